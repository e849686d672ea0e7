import { AKIN_GROUPS } from './akin-list.ts';
import { stem } from './stem.ts';
import { SYNONYM_GROUPS } from './synonym-list.ts';
import { NAMES_OF_ONE_WORD } from './two-names.ts';

/** The groups that each stem is in. */
type Groups = ReadonlyMap<string, readonly number[]>;

const SYNONYMS = readGroups(`${SYNONYM_GROUPS},${NAMES_OF_ONE_WORD}`);
const AKIN = readGroups(AKIN_GROUPS);

function readGroups(list: string): Groups {
  const groups = new Map<string, number[]>();
  for (const [index, group] of list.split(',').entries()) {
    for (const word of group.trim().split(/\s+/)) {
      const root = stem(word);
      groups.set(root, [...(groups.get(root) ?? []), index]);
    }
  }
  return groups;
}

function shareGroup(groups: Groups, a: string, b: string): boolean {
  const groupsOfB = groups.get(b);
  if (groupsOfB === undefined) return false;
  const groupsOfA = groups.get(a);
  return groupsOfA !== undefined && groupsOfB.some((group) => groupsOfA.includes(group));
}

/** True if two stems can mean the same in most contexts. */
export function areSynonyms(a: string, b: string): boolean {
  return shareGroup(SYNONYMS, a, b);
}

/** True if two stems are often about the same thing without meaning the same. */
export function areAkin(a: string, b: string): boolean {
  return shareGroup(AKIN, a, b);
}

/** True if the stem is a listed word, and therefore not a misspelling of another. */
export function isListedWord(root: string): boolean {
  return SYNONYMS.has(root);
}
