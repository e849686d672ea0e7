import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';

/** "Bb", "I^A I^O", "XHXh", "rr": alleles, of which capital and small letters are different ones. */
const GENOTYPE =
  /(?<![\p{L}\p{N}])(?:X\s?\^?[A-Za-z]?\s?(?:X\s?\^?[A-Za-z]|Y)|I\s?\^?[ABOabo]\s?I\s?\^?[ABOabo]|[A-Za-z]\s?[A-Za-z])(?![\p{L}\p{N}])/gu;
const ASKS = /\bgenotypes?\b|\balleles?\b/i;
const NOT_ALLELES =
  /^(?:as|is|it|in|of|or|to|be|by|he|an|at|so|no|do|if|on|we|me|my|us|up|go|am)$/i;

const SURE = { right: 0.9, wrong: 0.85 } as const;

/** In one order, without signs: "h X^H X" as "XHXh". */
function plain(genotype: string): string {
  const bare = genotype.replaceAll(/[\s^]/g, '');
  const alleles =
    /^[XI]/.test(bare) && bare.length > 2 ? (bare.match(/[XI][A-Za-z]|Y/g) ?? []) : [...bare];
  return alleles.toSorted().join('');
}

/** Two letters of one gene: "Bb" and "BB", not "of". */
const isPair = (found: string): boolean => {
  const bare = found.replaceAll(/[\s^]/g, '');
  if (/^[XI]/.test(bare) && bare.length > 2) return true;
  return (
    bare.length === 2 &&
    bare[0]?.toLowerCase() === bare[1]?.toLowerCase() &&
    !NOT_ALLELES.test(bare)
  );
};

const findGenotypes = (text: string): string[] =>
  [...text.matchAll(GENOTYPE)]
    .map(([found]) => found)
    .filter(isPair)
    .map(plain);

/** The judge of a point that is one or more genotypes and nothing else; null for other points. */
export function prepareGenotype(
  point: PointOfKind,
  { questionText }: KindQuestion,
): JudgeOne | null {
  if (!ASKS.test(questionText)) return null;
  const bare = point.text.replaceAll(/\b(?:and|both|parents?|genotypes?)\b|[×x,;:+&.()]/g, ' ');
  const wanted = findGenotypes(point.text);
  const isOnly = bare.replaceAll(GENOTYPE, '').trim() === '';
  if (wanted.length === 0 || !isOnly) return null;
  const others = [...point.statements, ...point.standIns].filter(
    (text) => findGenotypes(text).length === 0,
  );
  const key = wanted.toSorted().join(' ');
  return (answer): KindVerdict => {
    const given = findGenotypes(answer.slice(0, 1000));
    const isTwice =
      /\b(?:both|each|they(?:'|’)?re (?:both|all))\b/i.test(answer) && given.length === 1;
    const all = isTwice ? [...given, ...given] : given;
    const isRight = all.toSorted().join(' ') === key;
    const isInWords = others.some((text) => answer.toLowerCase().includes(text.toLowerCase()));
    return {
      share: isRight || isInWords ? 1 : 0,
      sureness: isRight ? SURE.right : SURE.wrong,
      spans: isRight || isInWords ? [{ start: 0, end: answer.length }] : [],
      finding:
        isRight || isInWords ? null : given.length > wanted.length ? 'contradicted' : 'other-word',
    };
  };
}
