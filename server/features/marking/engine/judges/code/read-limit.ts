/** A comparison with a figure: `< 8`. */
export interface Comparison {
  sign: string;
  figure: string;
}

const WORD_NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Returns the value of "7" or "seven". */
export function numberInWords(word: string): number {
  const at = WORD_NUMBERS.indexOf(word.toLowerCase());
  return at < 0 ? Number(word) : at;
}

const FIGURE = String.raw`(?<figure>[-−–]?\d{1,6}(?:\.\d{1,4})?|${WORD_NUMBERS.join('|')})\b(?!\s+of\b)`;
const OR_EQUAL = String.raw`\s+or\s+(?:is\s+)?equal\s+to`;
const LESS = String.raw`(?:less|fewer|smaller|lower|shorter)\s+than`;
const MORE = String.raw`(?:more|greater|larger|higher|bigger|longer)\s+than`;

/** Each comparison in words or signs, those with more words first. */
const COMPARISONS = (
  [
    [
      '>=',
      String.raw`(?:>=|≥|\bat\s+least|\b(?:no|not)\s+${LESS}|\b${MORE}${OR_EQUAL})\s*${FIGURE}`,
    ],
    [
      '<=',
      String.raw`(?:<=|≤|\bat\s+most|\b(?:no|not)\s+${MORE}|\b${LESS}${OR_EQUAL})\s*${FIGURE}`,
    ],
    ['>=', String.raw`${FIGURE}\s+or\s+(?:more|above|over|greater|higher|longer)\b`],
    ['<=', String.raw`${FIGURE}\s+or\s+(?:less|fewer|below|under|lower|shorter)\b`],
    ['!=', String.raw`(?:!=|≠|<>|\bnot\s+equal\s+to|\b(?:is|are)\s+not|\bisn['’]t)\s*${FIGURE}`],
    ['<', String.raw`(?:<(?![>=-])|\b(?:${LESS}|under|below))\s*${FIGURE}`],
    ['>', String.raw`(?:(?<![<=-])>(?!=)|\b(?:${MORE}|over|above|exceeds))\s*${FIGURE}`],
    ['=', String.raw`(?:={1,2}|\b(?:equals?(?:\s+to)?|is(?:\s+exactly)?|reaches))\s*${FIGURE}`],
  ] as const
).map(([sign, pattern]) => [sign, new RegExp(pattern, 'i')] as const);

const OPPOSITE: Readonly<Record<string, string>> = {
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  '=': '!=',
  '!=': '=',
};

/** Reads the first comparison of a text: "is at least 18" is `>= 18`. Returns null if it has none. */
export function readComparison(text: string): Comparison | null {
  for (const [sign, pattern] of COMPARISONS) {
    const figure = pattern.exec(text)?.groups?.['figure'];
    if (figure !== undefined)
      return { sign, figure: String(numberInWords(figure.replace(/[−–]/, '-'))) };
  }
  return null;
}

/** The test that is true exactly when the given one is not. */
export const oppositeOf = ({ sign, figure }: Comparison): Comparison => ({
  sign: OPPOSITE[sign] ?? sign,
  figure,
});

/** "while the length is below 8", "ends when 0 is entered": up to the next way of saying it. */
const LIMITED =
  /\b(while|until|as long as|(?:ends?|stops?|terminat\w+|finish\w*)(?:\s+the\s+loop)?\s+(?:on|when|if|at))\b(?!\s*(?:loop\b|\/))([^/;\n]{1,80})/i;
/** "0 is entered", "−1 input", or only "0". */
const ENTERED =
  /^[\s('"]*([-−–]?\d{1,6})[\s)'".]*(?:$|(?:is\s+|has been\s+|was\s+)?(?:entered|input\w*|typed|given)\b|\(|with\b|,)/i;
/** Two tests in one condition are judged elsewhere. */
const JOINED =
  /\b(?:and|between)\b|\bor\b(?!\s+(?:(?:is\s+)?equal|more|less|fewer|above|below|over|under|greater|higher|lower|longer|shorter|until|while))/i;

/** Returns when the loop of a point goes on and when it ends; null if the point does not say. */
export function readLimit(text: string): { goesOn: Comparison; ends: Comparison } | null {
  const [, word = '', said = ''] = LIMITED.exec(text.slice(0, 300)) ?? [];
  const own = said.replace(/\bor\s+(?:until|while)\b.*$/i, '');
  const entered = ENTERED.exec(own)?.[1]?.replace(/[−–]/, '-');
  const compared = JOINED.test(own) ? null : readComparison(own);
  const comparison = entered === undefined ? compared : { sign: '=', figure: entered };
  if (comparison === null) return null;
  const other = oppositeOf(comparison);
  return !/^(?:while|as)/i.test(word)
    ? { goesOn: other, ends: comparison }
    : { goesOn: comparison, ends: other };
}
