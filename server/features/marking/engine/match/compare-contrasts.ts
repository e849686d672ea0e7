import type { Token } from '../text/tokenise.ts';

/**
 * Compares contrasts: which of two things has a property and which has not, and whether two
 * quantities are directly or inversely related.
 */

const PARTS: ReadonlySet<string> = new Set(
  'but whereas while whilst although however and'.split(' '),
);

export const DENIES =
  /^(?:not|no|never|cannot|(?:do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should)n'?t)$/u;

/** Returns the subject of each part of a text, and whether the part denies something of it. */
export function readContrast(tokens: readonly Token[]): ReadonlyMap<string, boolean> {
  const denied = new Map<string, boolean>();
  let subject: string | null = null;
  for (const [at, token] of tokens.entries()) {
    if (PARTS.has(token.word) || token.clause !== tokens[at - 1]?.clause) subject = null;
    if (subject === null && !token.isFunctionWord && token.word !== 'only') {
      subject = token.stem;
      denied.set(subject, denied.get(subject) ?? false);
    }
    if (subject !== null && DENIES.test(token.word)) denied.set(subject, true);
  }
  return denied;
}

/**
 * True for "Speed has direction, velocity does not" where the scheme has "velocity has direction,
 * speed does not".
 */
export function isContrastSwapped(wanted: readonly Token[], given: readonly Token[]): boolean {
  const contrast = readContrast(wanted);
  if (contrast.size !== 2 || new Set(contrast.values()).size !== 2) return false;
  const told = [...readContrast(given)].filter(([subject]) => contrast.has(subject));
  return told.length > 0 && told.every(([subject, isDenied]) => contrast.get(subject) !== isDenied);
}

const GOES_WITH = /^(?:proportion|correlat|relat)/;
const AGAINST = /^(?:inverse|negative|opposite|indirect)/;

const goesAgainst = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => AGAINST.test(word));
const tellsRelation = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => GOES_WITH.test(word));

/** True for "proportional" where the scheme has "inversely proportional", and vice versa. */
export const isOtherProportion = (wanted: readonly Token[], given: readonly Token[]): boolean =>
  tellsRelation(wanted) && tellsRelation(given) && goesAgainst(wanted) !== goesAgainst(given);
