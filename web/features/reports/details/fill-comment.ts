import type { pronounChoices } from '../../../../shared/contract/reports.ts';

type Pronouns = (typeof pronounChoices)[number];

const sets = {
  she: ['she', 'her', 'her', 'herself'],
  he: ['he', 'him', 'his', 'himself'],
  they: ['they', 'them', 'their', 'themselves'],
} as const;
/** The placeholders that schools use: with or without brackets, with or without they. */
const signs = [
  /\[(?:he\/she|she\/he)(?:\/they)?\]|\b(?:s\/he|he\/she|she\/he)(?:\/they)?\b/giu,
  /\[(?:him\/her|her\/him)(?:\/them)?\]|\b(?:him\/her|her\/him)(?:\/them)?\b/giu,
  /\[(?:his\/her|her\/his)(?:\/their)?\]|\b(?:his\/her|her\/his)(?:\/their)?\b/giu,
  /\[(?:himself\/herself|herself\/himself)(?:\/themsel(?:f|ves))?\]|\b(?:himself\/herself|herself\/himself)\b/giu,
] as const;

/** Fills in a comment of the bank for one student; without pronouns it uses the name. */
export function fillComment(
  comment: string,
  student: { name: string; pronouns: Pronouns },
): string {
  const name = student.name.trim().split(/\s+/u)[0] ?? student.name;
  const words =
    student.pronouns === 'none' ? [name, name, `${name}’s`, name] : sets[student.pronouns];
  const isPlural = student.pronouns === 'they';
  return signs
    .reduce(
      (text, sign, index) =>
        text.replace(sign, (found) =>
          /^\[?\p{Lu}/u.test(found) ? capital(words[index]) : (words[index] ?? ''),
        ),
      comment,
    )
    .replace(/\[name\]|<name>|\{name\}/giu, name)
    .replace(/\[(\p{L}+)\/(\p{L}+)\]/gu, (_, one: string, many: string) => (isPlural ? many : one));
}

function capital(word = ''): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
