import { stem as stemOf } from '../text/stem.ts';
import type { Answer } from './answer.ts';
import { findStatement, type Finding } from './find-statement.ts';
import type { PointInScheme } from './prepare-point.ts';
import type { Statement } from './statement.ts';

/** Whether an answer says what the scheme refuses for a point ("reject strong"). */

/** From where on what a scheme rejects is said, and what it wants is said in full. */
export const REJECTED_FROM = 0.8;
export const SAID_WHOLE = 0.95;
/** The same where the rejected words stand in another order, so that they may be said of another. */
const SAID_APART = 0.85;

/** "The ions vibrate more and the electrons …" does not say that electrons vibrate more. */
function isInOrder({ slots }: Statement, { tokens }: Finding): boolean {
  const places = slots.map(({ meet }) => tokens.findIndex((token) => meet(token).quality > 0));
  const found = places.filter((place) => place >= 0);
  return found.every((place, at) => place >= (found[at - 1] ?? 0));
}

/** "Add hydrochloric acid" for "hydrochloric acid is added": told of the doer, with nothing between. */
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

/** "Louder" is what the point asks for, though "loud" is refused: the same word in another form. */
function isOwnForm(refused: Statement, own: readonly Statement[], { tokens }: Finding): boolean {
  const asked = new Set(own.flatMap((statement) => wordsIn(statement)));
  const words = new Set(wordsIn(refused));
  return tokens.length > 0 && tokens.every(({ word }) => asked.has(word) && !words.has(word));
}

/** Whether an answer says what the scheme refuses, where the point itself is not said whole. */
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

/** "Add silver nitrate and hydrochloric acid": what is refused stands beside what is asked for. */
export function isSpoilt(
  { rejected, statements }: Pick<PointInScheme, 'rejected' | 'statements'>,
  answer: Answer,
  { tokens }: Finding,
): boolean {
  const own = new Set(statements.flatMap((one) => one.tokens.map(({ stem }) => stem)));
  return rejected.some((statement) => {
    // A single name may stand beside it for something else: "the liver makes it, the pancreas stores it".
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
