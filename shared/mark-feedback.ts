/** Names a full mark in words: "the mark", "both marks", "all 3 marks". */
export function nameFullMark(maxMark: number): string {
  if (maxMark === 1) return 'the mark';
  return maxMark === 2 ? 'both marks' : `all ${maxMark} marks`;
}

/**
 * Returns feedback that only states a teacher's mark and the words of the answer that earned it. It
 * replaces feedback on another mark.
 */
export function writeMarkFeedback(
  mark: number,
  maxMark: number,
  quotes: readonly string[],
): string {
  if (mark >= maxMark) return `Well done: you earned ${nameFullMark(maxMark)}.`;
  if (mark === 0) return 'This answer does not earn a mark yet.';
  const score = `You earned ${mark} of ${maxMark} marks.`;
  const words = quotes.map((quote) => `“${quote.replaceAll(/\s+/g, ' ').trim()}”`);
  return words.length === 0 ? score : `${score} What earned ${earned(mark)}: ${words.join(', ')}.`;
}

const earned = (mark: number): string => (mark === 1 ? 'it' : 'them');
