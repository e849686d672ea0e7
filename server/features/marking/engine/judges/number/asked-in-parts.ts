/** "Name the element, give its mass number and state how many electrons it has" */
const ASKS_FOR =
  /\b(?:name|state|identify|give|write down)\b(?!\s+(?:your|the units?|an?|to|correct|answers?)\b)/gi;

/** "(a) 5.2 × 10⁻³" above "(b) 1.2 × 10⁸": points that answer separate parts. */
const LETTERS_POINTS = /^\s*\(a\)\s+\S[^]*\n\s*\(b\)\s+\S/;

/** True if a question is asked in parts, so that no figure leads to another. */
export const isInParts = (question: string): boolean =>
  /\(a\)[^]*\(b\)|\(i\)[^]*\(ii\)/i.test(question) || (question.match(ASKS_FOR) ?? []).length > 1;

/** True if a question is asked in parts, or its scheme has lettered points. */
export const isAskedInParts = (question: string, scheme: string): boolean =>
  isInParts(question) || LETTERS_POINTS.test(scheme);
