import { detectInstructions } from '../engine/instructions/detect-instructions.ts';
import { undisguised } from '../engine/instructions/disguises.ts';

/**
 * Imitations of the boundaries, headings and JSON of Greenpen's prompts and of a model's responses.
 */
const OUR_FORMAT: readonly RegExp[] = [
  /^[ \t]*-{3,}[ \t]*\w{2,40}[ \t]*-{3,}[ \t]*$/gmu,
  /^[ \t]*={3,}[ \t]*\w{2,40}[ \t]*={3,}[ \t]*$/gmu,
  /(?<!-)-{3,}\w{3,40}-{3,}/gu,
  /^[ \t>#*_-]{0,12}marks?[ \t*_]{0,6}[:=][ \t]{0,6}\d{1,3}\b.*$/gimu,
  /["'](?:points|isUnsure|markAwarded)["']\s{0,6}:\s{0,6}[[{\dtf"'].*/giu,
  /\{\s{0,6}["'](?:number|quote|marks)["']\s{0,6}:.*/giu,
  /^[ \t]{0,12}(?:the (?:answer|question) (?:to mark|shows)|points|mark scheme|question \(\d+ marks?\))[ \t]{0,6}:[ \t]*$/gimu,
];

/**
 * Finds where an answer addresses the marker, or imitates the prompt around it: such words earn
 * nothing.
 */
export function findForgery(answer: string, question: string): { start: number; end: number }[] {
  const spoken = detectInstructions(answer, question);
  const formats = formatsIn(plainSigns(answer));
  if (spoken.length + formats.length > 0) return [...spoken, ...formats];
  const isDisguised = undisguised(answer).some((text) => formatsIn(plainSigns(text)).length > 0);
  return isDisguised ? [{ start: 0, end: answer.length }] : [];
}

const formatsIn = (text: string) =>
  OUR_FORMAT.flatMap((format) =>
    [...text.matchAll(format)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    })),
  );

/** Replaces every dash and quotation mark with its plain form, in the same position. */
const plainSigns = (text: string): string =>
  text.replaceAll(/[\p{Pd}−─━]/gu, '-').replaceAll(/[“”„«»]/gu, '"');
