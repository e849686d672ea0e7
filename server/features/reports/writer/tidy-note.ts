import { addressStudent, speaksToStudent, type Person } from './address-student.ts';
import { isInstruction } from './instruction.ts';
import { mendSpelling } from './spelling.ts';

/** Bullets and numbers before a list item. */
const BULLET = /^(?:[-–—*•·]+|\(?\d{1,2}[.)])\s+/u;
const NOTHING = /^(?:n\/?a|none|nil|nothing(?: to add)?|-+|tbc|\?+)$/iu;

/** More sentences than the longest note has, unless it is a list of symbols. */
const MAX_SENTENCES = 120;

/**
 * Returns a teacher's note as sentences: their words in their order, with corrected spelling,
 * capitals, full stops, name and pronouns. Orders to the writer are left out.
 */
export function tidyNote(note: string, person: Person): string[] {
  const isAddressed = speaksToStudent(note, person.name);
  return note
    .split(
      /[\n;•]|(?<=[.!?])(?<!\b(?:e\.g|i\.e|etc|approx|esp|orig|incl|max|min|no|vs|mr|mrs|ms|dr|w|v)\.)\s+|(?<=[。！？])/iu,
      MAX_SENTENCES,
    )
    .map((sentence) => sentence.trim().replace(BULLET, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !NOTHING.test(sentence))
    .filter((sentence) => !/^\d{1,2}[.)]?$/u.test(sentence) && !isInstruction(sentence))
    .map((sentence) =>
      finish(addressStudent(mendSpelling(sentence, [person.name]), { ...person, isAddressed })),
    );
}

/** Adds a capital at the start and a full stop at the end. */
function finish(sentence: string): string {
  const text = sentence.replaceAll(/\s+/gu, ' ').replace(/[\s,:–-]+$/u, '');
  // “pH”, “mRNA”, “d/t graphs”, “v = u + at” and “b4” keep their first letter.
  const isSign =
    /^\p{Ll}{1,2}\p{Lu}|^\p{L}\/\p{L}\b|^(?!a )\p{Ll}\b(?!\.)|^\p{Ll}{1,3}(?:\d| ?[=+×÷^<>])/u.test(
      text,
    );
  const start = isSign ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…。！？]["’”)]?$/u.test(start) ? start : `${start}.`;
}
