/** The sentences of attempts. Those of spec sections 4, 5 and 8 stand here word for word. */
export const attemptsMessages = {
  quizNotFound: 'Quiz not found. Please check the Quiz Code.',
  loadFailed: 'Failed to load quiz. Please try again.',
  saveFailed: 'Failed to save answer. Please try again.',
  locked: 'This quiz is locked',
  lockedAdvice: 'Please contact your teacher.',
  timeIsUp: 'Time is up!',
  completed: 'Test completed!',
  alreadyCompleted: 'You have already completed this quiz.',
  nothingLoaded: 'No questions loaded yet.',
  nothingLoadedAdvice: 'Enter a quiz code and click "Load Quiz" to begin.',
  submitFailed:
    'Your answers could not be submitted yet. They are safe on this device and will be sent again.',
  answerSuperseded: 'A newer version of this answer is already saved.',
  keptOnDevice: 'Kept on this device — will send when you are back online',
} as const;
