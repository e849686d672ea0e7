import type { ContentPoint, SchemeContent } from './scheme-contents.ts';

/** Writes a scheme's content as a particular board would print it. */
export type Layout = (content: SchemeContent) => string;

/** How a board words its guidance; "_" is replaced by what it is about. */
interface Guidance {
  accept: string;
  reject: string;
  ignore: string;
}
export const AQA = { accept: 'allow _', reject: 'do not accept _', ignore: 'ignore _' };
export const OCR = { accept: 'ALLOW _', reject: 'DO NOT ALLOW _', ignore: 'IGNORE _' };
export const CIE = { accept: 'A _', reject: 'R _', ignore: 'I _' };
export const EDEXCEL = { accept: 'Accept: _', reject: 'Reject: _', ignore: 'Ignore: _' };

const NUMBERS = ['', 'one', 'two', 'three'];

/** Returns a point with its other wording. */
export const wordings = ({ text, or }: ContentPoint, sign = ' / '): string =>
  or === undefined ? text : `${text}${sign}${or}`;

/** Returns how a layout writes the other wording of a point, if it has one. */
export const alternative = ({ or }: ContentPoint, write: (or: string) => string[]): string[] =>
  or === undefined ? [] : write(or);

export const inWords = (count: number): string => NUMBERS[count] ?? '';

/** Returns the most marks that the scheme gives. */
export const mostOf = ({ pick, points }: SchemeContent): number => pick ?? points.length;

/** Returns the assessment objective of a point. */
export const objectiveOf = ({ ao }: ContentPoint): string => ao ?? 'AO1';

/**
 * Returns "Any two from:" in a board's words ("N" in letters, "#" in figures); nothing if all
 * points count.
 */
export const anyOf = ({ pick }: SchemeContent, words: string): string[] =>
  pick === undefined ? [] : [words.replace('N', inWords(pick)).replace('#', String(pick))];

/** Returns the guidance of a point, one remark a line. */
export const guidanceOf = (point: ContentPoint, words: Guidance): string[] =>
  (['accept', 'reject', 'ignore'] as const).flatMap((kind) => {
    const about = point[kind];
    return about === undefined ? [] : [words[kind].replace('_', about)];
  });

export const lines = (...parts: readonly (string | readonly string[])[]): string =>
  parts.flat().join('\n');

export const tabs = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t')).join('\n');

/** Wraps a text into lines of at most `width` characters. */
export function wrap(text: string, width: number): string[] {
  const wrapped = [''];
  for (const word of text.split(' ')) {
    const last = wrapped.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > width) wrapped.push(word);
    else wrapped[wrapped.length - 1] = `${last} ${word}`.trim();
  }
  return wrapped;
}

/**
 * Lays out cells side by side, separated by blanks and each wrapped separately, as extracted from a
 * PDF.
 */
export function sideBySide(
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): string {
  return lines(
    rows.map((row) => {
      const cells = row.map((cell, at) =>
        cell.split('\n').flatMap((line) => wrap(line, widths[at] ?? 0)),
      );
      const height = Math.max(...cells.map((cell) => cell.length));
      return Array.from({ length: height }, (_, line) =>
        cells
          .map((cell, at) => (cell[line] ?? '').padEnd((widths[at] ?? 0) + 3))
          .join('')
          .trimEnd(),
      ).join('\n');
    }),
  );
}
