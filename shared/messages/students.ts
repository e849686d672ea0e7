/** The sentences of a student's profile. */
export const studentsMessages = {
  arrangementsSaved: 'Access arrangements updated successfully!',
  arrangementsFailed: 'Failed to update access arrangements. Please try again.',
  restBreakRange: 'Rest breaks must be a whole number of minutes from 0 to 120.',
  mergeWithItself: 'These are already one account.',
  mergeWhileSitting:
    'One of the accounts is sitting a quiz, or has just handed one in. Please try again in a minute.',
  mergeChanged:
    'Something has changed since you last looked. Nothing has been merged: please look again.',
  mergeUndecided: 'Please decide for each quiz which attempt counts.',
  merged: 'The accounts are now one.',
  mergeFailed: 'The accounts could not be merged. Nothing has been changed.',
  mergePreviewFailed: 'The accounts could not be compared. Please try again.',
  neverSat: 'No quizzes yet.',
  nothingMarked: 'Nothing is marked yet.',
} as const;
