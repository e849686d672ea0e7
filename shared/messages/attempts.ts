/** The sentences of attempts. Those from spec sections 4, 5 and 8 are word for word. */
export const attemptsMessages = {
  quizNotFound: 'Quiz not found. Please check the Quiz Code.',
  setListFailed: 'Failed to load your quizzes. Please try again.',
  clockStarts: 'Your time starts when you press Start.',
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
  submitFailedInPage:
    'Your answers could not be submitted yet. Keep this page open: they will be sent again.',
  answerSuperseded: 'A newer version of this answer is already saved.',
  wrongStudent: 'Someone else is signed in here now. Sign in again as yourself to continue.',
  noRestLeft: 'You have no rest break left in this quiz.',
  wrongStudentKept: 'Nothing you typed is lost: it is kept on this device for you.',
  endedElsewhere: 'This quiz has ended',
  tooLate:
    'The last words you typed came too late to be submitted. They are kept on this device. Tell your teacher: if they reopen the quiz, load it here again.',
  tooLateInPage:
    'The last words you typed came too late to be submitted. They are only on this page: copy them, and tell your teacher.',
  newerHandedIn:
    'For some questions, what you wrote on another device was handed in. This was not sent from here:',
  otherWords: 'You also wrote this, here or on another device:',
  otherWordsLeft:
    'You also wrote this, here or on another device. It was not handed in. Copy it from here if you need it:',
  keptInPage:
    'Not saved yet — please keep this page open, it will be sent when you are back online',
  restWithoutWayBack: 'You are having a rest break. Reload this page to end it.',
  aidsFailed:
    'Your reading aids or rest breaks could not be loaded. Your answers are kept while you try again.',
  questionsFailed: 'Your questions have not loaded yet. We will keep trying.',
  restOver: 'Your rest break is over. The clock is running again.',
  keptAutomatically: 'Kept automatically',
  confirmLeave:
    'The clock keeps running while you are away. Your answers are kept, and you can come back until time is up.',
  confirmLeaveUnsubmitted:
    'Your answers are not handed in yet. If you leave, they are sent only when you open the quiz again, and may come too late.',
  confirmLeaveInPage: 'Your last words are only on this page. If you leave, they may be lost.',
  newerElsewhere:
    'You wrote something newer on another device. It is now shown here. Check it, then submit.',
  wordsKept:
    'Some of your words are only on this device and have not been handed in. Open the quiz to send them, or to see why they cannot be sent.',
  keptTaken: 'What you typed while the server was away has now been handed in.',
  keptOnDevice: 'Kept on this device — will send when you are back online',
} as const;
