/** The sentences of results. Those from spec sections 4, 5 and 8 are word for word. */
export const resultsMessages = {
  scoresLoadFailed: 'Failed to load your quiz scores. Please try again.',
  noneCompleted: "You haven't completed any quizzes yet.",
  waitingFailed: 'Failed to load what is waiting for you. Please try again.',
  overviewFailed: 'Failed to load the class performance. Please try again.',
  overviewEmpty: 'No quizzes yet.',
  notYetAvailable: 'Not yet available',
  resultsLoadFailed: 'Failed to load quiz results. Please try again.',
  reteachLoadFailed: 'Failed to load the reteach sheet. Please try again.',
  downloadFailed: 'Failed to download the file. Please try again.',
  nobodySat: 'Nobody has sat this quiz yet.',
  nothingMarked: 'Nothing is marked yet.',
  followUpFailed: 'Failed to prepare the follow-up quiz. Please try again.',
  followUpGone: 'The questions for a follow-up are no longer in the bank.',
  followUpReady: 'A draft from the reteach sheet. Change what you like, then create the quiz.',
  confirmReplaceDraft:
    'You have an unfinished quiz on this device. The follow-up quiz would take its place.',
  studentNotFound: 'Student profile not found',
  profileFailed: 'An error occurred while fetching your profile.',
  noAssessmentData: 'No assessment data available to download.',
  unknownStudent: 'Unknown Student',
} as const;
