import type { pronounChoices } from '../../../../shared/contract/reports.ts';

type Pronouns = (typeof pronounChoices)[number];

/** How a report speaks of its student. */
export interface Person {
  /** The name by which the report calls them. */
  name: string;
  /** Null where pronouns are to be avoided. */
  pronouns: { who: string; whom: string; whose: string; self: string } | null;
  /** Whether verbs after the pronoun are plural: `they ask`. */
  isPlural: boolean;
}

const sets = {
  she: { who: 'she', whom: 'her', whose: 'her', self: 'herself' },
  he: { who: 'he', whom: 'him', whose: 'his', self: 'himself' },
  they: { who: 'they', whom: 'them', whose: 'their', self: 'themselves' },
  none: null,
} as const;

/** The words for a student; the first name is used where there is more than one. */
export function describePerson(fullName: string, pronouns: Pronouns): Person {
  const name = fullName.trim().split(/\s+/u)[0] ?? fullName;
  return { name, pronouns: sets[pronouns], isPlural: pronouns === 'they' };
}

/** The text with its first letter as a capital, also behind a sign such as a quotation mark. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The text without a plain capital at its start; `DNA` and `I` keep theirs. */
export function uncapital(text: string): string {
  return text.replace(/^(?:A(?= (?!levels?\b)\p{Ll})|\p{Lu}(?=[\p{Ll}’']))/u, (letter) =>
    letter.toLowerCase(),
  );
}

/** `a`, `a and b`, `a, b and c`; a comma goes before the last `and` where it is one of two. */
export function joinList(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  const and = items.some((item) => item.includes(' and ')) ? ', and ' : ' and ';
  return `${items.slice(0, -1).join(', ')}${and}${last}`;
}
