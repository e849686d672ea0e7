import type { JudgeOne, KindVerdict, PointOfKind } from '../judge.ts';
import { isSameWord } from '../term/is-same-word.ts';

const SEPARATOR = /\s*(?:,|;|→|->|>|<|\n|\bthen\b)\s*|\s+(?=\(?\d{1,2}[.)]\s)/i;
const NUMBERED = /^\s*\(?\d{1,2}[.):]\s*/;

const itemsOf = (text: string): string[] =>
  text
    .slice(0, 2000)
    .split(SEPARATOR)
    .map((item) =>
      item
        .replace(NUMBERED, '')
        .replace(/^and\s+|[.]$/gi, '')
        .trim(),
    )
    .filter((item) => item !== '');

const isSameItem = (given: string, wanted: string): boolean => {
  const [one, other] = [given.split(/\s+/), wanted.split(/\s+/)];
  return (
    one.length === other.length && one.every((word, index) => isSameWord(word, other[index] ?? ''))
  );
};

const LETTERS = /^[A-H](?:\s*,?\s*[A-H])+$/i;

/** "CADB" and "C A D B" are lists of letters, and words without signs a list of words. */
function readGiven(answer: string, count: number): string[] {
  const bare = answer.trim().replace(/\.$/, '');
  if (LETTERS.test(bare.replaceAll(/[\s,>→-]+/g, ' ')))
    return bare.replaceAll(/[^A-H]/gi, '').split('');
  const items = itemsOf(answer);
  const words = bare.split(/\s+/);
  return items.length === 1 && words.length === count ? words : items;
}

/** The judge of a list whose order counts; null where the point is none. All of it or nothing. */
export function prepareOrder(point: PointOfKind): JudgeOne | null {
  const wanted = itemsOf(point.text);
  if (wanted.length < 3) return null;
  return (answer): KindVerdict => {
    const given = readGiven(answer, wanted.length);
    const isRight =
      given.length === wanted.length &&
      given.every((item, index) => isSameItem(item, wanted[index] ?? ''));
    if (isRight)
      return { share: 1, sureness: 0.93, spans: [{ start: 0, end: answer.length }], finding: null };
    const hasAll = wanted.every((item) => given.some((other) => isSameItem(other, item)));
    // For several marks part of the order may earn part: only a person can tell.
    const isReversed = given
      .toReversed()
      .every((item, index) => isSameItem(item, wanted[index] ?? ''));
    const sureness = point.marks === 1 || isReversed ? 0.88 : 0.5;
    return { share: 0, sureness, spans: [], finding: hasAll ? 'order-wrong' : 'incomplete' };
  };
}
