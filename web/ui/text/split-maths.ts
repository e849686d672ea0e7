/** A segment of a text: plain words, or maths between dollar signs. */
export interface TextSegment {
  kind: 'words' | 'maths' | 'display-maths';
  /** The segment's position in the text, including its dollar signs. */
  start: number;
  end: number;
  /** The words as shown, or the maths without its dollar signs. */
  content: string;
}

/**
 * Matches `$$…$$` and `$…$`. Text between single signs neither begins nor ends with a space, stays
 * on one line, and is not followed by a digit, so "from $5 to $10" remains an amount of money. `\$`
 * is a literal dollar sign.
 */
const MATHS =
  /(?<!\\)(?:\$\$(?<display>(?:[^$\\]|\\[\s\S])+)\$\$|\$(?<inline>(?!\s)(?:[^$\\\n]|\\[^\n])+?)(?<!\s)\$(?!\d))/g;

const ESCAPED_DOLLAR = /\\\$/g;

/** Splits a text into words and maths, in order and without gaps. */
export function splitMaths(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  const addWords = (until: number) => {
    if (until === end) return;
    segments.push({ kind: 'words', start: end, end: until, content: text.slice(end, until) });
  };
  for (const match of text.matchAll(MATHS)) {
    const { display, inline = '' } = match.groups ?? {};
    addWords(match.index);
    end = match.index + match[0].length;
    segments.push({
      kind: display === undefined ? 'maths' : 'display-maths',
      start: match.index,
      end,
      content: display ?? inline,
    });
  }
  addWords(text.length);
  return segments;
}

/** Removes the backslash from escaped dollar signs. */
export function withoutEscapes(words: string): string {
  return words.replaceAll(ESCAPED_DOLLAR, '$');
}
