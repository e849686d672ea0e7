import type { Token } from './tokenise.ts';
import { COMMON_WORDS } from './word-lists.ts';

/** Long words are rare in any subject: this measure works as well as a frequency list. */
const RARITY = { shortest: 0.3, perLetter: 0.08, common: 0.5 } as const;

/** Returns how telling a content word is, from 0 to 1. */
export function rarityOf(token: Token): number {
  const byLength = Math.min(1, RARITY.shortest + RARITY.perLetter * token.stem.length);
  return COMMON_WORDS.has(token.word) ? byLength * RARITY.common : byLength;
}
