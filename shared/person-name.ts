const MAX_WORDS = 10;
/**
 * Characters of links, addresses and sentences that names do not have, and those that hide or turn
 * letters.
 */
const NOT_IN_NAMES =
  /[!?:;<>{}[\]%#|\\/@\p{Cc}\u202A-\u202E\u2066-\u2069]|\bwww\b|[\p{L}\d]{2,}\.(?:\p{Ll}{2,}|\p{Lu}{2,})|\d\.\d/u;
/** Endings of addresses that a mail program turns into a link, however they are written. */
const ADDRESS_END =
  /[\p{L}\d](?:\.| dot )(?:com|net|org|info|app|dev|link|live|site|online|shop|xyz|io|co|uk|eu|ru|cn)\b/iu;
/** Words of sentences; a single one may be someone's name. */
const SENTENCE_WORDS =
  /\b(?:your?|are|is|was|has|been|please|password|account|click|log|login|sign|visit|won|win|prize|urgent|locked|expire[sd]?|dear|now|today|send|call|free|here|this|the|with|for|must|have|not|and)\b/giu;

/** True if it can be someone's name, in any script: not a link, an address or a sentence. */
export function isLikeName(name: string): boolean {
  // Browsers treat the full stops of other scripts like an ASCII one.
  const plain = name.normalize('NFKC').replaceAll(/[。｡]/gu, '.');
  if (plain.split(/\s+/u).length > MAX_WORDS) return false;
  if (NOT_IN_NAMES.test(plain) || ADDRESS_END.test(plain)) return false;
  return (plain.match(SENTENCE_WORDS) ?? []).length < 2;
}
