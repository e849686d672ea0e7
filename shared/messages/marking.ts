/** The sentences of marking. Those of spec sections 4, 5 and 8 stand here word for word. */
export const markingMessages = {
  codeRequired: 'Please enter a quiz code!',
  loadFailed: 'Failed to load quiz responses. Please try again.',
  updateFailed: 'Failed to update mark. Please try again.',
  markFailed: 'Failed to mark responses with AI.',
  nothingToMark: 'No responses to mark!',
  confirmMarkAgain: 'All submissions are already marked, are you sure you want to mark again?',
  complete: 'AI grading complete! All submissions were processed successfully.',
  noMatch: 'No students match your search criteria.',
  nothingLoaded: 'Enter a quiz code and click "Load Responses" to view student submissions.',
  alreadyRunning: 'This quiz is being marked already. Please wait until that run has ended.',
  markedMeanwhile: 'Someone else changed this mark meanwhile. Please look at it again.',
  noDataToDownload: 'No data to download.',
  markerUnavailable: 'The marker cannot be reached at the moment. Please try again.',
} as const;

/** The closing sentence of a marking run (spec section 8). */
export function markingRunClosing(failed: number): string {
  return failed === 0
    ? markingMessages.complete
    : `Grading completed with ${failed} failed submissions. The rest were graded successfully.`;
}

/** The closing sentence of a marking run that the teacher stopped. */
export function markingRunStopped(marked: number, total: number): string {
  return `Marking was stopped. ${marked} of ${total} answers were marked.`;
}

/** The sentence when a code has no quiz (spec section 8, Teacher views). */
export function noQuizFound(quizCode: string): string {
  return `No quiz found with code: ${quizCode}`;
}
