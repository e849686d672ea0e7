const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What the student is asked before the submit, with the numbers of the unanswered questions. */
export function submitQuestion(unanswered: readonly number[]): string {
  const closing = 'After this you cannot change your answers. Submit now?';
  if (unanswered.length === 0) return `You have answered every question. ${closing}`;
  const numbers = list.format(unanswered.map(String));
  return unanswered.length === 1
    ? `Question ${numbers} is not answered yet. ${closing}`
    : `Questions ${numbers} are not answered yet. ${closing}`;
}
