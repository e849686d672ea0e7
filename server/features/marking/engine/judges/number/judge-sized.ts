import type { JudgeOne, PointOfKind } from '../judge.ts';

const SIZE = '(?:million|mn|m|billion|bn|thousand|k)';
/** "£2.4m", "145 (million years)". */
const POINT = new RegExp(
  String.raw`^[£$€]?\s?(\d[\d.,]*)\s?\(?(${SIZE})\b(?!\s*[/=×÷+])[^\d=]{0,30}$`,
  'i',
);
const SURE = 0.9;

const sizeOf = (word: string): string => {
  const first = word.toLowerCase()[0] ?? '';
  return first === 't' ? 'k' : first;
};

/** True if a point is about money or has a whole word, such as "million": "12 m" is a length. */
const isSize = (text: string): boolean => /^[£$€]/.test(text) || /\p{L}{3}/u.test(text);

/**
 * Returns the judge of a figure in millions, billions or thousands; null for other points. The
 * judge accepts answers with the same figure and size, with or without the thing counted. It
 * returns null for other answers.
 */
export function prepareSized({
  text,
  kind,
}: PointOfKind): ((answer: string) => ReturnType<JudgeOne> | null) | null {
  const [, figure, size] = POINT.exec(text.trim()) ?? [];
  if (kind !== 'number' || figure === undefined || size === undefined || !isSize(text)) return null;
  const written = figure.replaceAll(/[.,]/g, String.raw`\$&`);
  const given = new RegExp(String.raw`(?<![\d.,–−-])${written}\s?(${SIZE})(?![\p{L}/²³^])`, 'iu');
  return (answer) => {
    const found = given.exec(answer);
    if (found === null || sizeOf(found[1] ?? '') !== sizeOf(size)) return null;
    const span = { start: found.index, end: found.index + found[0].length };
    return { share: 1, sureness: SURE, spans: [span], finding: null };
  };
}
