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

/** Says that an appeal is decided, and for how many students who wrote the same it is not. */
export function formatDecided(leftAlone: number): string {
  if (leftAlone === 0) return appealsMessages.decided;
  return leftAlone === 1
    ? `${appealsMessages.decided} One other mark had changed meanwhile and was left alone.`
    : `${appealsMessages.decided} ${leftAlone} other marks had changed meanwhile and were left alone.`;
}

/** Returns the sentence for a new mark that is invalid, or that is the current one. */
export function newMarkNeeded(maxMark: number): string {
  return `Please give a mark from 0 to ${maxMark} that is different from the current one.`;
}
