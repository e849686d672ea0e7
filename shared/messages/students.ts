/** The sentences of a student's profile. */
export const studentsMessages = {
  arrangementsSaved: 'Access arrangements updated successfully!',
  arrangementsFailed: 'Failed to update access arrangements. Please try again.',
  restBreakRange: 'Rest breaks are a whole number of minutes from 0 to 120.',
  neverSat: 'No quizzes yet.',
  nothingMarked: 'Nothing is marked yet.',
} as const;
