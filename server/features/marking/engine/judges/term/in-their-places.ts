import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { askedFor } from './list-principle.ts';

/**
 * "Slowly: adverb", "cathode / negative: zinc": a label that says what the name belongs to, in one
 * wording or another.
 */
const LABEL = /^\s*\(?(\p{L}[\p{L} ]{1,24}(?:\/[\p{L} ]{1,24})?):\)?\s+\S/u;
const ANY_ORDER = /\bany order\b|\beither way\b|\bother way (?:a)?round\b/i;
/** Names in a different order than asked for may belong to the wrong things. */
const TURNED = 0.5;
const MISPLACED = 0.75;
const MOST_LETTERS = 4000;

const labelOf = ({ text }: PointOfKind): string | null =>
  LABEL.exec(text)?.[1]?.toLowerCase() ?? null;

/** Returns where an answer has a label, in any of its wordings. */
const findLabel = (label: string, low: string): number =>
  low.search(
    new RegExp(String.raw`(?<!\p{L})(?:${label.split(/\s*\/\s*/).join('|')})(?!\p{L})`, 'u'),
  );

/**
 * Returns the piece of an answer for each label, from there to the next; null if fewer than two are
 * found.
 */
function piecesBehind(labels: readonly string[], answer: string): (string | null)[] | null {
  const low = answer.slice(0, MOST_LETTERS).toLowerCase();
  const places = labels.map((label) => findLabel(label, low));
  if (places.filter((at) => at >= 0).length < 2 || Math.min(...places.filter((at) => at >= 0)) > 8)
    return null;
  return places.map((at) => {
    if (at < 0) return null;
    const next = places.filter((other) => other > at);
    return answer.slice(at, next.length === 0 ? undefined : Math.min(...next));
  });
}

/**
 * Returns the part of an answer for each label: "Zinc at the cathode and chlorine at the anode";
 * null if a part does not have exactly one.
 */
function partsAround(labels: readonly string[], answer: string): (string | null)[] | null {
  const parts = itemsOf(answer.slice(0, MOST_LETTERS));
  const named = parts.map((part) =>
    labels.filter((label) => findLabel(label, part.toLowerCase()) >= 0),
  );
  if (named.some(({ length }) => length !== 1)) return null;
  return labels.map(
    (label) => parts.filter((_, at) => named[at]?.[0] === label).join(', ') || null,
  );
}

const itemsOf = (answer: string): string[] =>
  answer
    .split(/[,;\n]|\s+(?:and|then)\s+/)
    .map((item) => item.trim())
    .filter((item) => /\p{L}/u.test(item));

/**
 * Counts names of things that the question lists only in their places: "verb, adverb" earns nothing
 * if the first is the adverb. If the question only asks for one and then another, names in the
 * opposite order are doubted.
 */
export function placeNames(
  verdicts: readonly (KindVerdict | null)[],
  points: readonly PointOfKind[],
  { questionText, scheme }: KindQuestion,
  answer: string,
  judge: (index: number, piece: string) => KindVerdict | null,
): readonly (KindVerdict | null)[] {
  const places = points.flatMap((point, index) => (point.kind === 'term' ? [index] : []));
  const found = places.filter((index) => verdicts[index]?.share === 1);
  if (places.length < 2 || found.length === 0 || ANY_ORDER.test(scheme)) return verdicts;
  const labels = points.map((point) => labelOf(point));
  if (labels.every((label) => label !== null)) {
    const items = itemsOf(answer);
    const pieces =
      partsAround(labels, answer) ??
      piecesBehind(labels, answer) ??
      (items.length === points.length ? items : null);
    if (pieces === null) return verdicts;
    return verdicts.map((verdict, index) => {
      if (verdict?.share !== 1) return verdict;
      const own = pieces[index] ?? null;
      return own !== null && judge(index, own)?.share === 1
        ? verdict
        : { share: 0, sureness: MISPLACED, spans: [], finding: 'other-word' };
    });
  }
  const starts = found.map((index) => verdicts[index]?.spans[0]?.start ?? 0);
  const isTurned = starts.some((start, at) => start < (starts[at - 1] ?? 0));
  if (!isTurned || askedFor(questionText) !== null) return verdicts;
  return verdicts.map((verdict, index) =>
    verdict !== null && found.includes(index)
      ? { ...verdict, sureness: Math.min(verdict.sureness, TURNED), finding: 'order-wrong' }
      : verdict,
  );
}
