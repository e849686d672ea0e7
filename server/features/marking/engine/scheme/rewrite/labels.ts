/** Removes scheme words for a part of an answer: "1 mark for working: 3 × 16". */

const LIST_SIGN = String.raw`^[^\S\n]*(?:[•●▪‣*–-][^\S\n]+)?`;
const FIGURE_NAMES =
  'workings?|answers?|methods?|substitutions?|calculations?|values?|results?|conversions?|rearrangements?|evaluations?|units?';
const NAMED = String.raw`(?:an?\s+|the\s+)?(?:(?:correct|final|valid|accurate|numerical|appropriate)\s+)*(?:${FIGURE_NAMES})`;
const WORTH = String.raw`(?:award\s+|give\s+)?[([]?(?<worth>[1-4]|one|two|three)\s+marks?[)\]]?`;
/** A calculation, or a unit. */
const FIGURE = String.raw`(?<said>(?=[^\n]*\d)[^\n\p{L},;]{0,3}[\d(£$€√π–−-][^\n]*|[a-zA-Z]\w{0,2}\s*=\s*[^\n]*\d[^\n]*|[a-zA-Zµ°Ω]{1,4}(?:\s?[/·]\s?[a-z]{1,3}[²³23]?)?)`;

/** "1 mark for working: 3 × 16 + 15", "One mark for correct answer 15(%)". */
const FOR_NAMED = new RegExp(
  String.raw`${LIST_SIGN}${WORTH}\s+for\s+${NAMED}\s*(?:[:=–—-]|e\.?g\.?|of\b|i\.?e\.?)*\s*${FIGURE}\s*$`,
  'gimu',
);
/** "Method – 54 ÷ 20 (1 mark)". */
const BEGINS_WITH_NAME = new RegExp(
  String.raw`(${LIST_SIGN})(?:${NAMED})\s*[:–—-]\s*${FIGURE}(?<mark>\s*[([][1-4](?:\s*marks?)?[)\]])\s*$`,
  'gimu',
);
/** "1 mark for: a testable statement". */
const FOR_WHAT = new RegExp(
  String.raw`${LIST_SIGN}${WORTH}\s+for\s*:(?![^\S\n]*\n\s*(?:[•●▪‣*–-]|1[.)])\s)\s*(?<said>\S[^\n]*)$`,
  'gimu',
);
/** "One further mark for development, eg …; …": each of the examples earns the mark. */
const FOR_PART = new RegExp(
  String.raw`${LIST_SIGN}(?:award\s+)?(?<worth>1|one)\s+(?:further\s+|second\s+|additional\s+)?mark\s+for\s+(?:an?\s+|the\s+)?(?:\p{L}+\s+)?(?:definition|development|example|explanation)(?:\s*:\s*(?:e\.?g\.?,?\s+)?|,\s*e\.?g\.?,?\s+)(?<said>\S[^\n]*)$`,
  'gimu',
);
/** "(veins have)", "(The leaf is)" over a list that continues it. */
const LEADS_IN =
  /^\s*[([](?!(?:any|max|total|both|all|either|or|and|accept|allow)\b)(?:\p{L}+[\s,’'/-]*){1,6}?\b(?:has|have|is|are|was|were|can|will|of|by|to|because)\s*[:…]?[)\]][^\S\n]*\n(?=\s*\S)/iu;
/** "Description up to 2 marks: e.g. …" in front of points with their own marks. */
const PART_UP_TO = new RegExp(
  String.raw`(${LIST_SIGN})(?:\p{L}+\s+){1,2}(?:[([]\s*)?up\s+to\s+[2-6]\s+marks?(?:\s*[)\]])?\s*[:–-]\s*(?:e\.?g\.?,?\s+)?(?=\S[^\n]*[([]1[)\]])`,
  'gimu',
);

/** "3 × 1 (1) for descriptive points such as:" over the list. */
const TIMES_FOR =
  /^[^\S\n]*([2-6])[^\S\n]*[×x][^\S\n]*[([]?1[)\]]?(?:[^\S\n]*[([]1[)\]])?(?:[^\S\n]*marks?)?[^\S\n]+(?:for|from)\b[^\n\d]{3,60}:[^\S\n]*$/gim;

const WORTHS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3' };
type Groups = Readonly<Record<string, string | undefined>>;
const groupsOf = (args: readonly unknown[]): Groups => args.at(-1) as Groups;

function withMark(...args: readonly unknown[]): string {
  const { worth = '1', said = '' } = groupsOf(args);
  return `${said.trim().replace(/[.;]$/, '')} (${WORTHS[worth.toLowerCase()] ?? worth})`;
}

/**
 * A line that starts with a letter from a diagram: "A = membrane", "(B) chloroplast", "C vacuole".
 */
const LETTERED =
  /^([^\S\n]*(?:[•●-][^\S\n]+)?)(?:\(([A-H])\)|([A-H])[^\S\n]*[:=.–—-](?!\d)|([A-H])(?=[ ]+\(?\p{Ll}))[^\S\n]*(?=[^\s])/gmu;

/**
 * Rewrites lines lettered A, B, C in order as (a), (b), (c); any other scheme is returned
 * unchanged.
 */
export function rewriteLetteredParts(scheme: string): string {
  const letters = [...scheme.matchAll(LETTERED)].map((match) => match.slice(2).find(Boolean) ?? '');
  const areInOrder = letters.every((letter, at) => letter === 'ABCDEFGH'[at]);
  if (letters.length < 2 || !areInOrder) return scheme;
  return scheme.replace(
    LETTERED,
    (_, start: string, ...found: (string | undefined)[]) =>
      `${start}(${found.slice(0, 3).find(Boolean)?.toLowerCase()}) `,
  );
}

/** "+ how this works (1) e.g. …": the mark is for what the examples show. */
const ASPECT_WITH_EXAMPLES =
  /^[^\S\n]*(?:\+[^\S\n]*)?(?:how|why|what)(?:[^\S\n]+[\p{L}’']+){1,5}[^\S\n]*[([]1[)\]][^\S\n]*(?=e\.?g\b)/gimu;
/** "+ consequence (1)": a sign in front of a further mark. */
const PLUS_IN_FRONT = /^[^\S\n]*\+[^\S\n]+(?=\p{L}{2})/gmu;

const withAnyOf = (...args: readonly unknown[]): string =>
  withMark(...args).replaceAll(/\s*;\s*/g, ' / ');

export const rewriteLabels = (scheme: string): string =>
  scheme
    .replace(ASPECT_WITH_EXAMPLES, '+ explanation (1) ')
    .replace(PLUS_IN_FRONT, '• ')
    .replace(TIMES_FOR, 'Any $1 from:')
    .replace(PART_UP_TO, '$1')
    .replace(FOR_NAMED, withMark)
    .replace(FOR_WHAT, withMark)
    .replace(FOR_PART, withAnyOf)
    .replace(BEGINS_WITH_NAME, (...args) => {
      const { said = '', mark = '' } = groupsOf(args);
      return `${String(args[1])}${said}${mark}`;
    })
    .replace(LEADS_IN, '\n');
