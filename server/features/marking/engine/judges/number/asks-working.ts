/** Phrases of the boards that give nothing for an answer without its working. */

const NONE = String.raw`(?:[MAB]?0(?!\.?\d)|no marks|zero|score nil)`;
const SHOWN = String.raw`(?:working|method|derivative|differentiation|algebra|calculus|evidence)`;
const WORKING = new RegExp(
  [
    String.raw`\b(?:no|without)(?: any)? ${SHOWN}\b[^.\n]{0,30}\b${NONE}`,
    String.raw`\b(?:answers?|correct answers?) only[^.\n]{0,40}\b${NONE}`,
    String.raw`\bno marks?\b[^.\n]{0,40}\bwithout (?:any |correct )?${SHOWN}`,
    String.raw`\b(?:numerical )?examples only[^.\n]{0,12}\b${NONE}`,
    String.raw`\bworking must be (?:seen|shown)|\bmust see working`,
  ].join('|'),
  'i',
);
/** "Answers transposed with no working: 0", which says nothing about right answers. */
const OF_WRONG_ANSWERS = /\b(?:transposed|reversed|swapped|incorrect|wrong|interchanged)\b/i;
/** True if a scheme gives nothing for an answer without its working. */
export const asksWorking = (scheme: string): boolean =>
  WORKING.test(scheme) &&
  scheme
    .split(/[\n.;]/)
    .some((sentence) => WORKING.test(sentence) && !OF_WRONG_ANSWERS.test(sentence));
