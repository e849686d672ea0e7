import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';

/** One of a list's successive states, "Pass 1: 3 7 1 5 9", each with a separate mark. */
interface State {
  /** Its index among the states that have marks, from 0, and the number of them. */
  at: number;
  of: number;
  items: string;
}

const SURE = { right: 0.9, other: 0.75, carried: 0.5, nothing: 0.6 } as const;
const LEAST_ITEMS = 4;

const ITEM = String.raw`(?:-?\d{1,4}(?:\.\d+)?|\p{Lu})`;
const END = String.raw`(?![\p{L}\d.]*[\p{L}\d])`;
/** "2 6 4 8" or "2, 6, 4, 8": a comma between two lists separated by spaces ends the first. */
const SEQUENCE = new RegExp(
  String.raw`(?<![\p{L}\d.])(?:${ITEM}(?:[^\S\n]+${ITEM}${END})+|${ITEM}(?:[^\S\n]*,[^\S\n]*${ITEM}${END})+)`,
  'gu',
);
const LABEL =
  /^\s*(?:(?:after\s+)?(?:pass|step|stage|swap|iteration|state|line|row|round)\s*\d{1,2}\s*[:=.–-]?|\d{1,2}\s*[:.)])\s*/i;
const OF_LISTS =
  /\b(?:sort|pass(?:es)?|list|array|queue|stack|merge|traversal|order of (?:visit|nodes)|state of)\b/i;

const itemsOf = (text: string): string[] => text.trim().split(/[\s,]+/);
const isState = (text: string): boolean => {
  const [only] = text.match(SEQUENCE) ?? [];
  return only?.trim() === text.trim() && itemsOf(text).length >= LEAST_ITEMS;
};

/**
 * Returns the state that a point asks for; null if it is not a state of a list, or the question is
 * not about lists.
 */
export function readState(
  point: PointOfKind,
  points: readonly PointOfKind[],
  { questionText }: KindQuestion,
): State | null {
  if (!OF_LISTS.test(questionText)) return null;
  const states = points.filter(({ text }) => isState(text.replace(LABEL, '')));
  const at = states.indexOf(point);
  return at === -1 || states.length < 2
    ? null
    : { at, of: states.length, items: itemsOf(point.text.replace(LABEL, '')).join(' ') };
}

/** A label that says which state follows. */
const NAMED_STATE =
  /\b(?:after\s+)?(?:pass|step|stage|iteration|state|round|after)\s*(\d{1,2})\s*[:=.)–-]*/gi;

/** Returns the last list that an answer gives for each state; by label, or in order. */
function statesIn(answer: string, length: number): string[] {
  const listsOf = (text: string): string[] =>
    (text.match(SEQUENCE) ?? [])
      .map((found) => itemsOf(found))
      .filter((items) => items.length === length)
      .map((items) => items.join(' '));
  const named = [...answer.matchAll(NAMED_STATE)];
  if (named.length < 2) return listsOf(answer);
  return named.map((name, at) => {
    const from = name.index + name[0].length;
    return listsOf(answer.slice(from, named[at + 1]?.index)).at(-1) ?? '';
  });
}

/** Judges a state by the list in its place, because the right list elsewhere is another state. */
export function judgeState({ at, of, items }: State): (answer: string) => KindVerdict {
  const length = itemsOf(items).length;
  return (answer) => {
    const states = statesIn(answer, length);
    const missed = (sureness: number): KindVerdict => ({
      share: 0,
      sureness,
      spans: [],
      finding: states.length > 0 ? 'other-value' : null,
    });
    if (states.length === 0) return missed(SURE.nothing);
    const isInPlace = states.length === of ? states[at] === items : states.includes(items);
    if (isInPlace)
      return {
        share: 1,
        sureness: states.length === of ? SURE.right : SURE.other,
        spans: [{ start: 0, end: answer.length }],
        finding: null,
      };
    // A state that follows from a slip may be right in itself.
    return missed(at > 0 ? SURE.carried : SURE.other);
  };
}
