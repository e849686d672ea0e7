/** Sample requests of a script, by call; a test validates each against the contract. */
export const requestExamples: Record<string, unknown> = {
  'questions.create': {
    questionText: 'Which gas do plants take from the air for photosynthesis?',
    markSchemeAnswer: 'carbon dioxide (1)',
    maxMark: 1,
    topic: 'Photosynthesis',
    subject: 'Biology',
    level: 'GCSE',
    specCode: '4.4.1',
  },
  'quizzes.create': {
    quizCode: 'PLANT1',
    title: 'Photosynthesis',
    subject: 'Biology',
    defaultTimeLimit: 600,
    questionIds: ['6f1f1c9e-1f6e-4a57-9a5f-2f4c4b1d7c11'],
  },
  'quizzes.setReleased': { released: true },
  'quizzes.setLocked': { locked: true },
  'marking.startRun': { mode: 'unmarked' },
  'marking.markQuiz': {
    submissions: [
      {
        id: 'ada_PLANT1_q1',
        questionText: 'Which gas do plants take from the air?',
        userAnswer: 'carbon dioxide',
        markSchemeAnswer: 'carbon dioxide (1)',
        maxMark: 1,
      },
    ],
  },
  'reports.generate': {
    students: [
      { name: 'Asha', level: 6, positives: 'asks good questions', areasToImprove: 'show units' },
    ],
    classInfo: { className: '9B', subject: 'Biology', term: 'Autumn', unitsCovered: 'Cells' },
  },
  'tokens.create': { name: 'Timetable sync', scopes: ['quiz.list', 'result.read'], days: 90 },
  'system.changeSettings': { schoolName: 'St Example’s School' },
};
