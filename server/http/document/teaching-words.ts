import type { WordsOf } from './words.ts';

export const questionsWords: WordsOf<'questions'> = {
  list: ['List questions', 'One page of the bank. Text filters match any part, whatever the case.'],
  get: [
    'Read a question',
    'A question with where it is in use, which a teacher should know before changing it.',
  ],
  create: [
    'Create a question',
    '`maxMark` is in whole marks. Either the text or an image is needed, of the question and of the mark scheme.',
  ],
  update: ['Change a question'],
  countAsked: [
    'Count questions in use',
    'How many of them quizzes ask, which a teacher should know before deleting them.',
  ],
  remove: [
    'Delete questions',
    'Deletes all of them or none. Those that are gone already do not count.',
  ],
  listDeleted: [
    'List deleted questions',
    'Those that were deleted from the bank and that one may bring back, the last deleted first.',
  ],
  restore: ['Undo a deletion of questions', 'Puts all of them back into the bank, or none.'],
  duplicate: ['Duplicate a question', 'Makes a copy that belongs to whoever asked for it.'],
  listRevisions: [
    'List a question’s earlier versions',
    'The edits that were made when answers existed, newest first.',
  ],
  importFile: [
    'Import questions',
    'Adds the questions of a file to the bank, or with `dryRun` only says what would happen. Nothing is added unless every item is ready or left out.',
  ],
  exportFile: [
    'Download questions',
    'The questions that match the filters, all of them where none are given.',
  ],
  importTemplate: ['Download an empty import file', 'The CSV file to fill in.'],
};

export const quizzesWords: WordsOf<'quizzes'> = {
  listDeleted: [
    'List deleted quizzes',
    'Those that were deleted and that one may bring back, the last deleted first.',
  ],
  restore: [
    'Undo the deletion of a quiz',
    'Brings it back with its results. A marking run that the deletion stopped stays stopped.',
  ],
  exportQuestions: ['Download the questions of a quiz'],
  update: [
    'Change a quiz’s settings',
    'Changes title, time limit and what else its Settings tab shows; its questions stay.',
  ],
  list: ['List quizzes'],
  get: ['Read a quiz with its questions'],
  create: [
    'Create a quiz',
    '`defaultTimeLimit` is in seconds. The code is six characters of A to Z and 0 to 9 and stays taken.',
  ],
  setLocked: [
    'Lock or unlock a quiz',
    'A locked quiz cannot be begun. With `teacherCode`, it is locked for that class alone.',
  ],
  getSetFor: [
    'Read for whom a quiz is set',
    'For which classes it is set, and who has a window of their own.',
  ],
  setFor: [
    'Set a quiz for classes',
    'Sets it for these classes and no others; for none it is open to all with the code.',
  ],
  setWindow: [
    'Give one student other dates',
    'Gives a student a window of their own, in place of their class’s.',
  ],
  removeWindow: ['Take a student’s own dates away'],
  setReleased: [
    'Release marks, or hide them again',
    'Shows students the marks of a quiz whose results wait for it, or hides them again: everyone, the students of one class, or those of who shares the quiz.',
  ],
  duplicate: [
    'Duplicate a quiz',
    'Copies settings and questions under a new code: the one given, or a generated one.',
  ],
  remove: ['Delete a quiz', 'Hides the quiz; its results stay.'],
  importLegacy: [
    'Import quizzes from the legacy system',
    'Adds the questions and quizzes that the legacy system exported as JSON, or with `dryRun` only says what would happen. Nothing is added unless every item is ready or left out.',
  ],
};

export const attemptsWords: WordsOf<'attempts'> = {
  listSet: [
    'List quizzes that are set',
    'What is set for the student, or sat by its code: under way, to do, to come, and lately over.',
  ],
  describeStart: [
    'Look at a quiz before it begins',
    'The title of the quiz and the student’s own time, and whether they are sitting it. Begins nothing, and refuses what could not be begun.',
  ],
  start: ['Begin a quiz', 'Starts the student’s attempt, or takes up the one under way.'],
  saveAnswer: ['Save an answer', 'Stores one answer, as a draft or saved.'],
  finish: ['Hand in', 'Submits every answer and ends the attempt. Repeating it is harmless.'],
  checkIn: [
    'Say that the page is open',
    'Asked every few seconds by a page that is open: tells the teacher that the student is there, and the page of time that was added or an attempt that ended elsewhere.',
  ],
  startRest: [
    'Begin a rest break',
    'Begins a rest break; harmless where one goes on. The clock stands still, questions are not handed out, and answers are taken only while some may still be on their way (15 s).',
  ],
  endRest: [
    'End a rest break',
    'Ends a rest break; harmless where none goes on. What was not used of it is kept.',
  ],
  listLiveAttempts: [
    'Watch a quiz',
    'Everyone who started, and the students of the teacher’s class who have not; or of one class.',
  ],
  addTime: [
    'Add time',
    'Adds minutes for one student, or without `userId` for all at work; or all of one class.',
  ],
  reopen: [
    'Reopen an attempt',
    'Lets a student go on with a finished attempt for these minutes. Their answers stay.',
  ],
  finishFor: [
    'Hand in for a student',
    'Submits a student’s answers for them as they stand. Repeating it is harmless.',
  ],
};

export const resultsWords: WordsOf<'results'> = {
  myScores: ['Read one’s own scores'],
  latestFeedback: [
    'Read one’s latest feedback',
    'The newest marks that the student may see, and where the most were lost.',
  ],
  waitingWork: [
    'List what waits to be marked',
    'What waits for the teacher, quiz by quiz, newest first.',
  ],
  performanceOverview: [
    'Read the performance overview',
    'The teacher’s quizzes, an admin’s all, newest first; or what one class made of them.',
  ],
  classResults: [
    'List classes by which to look at results',
    'The classes by which a quiz can be looked at: those it is set for, or those that sat it.',
  ],
  quizResults: [
    'Read the results of a quiz',
    'Percentages are 0 to 100. A pending mark counts as 0 in a total and is left out of averages.',
  ],
  reteach: ['Read what to teach again'],
  exportResults: ['Download results', 'One row a student.'],
  exportEvidence: [
    'Download the evidence pack',
    'Every mark’s story, for moderation and audit: a workbook.',
  ],
  exportMarkbook: [
    'Download the markbook',
    'The teacher’s students × quizzes, in percent; or only the students of one class.',
  ],
};

export const searchWords: WordsOf<'search'> = {
  find: [
    'Search everything',
    'A few quizzes, people, classes and questions that the caller may open, by a part of a name or by words of a question.',
  ],
};
