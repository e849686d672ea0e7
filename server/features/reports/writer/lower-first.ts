import { baseOfGerund, baseOfThird, isBase, isPast } from './verbs.ts';
import { DEGREES, DESCRIBING, FLAWS, PRAISE, PROPER } from './words.ts';

const KNOWN = [DEGREES, DESCRIBING, FLAWS, PRAISE];

/**
 * Takes a plain capital from the start of what will stand within a sentence. `DNA`, `I`, names,
 * titles (`Romeo and Juliet`) and units as the teacher writes them keep theirs.
 */
export function lowerFirst(text: string, units: string): string {
  const first = /^\p{Lu}[\p{Ll}’'-]*/u.exec(text)?.[0];
  if (first === undefined || first.length < 2 || /^\p{Lu}{2}/u.test(text)) return text;
  const word = first.toLowerCase();
  const isKnown =
    isBase(word) ||
    baseOfThird(word) !== null ||
    baseOfGerund(word) !== null ||
    isPast(word) ||
    KNOWN.some((words) => words.has(word));
  const isTitle = /\s\p{Lu}\p{Ll}/u.test(text.slice(first.length).replaceAll(/\{[^}]*\}/gu, ''));
  const isUnit = new RegExp(`\\b${RegExp.escape(first)}\\b`, 'u').test(units);
  if (!isKnown && (isTitle || isUnit || PROPER.has(word))) return text;
  return word.charAt(0) + text.slice(1);
}
