import { findContradiction } from '../checks/find-contradiction.ts';

/** A sentence by a model, with the words of the facts that it claims as its source. */
export interface SourcedSentence {
  text: string;
  from: string;
}

const NEGATIVE =
  /\b(?:not|no|never|rarely|seldom|hardly|without|nothing|nobody|none|nor|cannot|lacks?|lacking|unable|fails?|struggles?)\b|(?<=\p{L}n)[’']t\b/giu;
/** A placeholder alone does not count as a source. */
const SAYS_SOMETHING = / (?!student |classmate |\d+ )[\p{L}\p{N}]/u;
/** The middle of the scale, so that no word contradicts it. */
const ANY_LEVEL = 5;

/**
 * Returns the sentences that the facts do not support: those whose source is not in the facts, that
 * contain a number which is not there, or that negate their source.
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

/** True for an odd number of negations, because two cancel out. */
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
