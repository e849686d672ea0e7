const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** A longer list of numbers would not be read. */
const MOST_NAMED = 6;

/**
 * Returns the question asked before a submit that leaves these questions unanswered, and those with
 * other words that the student wrote elsewhere and has not used. There is at least one of either.
 */
export function submitQuestion(
  unanswered: readonly number[],
  withOtherWords: readonly number[],
): string {
  const gaps = [unansweredSentence(unanswered), otherWordsSentence(withOtherWords)];
  const known = gaps.filter((gap) => gap !== '').join(' ');
  return `${known} After this you cannot change your answers. Submit now?`;
}

function unansweredSentence(numbers: readonly number[]): string {
  const [first, second] = numbers;
  if (first === undefined) return '';
  if (second === undefined) return `Question ${first} is not answered yet.`;
  if (numbers.length > MOST_NAMED) {
    return `${numbers.length} questions are not answered yet, starting with question ${first}.`;
  }
  return `Questions ${list.format(numbers.map(String))} are not answered yet.`;
}

function otherWordsSentence(numbers: readonly number[]): string {
  const [first, second] = numbers;
  if (first === undefined) return '';
  if (second === undefined) {
    return `Question ${first} has other words of yours, which will not be handed in.`;
  }
  if (numbers.length > MOST_NAMED) {
    return `${numbers.length} questions, starting with question ${first}, have other words of yours, which will not be handed in.`;
  }
  return `Questions ${list.format(numbers.map(String))} have other words of yours, which will not be handed in.`;
}
