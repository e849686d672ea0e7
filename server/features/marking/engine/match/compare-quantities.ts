import { rememberFor } from '../text/remember.ts';
import type { Token } from '../text/tokenise.ts';

/** Compares how many of a thing are meant, and whether something is before or after another. */

const CLASSES: readonly (readonly [name: string, words: ReadonlySet<string>])[] = [
  ['all', new Set(['all', 'every', 'each', 'always', 'entire', 'whole', 'everyone', 'everything'])],
  ['most', new Set(['most', 'majority', 'mainly', 'mostly', 'usually'])],
  ['some', new Set(['some', 'few', 'several', 'minority', 'rarely', 'sometimes'])],
  ['none', new Set(['none', 'nobody', 'nothing'])],
];

const nextContent = (tokens: readonly Token[], at: number): string | undefined =>
  tokens.slice(at + 1, at + 4).find(({ isFunctionWord }) => !isFunctionWord)?.stem;

/**
 * Returns the class of quantity for each stem: in "all of the metals", "all" for the stem of
 * "metal".
 */
const classesOf = rememberFor((tokens: readonly Token[]): Map<string, string> => {
  return new Map(
    tokens.flatMap(({ word }, at): [string, string][] => {
      const name = CLASSES.find(([, words]) => words.has(word))?.[0];
      const what = nextContent(tokens, at);
      return name === undefined || what === undefined ? [] : [[what, name]];
    }),
  );
});

/** True for "All of the students passed" where the scheme has "most of the students passed". */
export function isOtherQuantity(wanted: readonly Token[], given: readonly Token[]): boolean {
  const own = classesOf(wanted);
  if (own.size === 0) return false;
  const told = classesOf(given);
  return [...own].some(([what, name]) => told.has(what) && told.get(what) !== name);
}

const timesOf = rememberFor((tokens: readonly Token[]): ReadonlyMap<string, string> => {
  return new Map(
    tokens.flatMap(({ word }, at): [string, string][] => {
      const what = word === 'before' || word === 'after' ? nextContent(tokens, at) : undefined;
      return what === undefined ? [] : [[what, word]];
    }),
  );
});

/** True for "Before the indicator" where the scheme has "after the indicator". */
export function isTimeReversed(wanted: readonly Token[], given: readonly Token[]): boolean {
  const own = timesOf(wanted);
  if (own.size === 0) return false;
  const told = timesOf(given);
  return [...own].some(([what, when]) => told.has(what) && told.get(what) !== when);
}
