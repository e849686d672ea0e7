import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';

/** Pairs of alleles such as "Bb", "I^A I^O" and "XHXh". Case matters. */
const GENOTYPE =
  /(?<![\p{L}\p{N}])(?:X\s?\^?[A-Za-z]?\s?(?:X\s?\^?[A-Za-z]|Y)|I\s?\^?[ABOabo]\s?I\s?\^?[ABOabo]|[A-Za-z]\s?[A-Za-z])(?![\p{L}\p{N}])/gu;
const ASKS = /\bgenotypes?\b|\balleles?\b/i;
const SURE = { right: 0.9, wrong: 0.85, unclear: 0.5 } as const;

/** Normalises order and signs: "hH" becomes "Hh", "X^h X^H" becomes "XHXh". */
function plain(genotype: string): string {
  const bare = genotype.replaceAll(/[\s^]/g, '');
  const alleles =
    /^[XI]/.test(bare) && bare.length > 2 ? (bare.match(/[XI][A-Za-z]|Y/g) ?? []) : [...bare];
  return alleles.toSorted().join('');
}

/** True for two alleles of the same gene: "Bb" or "BB", but not "of". */
const isPair = (found: string): boolean => {
  const [first = '', second = '', ...rest] = found.replaceAll(/[\s^]/g, '');
  return rest.length > 0 || first.toLowerCase() === second.toLowerCase();
};

/** A genotype in a text, with order and signs normalised. */
export interface Genotype {
  plain: string;
  start: number;
  end: number;
}

export const findGenotypes = (text: string): Genotype[] =>
  [...text.matchAll(GENOTYPE)]
    .filter(([found]) => isPair(found))
    .map(({ 0: found, index }) => ({
      plain: plain(found),
      start: index,
      end: index + found.length,
    }));

/**
 * Returns the judge of a point that is one or more genotypes and nothing else; null for other
 * points. In an answer with more genotypes the last one counts, so the verdict is doubted, as is
 * one on an answer without any.
 */
export function prepareGenotype(
  point: PointOfKind,
  { questionText }: KindQuestion,
): JudgeOne | null {
  if (point.isKindGiven || !ASKS.test(questionText)) return null;
  const bare = point.text.replaceAll(/\b(?:and|both|parents?|genotypes?)\b|[×x,;:+&.()]/g, ' ');
  const wanted = findGenotypes(point.text).map((one) => one.plain);
  if (wanted.length === 0 || bare.replaceAll(GENOTYPE, '').trim() !== '') return null;
  const words = [...point.statements, ...point.standIns].filter(
    (text) => findGenotypes(text).length === 0,
  );
  const key = wanted.toSorted().join(' ');
  return (answer): KindVerdict => {
    const given = findGenotypes(answer.slice(0, 1000)).map((one) => one.plain);
    const isTwice = /\b(?:both|each)\b/i.test(answer) && given.length === 1;
    const last = isTwice ? [...given, ...given] : given.slice(-wanted.length);
    const isRight =
      last.toSorted().join(' ') === key ||
      words.some((text) => answer.toLowerCase().includes(text.toLowerCase()));
    const isClear = given.length > 0 && given.length <= wanted.length;
    return {
      share: isRight ? 1 : 0,
      sureness: isClear ? (isRight ? SURE.right : SURE.wrong) : SURE.unclear,
      spans: isRight ? [{ start: 0, end: answer.length }] : [],
      finding: isRight ? null : 'other-word',
    };
  };
}
