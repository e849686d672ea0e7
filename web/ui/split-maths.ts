/** A stretch of a text: plain words, or maths between dollar signs. */
export interface TextSegment {
  kind: 'words' | 'maths' | 'display-maths';
  /** Where it stands in the text, its dollar signs included. */
  start: number;
  end: number;
  /** The words as they are shown, or the maths without its dollar signs. */
  content: string;
}

/**
 * `$$…$$` and `$…$`. What stands between single signs begins and ends with no blank, stays on one
 * line, and no digit follows: so "from $5 to $10" remains an amount of money. `\$` is a plain sign.
 */
const MATHS =
  /(?<!\\)(?:\$\$(?<display>(?:[^$\\]|\\[\s\S])+)\$\$|\$(?<inline>(?!\s)(?:[^$\\\n]|\\[^\n])+?)(?<!\s)\$(?!\d))/g;

const ESCAPED_DOLLAR = /\\\$/g;

/** Cuts a text into words and maths, in order and without gaps. */
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

/** Words as they are shown: an escaped dollar sign without its backslash. */
export function withoutEscapes(words: string): string {
  return words.replaceAll(ESCAPED_DOLLAR, '$');
}
