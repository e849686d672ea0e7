import { rememberFor } from '../text/remember.ts';
import type { Token } from '../text/tokenise.ts';
import { likeness } from './word-likeness.ts';

/** Compares who does something to whom: "the fox eats the rabbit", not the reverse. */

/** Verbs that apply to two things equally, whichever comes first. */
const MUTUAL =
  /^(?:meet|join|equal|balanc|react|mix|combin|touch|shar|link|connect|match|differ|bond|marri|marry|relat|resembl|becom|remain|includ|contain|mean|is|form|make)/;
const HELPS = /^(?:is|are|was|were|be|been|being|gets?|got)$/;
const PRONOUN = /^(?:it|them|him|her|us)$/;

interface Deed {
  doer: Token | null;
  verb: Token;
  done: Token;
}

const contentOf = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ isFunctionWord, quantity }) => !isFunctionWord && quantity === null);

const VERB = /(?:s|ed|es|ies)$/;

/**
 * Reads a statement of a verb with its object, and perhaps its subject; returns null for any other.
 */
const readDeed = rememberFor((tokens: readonly Token[]): Deed | null => {
  const isPlain = tokens.every(
    ({ word, negatedBy }) => negatedBy === null && !/^(?:by|of|than|and|or|with)$/.test(word),
  );
  const hasPronoun = /^(?:it|they|he|she|we)$/.test(tokens[0]?.word ?? '');
  const [first, second, third, ...more] = contentOf(tokens);
  if (!isPlain || first === undefined || second === undefined) return null;
  if (!hasPronoun && (third === undefined || more.length > 0)) return null;
  const deed =
    third === undefined || hasPronoun
      ? { doer: null, verb: first, done: second }
      : { doer: first, verb: second, done: third };
  return VERB.test(deed.verb.word) && !MUTUAL.test(deed.verb.stem) ? deed : null;
});

const isLike = (one: Token, other: Token): boolean => likeness(one, other) > 0.6;

/**
 * True if an answer has the roles swapped: "rabbits eat foxes", "the fox is eaten by the rabbit",
 * "organs protect it".
 */
export function areRolesSwapped(wanted: readonly Token[], given: readonly Token[]): boolean {
  const deed = readDeed(wanted);
  if (deed === null) return false;
  const { doer, verb, done } = deed;
  const turned: boolean[] = [];
  for (const [at, token] of given.entries()) {
    if (token.isFunctionWord || !isLike(verb, token)) continue;
    const clause = given.filter((other) => other.clause === token.clause);
    const place = clause.indexOf(token);
    const before = clause.slice(0, place);
    const after = clause.slice(place + 1);
    const helper = before.slice(-2).some(({ word }) => HELPS.test(word));
    const by = after.findIndex(({ word }) => word === 'by');
    const isPassive = helper && !token.word.endsWith('ing') && by >= 0 && by < 3;
    const [actors, objects] = isPassive ? [after, before] : [before, after];
    const has = (tokens: readonly Token[], one: Token): boolean =>
      tokens.some((other) => isLike(one, other));
    const isTold = doer !== null && has(actors, doer) && has(objects, done);
    const isTurned =
      has(actors, done) &&
      !has(objects, done) &&
      (doer === null
        ? PRONOUN.test(given[at + 1]?.word ?? '') || isPassive
        : has(objects, doer) && !has(actors, doer));
    if (isTold || isTurned) turned.push(isTurned && !isTold);
  }
  return turned.length > 0 && turned.every(Boolean);
}
