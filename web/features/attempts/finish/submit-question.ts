const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** A longer list of numbers would not be read. */
const MOST_NAMED = 6;

/**
 * Returns the question asked before a submit that leaves these questions, at least one, unanswered.
 */
export function submitQuestion(unanswered: readonly number[]): string {
  return `${whichAreUnanswered(unanswered)} After this you cannot change your answers. Submit now?`;
}

function whichAreUnanswered(unanswered: readonly number[]): string {
  if (unanswered.length === 1) return `Question ${unanswered[0]} is not answered yet.`;
  if (unanswered.length > MOST_NAMED) {
    return `${unanswered.length} questions are not answered yet, starting with question ${unanswered[0]}.`;
  }
  return `Questions ${list.format(unanswered.map(String))} are not answered yet.`;
}
