import { stem as stemOf } from '../text/stem.ts';
import type { Answer } from './answer.ts';
import { findStatement, type Finding } from './find-statement.ts';
import type { PointInScheme } from './prepare-point.ts';
import type { Statement } from './statement.ts';

/** Checks whether an answer says what the scheme rejects for a point ("reject strong"). */

/** The shares from which a rejected wording counts as said, and the wanted one as said in full. */
export const REJECTED_FROM = 0.8;
export const SAID_WHOLE = 0.95;
/**
 * The share from which rejected words in another order count as said, as they may be about
 * something else.
 */
const SAID_APART = 0.85;

/**
 * True if words are in order: "The ions vibrate more and the electrons …" does not say that
 * electrons vibrate more.
 */
function isInOrder({ slots }: Statement, { tokens }: Finding): boolean {
  const places = slots.map(({ meet }) => tokens.findIndex((token) => meet(token).quality > 0));
  const found = places.filter((place) => place >= 0);
  return found.every((place, at) => place >= (found[at - 1] ?? 0));
}

/**
 * True for "Add hydrochloric acid" where the scheme has "hydrochloric acid is added": the active
 * voice, with nothing in between.
 */
function isToldActively(
  { text }: Statement,
  { tokens: found }: Finding,
  { tokens }: Answer,
): boolean {
  const verb = PASSIVE.exec(text)?.[1];
  const content = tokens.filter(({ isFunctionWord }) => !isFunctionWord);
  const first = content.findIndex((token) => found.includes(token));
  return (
    verb !== undefined &&
    content[first]?.stem === stemOf(verb) &&
    content.slice(first, first + found.length).every((token) => found.includes(token))
  );
}
const PASSIVE = /\b(?:is|are|was|were|been?)\s+(\p{L}+)\s*$/iu;

const wordsIn = (statement: Statement): string[] => statement.tokens.map(({ word }) => word);

/**
 * True for "louder", which the point asks for although "loud" is rejected: the same word in another
 * form.
 */
function isOwnForm(refused: Statement, own: readonly Statement[], { tokens }: Finding): boolean {
  const asked = new Set(own.flatMap((statement) => wordsIn(statement)));
  const words = new Set(wordsIn(refused));
  return tokens.length > 0 && tokens.every(({ word }) => asked.has(word) && !words.has(word));
}

/** True if an answer says what the scheme rejects, and does not express the point in full. */
export function saysRefused(
  { rejected, statements }: Pick<PointInScheme, 'rejected' | 'statements'>,
  answer: Answer,
  found: number,
): boolean {
  return rejected.some((statement) => {
    const finding = findStatement(statement, answer);
    if (finding === null || finding.share < REJECTED_FROM) return false;
    if (isOwnForm(statement, statements, finding)) return false;
    return found < SAID_APART || isInOrder(statement, finding);
  });
}

/**
 * True for "Add silver nitrate and hydrochloric acid": what is rejected is next to what is asked
 * for.
 */
export function isSpoilt(
  { rejected, statements }: Pick<PointInScheme, 'rejected' | 'statements'>,
  answer: Answer,
  { tokens }: Finding,
): boolean {
  const own = new Set(statements.flatMap((one) => one.tokens.map(({ stem }) => stem)));
  return rejected.some((statement) => {
    // A single name next to it may be about something else: "the liver makes it, the pancreas
    // stores it".
    if (statement.slots.length < 2) return false;
    const refused = findStatement(statement, answer);
    if (refused === null || refused.share < SAID_WHOLE) return false;
    if (!isInOrder(statement, refused) && !isToldActively(statement, refused, answer)) return false;
    const places = new Set(refused.tokens.map(({ sentence }) => sentence));
    const beside = tokens.filter((token) => !refused.tokens.includes(token));
    return (
      refused.tokens.some(({ stem }) => !own.has(stem)) &&
      beside.some(({ sentence }) => places.has(sentence))
    );
  });
}

/** The most letters per word, on average, between words of one phrase. */
const CLOSE_LETTERS = 10;

/** True if the content words of a finding follow each other closely. */
function isRun({ tokens }: Finding): boolean {
  const places = tokens.map(({ start }) => start);
  return Math.max(...places) - Math.min(...places) <= CLOSE_LETTERS * tokens.length;
}

/** True if the words that express a point are only those that the scheme ignores. */
export function isOnlyIgnored(
  ignored: readonly Statement[],
  { tokens }: Finding,
  answer: Answer,
  { asked, isWhole }: { asked: ReadonlySet<string>; isWhole: boolean },
): boolean {
  return ignored.some((statement) => {
    const finding = findStatement(statement, answer);
    if (finding === null || finding.share < (isWhole ? SAID_WHOLE : REJECTED_FROM)) return false;
    const places = new Set(finding.tokens.map(({ start }) => start));
    // "Thin cell walls" contains all of "thin wall", and more than the scheme ignores.
    if (isWhole && (places.size <= tokens.length || !isRun(finding))) return false;
    return tokens.every(({ start, stem }) => places.has(start) || asked.has(stem));
  });
}
