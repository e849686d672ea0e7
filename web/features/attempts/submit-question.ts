const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What the student is asked before a submit that leaves these questions, at least one, unanswered. */
export function submitQuestion(unanswered: readonly number[]): string {
  const closing = 'After this you cannot change your answers. Submit now?';
  const numbers = list.format(unanswered.map(String));
  return unanswered.length === 1
    ? `Question ${numbers} is not answered yet. ${closing}`
    : `Questions ${numbers} are not answered yet. ${closing}`;
}
