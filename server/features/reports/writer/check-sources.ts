import { findContradiction } from '../checks/find-contradiction.ts';

/** A sentence of a model, and the words of the facts that it says it comes from. */
export interface SourcedSentence {
  text: string;
  from: string;
}

const NEGATIVE =
  /\b(?:not|no|never|rarely|seldom|hardly|without|nothing|nobody|none|nor|cannot|lacks?|lacking|unable|fails?|struggles?)\b|(?<=\p{L}n)[’']t\b/giu;
/** A sign alone is nothing that the facts say. */
const SAYS_SOMETHING = / (?!student |classmate |\d+ )[\p{L}\p{N}]/u;
/** In the middle of the scale, so that no word belies it. */
const ANY_LEVEL = 5;

/**
 * The sentences that the facts do not bear out: without words of the facts as their source, with a
 * number that they do not have, or with a “not” more or less than the source.
 */
export function findUnsourced(sentences: readonly SourcedSentence[], facts: string): string[] {
  const known = plain(facts.replaceAll(/^ *"\p{L}+": /gmu, ''));
  const numbers = new Set(facts.match(/\d+/gu));
  return sentences
    .filter(({ text, from }) => {
      const source = plain(from);
      const isThere = SAYS_SOMETHING.test(source) && known.includes(source);
      const areNumbersKnown = (text.match(/\d+/gu) ?? []).every((number) => numbers.has(number));
      return !isThere || !areNumbersKnown || isTurnedRound(text, from);
    })
    .map(({ text }) => text);
}

function isTurnedRound(text: string, from: string): boolean {
  const isContradicted = findContradiction(`${from}. ${text}`, ANY_LEVEL).length > 1;
  return isNegative(text) !== isNegative(from) || isContradicted;
}

/** Two make none. */
function isNegative(said: string): boolean {
  return (said.match(NEGATIVE) ?? []).length % 2 === 1;
}

function plain(text: string): string {
  const words =
    text
      .toLowerCase()
      .replaceAll(/\\n/gu, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}
