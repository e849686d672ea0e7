/** Asks for a formula without figures: "make t the subject", "Rearrange … to give t". */
const REARRANGES =
  /\bmak(?:e|ing)\s+\S{1,12}\s+the\s+subject\b|\brearrang\w+\b[^?]*\b(?:to\s+(?:give|find|get|make|show|express|obtain)|in\s+terms\s+of|for)\b/i;
const CALCULATES = /\b(?:calculate|work out|evaluate|estimate|value of|show that)\b/i;

const PART = String.raw`[(√½\d.]*\p{L}[\p{L}\d²³()]{0,7}|[\d.½√()²³]+`;
const SIGN = String.raw`\s*[-+−–×÷/*·^]\s*`;
const SIDE = String.raw`(?:${PART})(?:${SIGN}(?:${PART})){0,6}`;
/** "v = u + at", "A = πr² + k", "y = (x + 1)/(x − 2)". */
const FORMULA = new RegExp(String.raw`(?<!\p{L})(${SIDE})\s*=\s*(${SIDE})(?!\p{L})`, 'gu');
/** π is a number, and sin is a function. */
const NOT_NAMES = /π|\b(?:sin|cos|tan|log|ln|sqrt)\b/gu;

/**
 * Returns the letters of the formula that a question asks to rearrange: both a and t of "v = u +
 * at". Returns none for questions that also ask for a figure, where letters may be units.
 */
export function lettersOfFormula(question: string): string[] {
  if (!REARRANGES.test(question) || CALCULATES.test(question)) return [];
  return [...question.matchAll(FORMULA)].flatMap(([formula]) => {
    const bare = formula.replaceAll(NOT_NAMES, ' ');
    const isProse = /\p{L}{5,}/u.test(bare);
    return isProse ? [] : (bare.match(/\p{L}/gu) ?? []);
  });
}
