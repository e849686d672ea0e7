/** The sentences of appeals against a mark. */
export const appealsMessages = {
  reasonRequired: 'Please say why.',
  alreadyAppealed: 'You have already questioned this mark.',
  notMarkedYet: 'This answer has no mark to question yet.',
  alreadyDecided: 'This question has already been decided.',
  sent: 'Your question has been sent.',
  sendFailed: 'Failed to send your question. Please try again.',
  loadFailed: 'Failed to load the appeals. Please try again.',
  none: 'Nobody has questioned a mark in this quiz.',
  decideFailed: 'Failed to save your decision. Please try again.',
  decided: 'Decided. The student sees it with your reason.',
} as const;

/** The sentence for a new mark that is none, or is the present one. */
export function newMarkNeeded(maxMark: number): string {
  return `Please give a mark from 0 to ${maxMark} that is different from the current one.`;
}
