const MAX_WORDS = 10;
/** What links, addresses and sentences have, and names do not. */
const NOT_IN_NAMES = /[!?:;<>{}|\\/@]|\bwww\b|[\p{Ll}\d]{2,}\.\p{Ll}{2,}/u;

/** Whether it can be somebody's name, in any script: no link, no address, no sentence. */
export function isLikeName(name: string): boolean {
  return name.split(/\s+/u).length <= MAX_WORDS && !NOT_IN_NAMES.test(name);
}
