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
  const gaps = [
    withNumbers(unanswered, ['is not answered yet', 'are not answered yet'], ''),
    withNumbers(
      withOtherWords,
      ['has other words of yours', 'have other words of yours'],
      ', which will not be handed in',
    ),
  ];
  const known = gaps.filter((gap) => gap !== '').join(' ');
  return `${known} After this you cannot change your answers. Submit now?`;
}

/** Returns a sentence on these questions; empty if there are none. */
function withNumbers(
  numbers: readonly number[],
  [ofOne, ofMany]: readonly [string, string],
  end: string,
): string {
  const [first] = numbers;
  if (first === undefined) return '';
  if (numbers.length === 1) return `Question ${first} ${ofOne}${end}.`;
  if (numbers.length > MOST_NAMED) {
    return `${numbers.length} questions ${ofMany}, starting with question ${first}${end}.`;
  }
  return `Questions ${list.format(numbers.map(String))} ${ofMany}${end}.`;
}
