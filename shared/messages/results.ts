/** The sentences of results. Those of spec sections 4, 5 and 8 stand here word for word. */
export const resultsMessages = {
  scoresLoadFailed: 'Failed to load your quiz scores. Please try again.',
  noneCompleted: "You haven't completed any quizzes yet.",
  overviewFailed: 'Failed to load the class performance. Please try again.',
  overviewEmpty: 'No quizzes yet.',
  notYetAvailable: 'Not yet available',
  unknownStudent: 'Unknown Student',
} as const;
