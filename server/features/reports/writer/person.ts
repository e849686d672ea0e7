import type { pronounChoices } from '../../../../shared/contract/reports.ts';

type Pronouns = (typeof pronounChoices)[number];

/** How a report speaks of its student. */
export interface Person {
  /** The name by which the report calls them. */
  name: string;
  /** `James's`. */
  names: string;
  /** At the start of a sentence: `She`, or the name where pronouns are avoided. */
  Subject: string;
  subject: string;
  object: string;
  /** `her`, or the name's possessive. */
  possessive: string;
  Possessive: string;
  /** Whether verbs after the pronoun are plural: `they ask`. */
  isPlural: boolean;
}

const sets = {
  she: ['she', 'her', 'her'],
  he: ['he', 'him', 'his'],
  they: ['they', 'them', 'their'],
} as const;

/** The words for a student; the first name is used where there is more than one. */
export function describePerson(fullName: string, pronouns: Pronouns): Person {
  const name = fullName.trim().split(/\s+/u)[0] ?? fullName;
  const names = `${name}’s`;
  const [subject, object, possessive] = pronouns === 'none' ? [name, name, names] : sets[pronouns];
  return {
    name,
    names,
    subject,
    object,
    possessive,
    Subject: capital(subject),
    Possessive: capital(possessive),
    isPlural: pronouns === 'they',
  };
}

/** The text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a`, `a and b`, `a, b and c`. */
export function joinList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
