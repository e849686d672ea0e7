import { stem } from '../../text/stem.ts';
import { FUNCTION_WORDS } from '../../text/word-lists.ts';
import { pointsOf, type Draft, type PointDraft } from './draft.ts';

/**
 * Finds the point that a remark is about: the one that it names by number, or shares words with.
 */

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  '5th': 5,
};

/** "M3", "box 1", "the second mark", "MP2": letters and digit, place, or ordinal. */
export const POINT_NAME = String.raw`(?:the\s+)?(?:(?:d{0,2}(MP|BP|[MABCEP])\s?(\d{1,2}))|(?:(?:box|line|point|pt|row|part|mark(?:ing)?\s*point|mark|bullet)\s*(\d{1,2}))|(first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th))\s+(?:mark(?:ing)?(?:\s*points?)?|point|row|box|bullet|tick|[MABE]\s?\d)s?)\b`;

type Name = readonly (string | undefined)[];

/**
 * Returns the point with this label, or else at this place; `name` is what `POINT_NAME` captured.
 */
export function pointCalled(
  draft: Draft,
  [letters, number, place, ordinal]: Name,
): PointDraft | undefined {
  const points = pointsOf(draft);
  const label = `${letters ?? ''}${number ?? ''}`.toUpperCase();
  const at = Number(place ?? ORDINALS[ordinal?.toLowerCase() ?? ''] ?? number);
  return points.find((one) => one.label === label) ?? points[at - 1];
}

const NAMES_POINT = new RegExp(
  String.raw`\bfor\s+${POINT_NAME}(?:\s+(?:and|or|only|if)\b.*)?\s*[.;]?$`,
  'i',
);

/** True if a remark ends with the name of a point: "… for M3". */
export const namesPoint = (text: string): boolean => NAMES_POINT.test(text);

/**
 * Returns the point that a remark names ("for M3", "for box 1"), and the remark without the name.
 */
export function findNamed(draft: Draft, text: string): { point: PointDraft; text: string } | null {
  const match = NAMES_POINT.exec(text);
  const point = match === null ? undefined : pointCalled(draft, match.slice(1));
  if (match === null || point === undefined) return null;
  return { point, text: text.slice(0, match.index).trim() };
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !FUNCTION_WORDS.has(word))
      .map((word) => stem(word)),
  );

/** True if a point contains all words of a remark. */
export const contains = (point: PointDraft, words: string): boolean => {
  const wanted = [...stemsOf(words)];
  if (wanted.length === 0)
    return ` ${point.text.toLowerCase()} `.includes(` ${words.toLowerCase().trim()} `);
  const has = stemsOf(point.text);
  return wanted.every((word) => has.has(word));
};

/** Returns the point that shares most words with a remark; null if none shares any. */
export function findClosest(draft: Draft, text: string): PointDraft | null {
  const wanted = stemsOf(text);
  const [best] = pointsOf(draft)
    .map((point) => ({
      point,
      shared: stemsOf(point.text).intersection(wanted).size,
    }))
    .toSorted((a, b) => b.shared - a.shared);
  return best === undefined || best.shared === 0 ? null : best.point;
}

/**
 * Returns the earlier point that a remark below the last point is about: it shares most of the
 * words of the remark, and the last point shares none. Returns null if there is no such point.
 */
export function findAbove(draft: Draft, text: string, last: PointDraft): PointDraft | null {
  const wanted = stemsOf(text);
  const shared = (point: PointDraft): number =>
    stemsOf([point.text, ...point.statements].join(' ')).intersection(wanted).size;
  if (wanted.size === 0 || shared(last) > 0) return null;
  const above = pointsOf(draft).filter((point) => point !== last);
  const [best, next] = above.toSorted((a, b) => shared(b) - shared(a));
  if (best === undefined || shared(best) * 2 <= wanted.size) return null;
  return next !== undefined && shared(next) === shared(best) ? null : best;
}
