import { sumOfCodes } from './read-code.ts';
import { isTotal, numberOf } from './read-marks.ts';

/** Wrong or unfinished figures that each earn part of the marks. */
export interface FigureWorth {
  figures: string[];
  marks: number;
  /**
   * Whether the line says that this is what they are worth ("scores", "as final answer"); otherwise
   * it may be a point.
   */
  isSaid: boolean;
  /** Whether they count anywhere in the working ("B1 for 148.5 seen"). */
  isStep: boolean;
}

const AMOUNT = String.raw`[-–−]?\s?[£$€]?(?:\d{1,3}(?: \d{3})+|\d(?:[\d.,]*\d)?)(?:\.?\(\d+\)|\.\d+)?`;
const POWER = String.raw`(?:\s*[×x]\s*10(?:\s?\^\s?\(?[-–−]?\d+\)?|[⁻⁰¹²³⁴-⁹]+))?`;
/** "48", "£3.20", "1.2 × 10³ N/kg", "15/28", "x = 4". */
const FIGURE = new RegExp(
  String.raw`^(?:\p{L}\s*=\s*)?${AMOUNT}(?:\s?[/:]\s?\d+)?${POWER}(?:\s?\(?[%°µΩ\p{L}][\p{L}\d/²³⁻¹⁰%]{0,9}\)?(?:\s\p{L}[\p{L}²³⁻¹]{0,6})?)?$`,
  'u',
);

const CODES = String.raw`((?:[MABCE]\d\s*,?\s*){1,5})`;
const NUMBER = String.raw`(\d|one|two|three|four|five)`;
const WORTH = String.raw`(?:max(?:imum)?(?:\s+of)?\s+)?(?:SC\s?)?(?:${NUMBER}\s*(?:(?:\/|out of)\s*\d\s*)?(?:marks?(?:\s+out of\s+\d)?)?|${CODES})(?:\s*(?:only|max(?:imum)?))?`;
const VERB = String.raw`\b(?:scores?|gets?|gains?|earns?|receives?|implies|(?:is|are)\s+worth|can\s+(?:score|get))\s+(?:only\s+)?|,?\s*\b(?:then\s+)?(?:award|allow|give|credit)\s+(?:only\s+)?|\bfor\s+(?=[^=]*marks?\b)|\s*=\s*`;
const WORTH_BEHIND = new RegExp(String.raw`^(.*?\S)\s*(${VERB})${WORTH}[.]?$`, 'iu');
/** "'8 hours' alone 3", "214 without working 1 only". */
const ALONE = new RegExp(
  String.raw`^(.*?\S\s+(?:alone|only|(?:with\s+)?(?:no|(?<!\bor\s+)without(?:\s+any)?)\s+(?:(?:[£$€%]|units?)\s+(?:or|and)\s+)?workings?(?:\s+shown)?))\s*[:=–,-]?\s*${NUMBER}(?:\s*marks?)?(?:\s+(?:only|max))?[.]?$`,
  'i',
);
/** "48 (2 marks)", "48: SC2", "48 → 2 marks", "48 M1M1A0". */
const WORTH_BESIDE = new RegExp(
  String.raw`^(.*?\S)\s*(?:[:→,–-]\s*|\s)[([]?(?:(?:SC\s?|max(?:imum)?\s+)(\d)|${NUMBER}\s*marks?|${CODES})(?:\s*(only|max(?:imum)?))?[)\]]?[.]?$`,
  'iu',
);
/** "8 (hours) no working [2]", "6 hours only [1]". */
const IN_SQUARE = /^(.*?\S)\s*[([](\d)[)\]][.]?$/;
const UNSHOWN = /\b(?:no|without(?:\s+any)?)\s+workings?$|\b(?:alone|only|on its own)$/i;
const WORTH_BEFORE = new RegExp(
  String.raw`^((?:only\s+)?(?:award|allow|give|credit)\s+|(?:do not|don['’]t)\s+(?:award|allow|give|credit)\s+(?:more than\s+)?|only\s+)?(?:only\s+|a\s+)?(?:(max(?:imum)?(?:\s+of)?\s+|SC\s?[BM]?)?${NUMBER}\s*(\/\s*\d\s+)?(?:marks?)?|${CODES})\s*(?:only\s+)?(?:for|if)\s+(.+?)[.]?$`,
  'iu',
);

const LEAD =
  /^(?:(?:n\.?b\.?|notes?|but|also|however|(?:special case|SC)(?!\s?\d)(?:\s+[^\d:]{3,60}(?=:))?|common(?:ly seen)?(?:\s+(?:wrong|incorrect))?(?:\s+(?:answer|error)s?)?|(?:wrong|incorrect) answers?)\s*[:,–-]?\s+)+/i;
/** "if the final answer is", "an answer of", "candidates who give", "bare". */
const OF_ANSWERS =
  /^(?:(?:if|where|when)\s+)?(?:(?:candidates?|students?|those)\s+(?:who|that)\s+(?:give|write|get|have|answer)s?\s+)?(?:(?:an?|the|any|just)\s+)?(?:(?:bare|final|correct|wrong|incorrect|single)\s+)*(?:(?:answers?|values?|results?)\s*(?:(?:of|is|seen|given as)\s+|[=:]\s*)?)?/i;
/** "Simple interest 2800": the name of the result before the figure. */
const CALLED = /^(?:\p{L}+\s+){1,4}(?=[£$€]?\d)/u;
/** "Gross profit margin (60%)". */
const IN_BRACKETS = /^(?:\p{L}+\s+){1,4}\(([^()]*)\)$/u;
/** Remarks on how the figure was obtained or where it is. */
const ABOUT = [
  /\s+(?:left|given|expressed|stated)\s+in\s+\S{1,12}?,?(?=\s)/gi,
  /\s+\((?=[^()]*(?:\s|[×÷+−]|\d\p{L}))[^()]+\)/gu,
  /\s*,?\s*\b(?:(?:given\s+)?as|for|is)\s+(?:the\s+|an?\s+|their\s+)?(?:final\s+)?answer\b/gi,
  /\s*,?\s*\bwith(?:out|\s+no)\s+(?:an?\s+|the\s+)?(?:[£$€π%°]|pi|p)(?:\s+(?:signs?|symbols?))?(?:\s+(?:or|and)\s+(?:any\s+)?workings?)?(?=\s|$)/giu,
  /\s*,?\s*\b(?:with(?:out)?|and|but|if)\s+(?:no\s+|any\s+|the\s+)*(?:working|units?)(?:\s+(?:shown|seen|(?:and no|or) (?:unit|working)s?))?/gi,
  /,?\s*\bno\s+working(?:\s+(?:shown|seen))?/gi,
  /\s+(?:alone|only|seen|on its own|by itself|given|stated|obtained|found|oe)\b/gi,
  /\s+(?:from|using|by|through|because|due to)\s+\S.*$/gi,
];
/**
 * Signs of another kind of remark: a right figure by a wrong method, or one whose method must be
 * seen.
 */
const OF_THE_WAY =
  /\b(?:wrong|incorrect|no correct|fortuitous|correct|full|valid|supporting)\s+(?:method|working|way|reasoning)\b|\bwith working\b|\bunless\b|\bdep\b/i;

function figuresIn(said: string): { figures: string[]; isSaid: boolean } | null {
  const bare = said.replace(LEAD, '').replace(OF_ANSWERS, '');
  const alone = ABOUT.reduce((text, pattern) => text.replaceAll(pattern, ' '), ` ${bare} `)
    .replaceAll(/["'‘’“”]/g, '')
    .trim();
  const isSaid = alone !== said.trim();
  const figures = alone
    .replace(CALLED, '')
    .replace(IN_BRACKETS, '$1')
    .split(/\s*(?:;|,\s|\bor\b)\s*/i)
    .map((one) => one.trim());
  if (!figures.every((one) => FIGURE.test(one))) return null;
  return { figures, isSaid };
}

interface Parts {
  said: string;
  marks: number;
  isSaid: boolean;
}

function takeApart(text: string): Parts | null {
  const before = WORTH_BEFORE.exec(text);
  if (before !== null) {
    const [, verb, most, worth, share, codes = '', said = ''] = before;
    const marks = worth === undefined ? sumOfCodes(codes) : numberOf(worth);
    // "M1 for 60" and "1 mark for 60" are points; "M1M1A0 for 48" and "2/3 for 48" are not.
    const isPart = (verb ?? most ?? share) !== undefined || /0/.test(codes);
    return { said, marks, isSaid: isPart };
  }
  const [, behind, verb = '', worth, codes] = WORTH_BEHIND.exec(text) ?? [];
  if (behind !== undefined) {
    // "0.5 = 1" is an equation, unless it names marks; and "12 for 1 mark" may be a point.
    const mayBePoint =
      /^(?:=|for)$/i.test(verb.trim()) && !/=.*(?:\bmarks?\b|[MABCE]\d)/i.test(text);
    const marks = codes === undefined ? numberOf(worth) : sumOfCodes(codes);
    return /=\s*\d\s*\//.test(text) ? null : { said: behind, marks, isSaid: !mayBePoint };
  }
  const [, by, own] = ALONE.exec(text) ?? [];
  if (by !== undefined) return { said: by, marks: numberOf(own), isSaid: true };
  const [, unshown = '', bracketed] = IN_SQUARE.exec(text) ?? [];
  if (UNSHOWN.test(unshown)) return { said: unshown, marks: numberOf(bracketed), isSaid: true };
  const [, beside, most, plain, coded, limit] = WORTH_BESIDE.exec(text) ?? [];
  // "(ρ =) 4.8  A1" is a point.
  const isCoded = coded !== undefined && limit === undefined && !/\d.*\d/.test(coded);
  if (beside === undefined || isCoded) return null;
  const marks = coded === undefined ? numberOf(most ?? plain) : sumOfCodes(coded);
  return { said: beside, marks, isSaid: (most ?? limit) !== undefined };
}

/**
 * Reads figures and what they are worth: "48 as final answer scores M1M1A0", "SC2 for 48", "Bare 48
 * = 2". Returns null for any other remark, and for figures worth nothing.
 */
export function readFigureWorth(line: string): FigureWorth | null {
  const text = line
    .trim()
    .replace(/^[[(](.*)[\])][.]?$/, '$1')
    .replace(/(?<=\bmarks?)\s*\(\d\)$/, '');
  if (!/\d/.test(text) || text.length > 120 || OF_THE_WAY.test(text) || isTotal(text)) return null;
  const parts = takeApart(text);
  if (parts === null || parts.marks === 0) return null;
  const found = figuresIn(parts.said);
  // "1 mark for output being 12" is a point, whatever it says about the figure.
  const isSaid = parts.isSaid || (found?.isSaid === true && !WORTH_BEFORE.test(text));
  const isStep = /\b(?:seen|soi)\b/i.test(parts.said) && !/\bfinal\b|\bSC\b/i.test(text);
  return found === null ? null : { figures: found.figures, marks: parts.marks, isSaid, isStep };
}

/** The boundary between two remarks. */
const BETWEEN_REMARKS = /(?<=[\p{L}\d)\]'"’”][.;])\s+|\s{3,}/u;

/** Splits a line at its remarks on figures; returns the whole line if it has none. */
export function partFigureWorths(line: string): string[] {
  const pieces = line.split(BETWEEN_REMARKS);
  const isWorth = pieces.map((piece) => readFigureWorth(piece.replace(/;$/, '')) !== null);
  if (pieces.length < 2 || !isWorth.includes(true)) return [line];
  return pieces.reduce<string[]>((parts, piece, at) => {
    const before = parts.at(-1);
    if (before === undefined || isWorth[at] === true || isWorth[at - 1] === true)
      return [...parts, piece];
    return [...parts.slice(0, -1), `${before} ${piece}`];
  }, []);
}
