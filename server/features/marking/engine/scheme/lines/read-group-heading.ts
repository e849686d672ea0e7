import { numberOf, readMarks, readTimes } from './read-marks.ts';

/** "Any two from:": how many points count, and the rest of the line. */
interface GroupHeading {
  /** How many points count, or null if the limit is in marks. */
  count: number | null;
  /** The most marks, or null if the limit is in points. */
  marks: number | null;
  rest: string;
}

const NUMBER = String.raw`(\d{1,2}|one|two|three|four|five|six)`;
const ANY_FROM = new RegExp(
  String.raw`^[([]?(?:(?:award\s+)?(?:one|two|three|four|[1-4])\s+marks?\s+(?:each\s+)?for\s+(?:each\s+of\s+)?)?(?:award\s+)?(?:any\s+)?${NUMBER}\s*(?:(?:marks?|points?|reasons?|examples?|of)\s+)?(?:from|of)\b(?:\s+(?:the|these|this)?\s*(?:following|these|those|list|below|reference answers?|points|answers))*(?:\s*\([^)\d]*\))?\s*[.:;]?\s*[)\]]?`,
  'i',
);
const ANY = new RegExp(
  String.raw`^[([]?any\s+${NUMBER}(?:\s+(?:points?|reasons?|examples?|valid|correct|suitable|relevant|rows?|pairs?|differences?|features?))*\s*(?:[([]\s*\d+\s*(?:marks?)?\s*[)\]]\s*)?(?:[:.]\s*|[)\]]?\.?$)`,
  'i',
);
/** "Any two sensible effects, such as:" */
const ANY_SUCH_AS = new RegExp(
  String.raw`^[([]?any\s+${NUMBER}(?:\s+[\p{L}-]+){1,4}?,?\s+(?:e\.?g\.?|such as|for example|including)\s*[:,.]?\s*$`,
  'iu',
);
/**
 * "Any two advantages, 1 mark each:", "Credit up to two descriptive statements:" over their list.
 */
const ANY_NAMED = new RegExp(
  String.raw`^[([]?(?:any|(?:credit|award|accept|allow)\s+(?:any|up\s+to))\s+${NUMBER}(?!\s+marks?\b)(?:\s+[\p{L}-]+){1,3}(?:\s*,?\s*(?:1|one)\s+mark(?:\s+(?:for\s+)?each)?|\s*,)?\s*:\s*[)\]]?$`,
  'iu',
);
/** "Any two explained reasons (2 × 2 marks):" */
const ANY_TITLE = new RegExp(
  String.raw`^[([]?any\s+${NUMBER}(?:\s+[\p{L}-]+){1,5}\s*[([]\d\s*[x×]\s*\d\s*(?:marks?)?[)\]]\s*:?$`,
  'iu',
);
const EACH =
  /^(?:award\s+)?(?:one|1)\s+marks?\s+(?:each\s+)?(?:for|per)\s+(?:each\s*(?:of)?(?:\s+the\s+following)?|bullet(?:\s+point)?)\s*:\s*/i;
const MAX = new RegExp(
  String.raw`^[([]?\s*(?:to\s+a\s+)?(?:max(?:imum)?\.?|up\s+to)\s*(?:of\s*)?:?\s*${NUMBER}\s*(?:marks?)?\s*(?:(?:from|of|for)(?=\s*[:\s]*$|\s*:))?\s*:?\s*[)\]]?\s*[.:]?\s*$`,
  'i',
);
/** "Three marks for:" over a list. */
const MARKS_FOR =
  /^(?:award\s+)?(?:up\s+to\s+)?([2-9]|two|three|four|five|six)\s+marks?\s+(?:for|from)\s*:$/i;
/** "2 max". */
const MAX_BEHIND = /^[([]?\s*([1-9])\s*(?:marks?\s+)?max(?:imum)?\s*[)\]]?\.?$/i;
const MAX_FROM = new RegExp(
  String.raw`^[([]?\s*(?:max(?:imum)?\.?|up\s+to)\s*(?:of\s*)?:?\s*${NUMBER}\s*(?:marks?)?\s*(?:from|of)\s*:?\s*`,
  'i',
);
const CAP_AT_END = new RegExp(
  String.raw`(?:[\s,;.]{0,6}[([]\s*|[,;.]\s*(?:to\s+a\s+)?|\s+(?:to\s+(?=max)|(?=up to a\b)))\b(?:max(?:imum)?\.?|up\s+to(?:\s+an?\s+(?:max(?:imum)?|total))?)\s*(?:of\s*)?${NUMBER}\s*(?:marks?)?\s*[)\]]?\s*[:.]?\s*$`,
  'i',
);
/** "Advantage (max 1)", over its points. */
const NAMED = new RegExp(
  String.raw`^\p{Lu}[\p{L} ]{2,30}[([]\s*(?:[Ss]ub[- ]?)?[Mm]ax(?:imum)?\.?\s*${NUMBER}\s*(?:marks?)?\s*[)\]]\s*:?\s*$`,
  'u',
);

/** "Advantage (1): e.g.", over a list of which one item is enough. */
const NAMED_WITH_MARK =
  /^\p{Lu}[\p{L} ]{2,30}[([]\s*(\d)\s*(?:marks?)?\s*[)\]]\s*:\s*(?:e\.?g\.?,?|such as|(?:any\s+)?one(?:\s+(?:from|of))?|from)?\s*:?\s*$/u;

/**
 * "Any two (1 mark each) from:", "… points. 1 mark each.": what each is worth does not say how many
 * count.
 */
const WORTH_OF_EACH =
  /\s*[([]?(?:1|one)\s+marks?\s+(?:for\s+)?each[)\]]?\.?|\s*[([]1[)\]]\s+each\s*[.:]?$/i;

/** "A description including", "Candidates may give": describes an answer, over the points. */
const SPEAKS_OF_ANSWERS =
  /^(?:(?:an?|the)\s+)?(?:\p{L}+\s+){0,2}?(?:explanation|description|answer|response|comparison|discussion|suggestion|identification|calculation|reference|candidate|student|pupil)s?\b(?!\s*[:=])/iu;
const LEADS_ON =
  /\b(?:(?:following|these|those)(?:\s+(?:points?|ideas?|reasons?|steps?|features?|statements?|ways?))?|below|includ(?:e|es|ing)|(?:of|from)(?:\s+points?)?)\s*[:.]?$|\binclud(?:e|ing)\b[^:]*:$/i;
const COUNT_OF = new RegExp(String.raw`\b(?:any\s+)?${NUMBER}\s+(?:\p{L}+\s+)?(?:of|from)\b`, 'iu');

/**
 * True for "An explanation that links the following:", which introduces the points and is not one.
 */
export const isIntroduction = (line: string): boolean =>
  SPEAKS_OF_ANSWERS.test(line) && LEADS_ON.test(line) && !/[([]\d[)\]]|[=✓;]/.test(line);

/** "Advantage (max 1) e.g. quick": the first item of a list, which continues after it. */
const NAMED_LIST = new RegExp(
  String.raw`^\p{Lu}[\p{L} ]{2,30}[([]\s*(?:[Ss]ub[- ]?)?[Mm]ax(?:imum)?\.?\s*${NUMBER}\s*(?:marks?)?\s*[)\]]\s*:?\s*(?:e\.?g\.?|such as|including|from)\s*[:,]?\s*(?=\S)`,
  'u',
);

/** "Uses – any two from (2 × 1):", "For the second method, any one of": the topic of the points. */
const NAME_IN_FRONT =
  /^(?!if\b|when|where|unless)(?:for\s+)?[\p{L}\d][\p{L}\d '’/()-]{2,40}?\s*(?::|,|\s[–—-])\s*(?=any\s+(?:\d|one|two|three|four|five|six)\b)/iu;
/** "any two from (2 × 1): light ; warmth" */
const TIMES_IN_FRONT =
  /^[([]\s*([1-6])\s*[x×]\s*[([]?(\d)\s*(?:marks?)?\s*[)\]]{1,2}\s*:?\s*(?=\S)/i;

/** True if a heading names the list below it, and is not about the points above. */
export const namesList = (line: string): boolean => NAMED.test(line) || NAMED_WITH_MARK.test(line);

/** Reads a line that sets a limit for the points after it; returns null for any other line. */
export function readGroupHeading(written: string): GroupHeading | null {
  const named = written.replace(NAME_IN_FRONT, '');
  return readHeading(/\bany\b/i.test(named) ? named.replace(WORTH_OF_EACH, '') : named);
}

function readHeading(line: string): GroupHeading | null {
  const introduced = isIntroduction(line) ? COUNT_OF.exec(line)?.[1] : undefined;
  if (introduced !== undefined) return { count: numberOf(introduced), marks: null, rest: '' };
  const named = NAMED.exec(line) ?? NAMED_WITH_MARK.exec(line);
  if (named !== null) return { count: null, marks: numberOf(named[1]), rest: '' };
  const list = NAMED_LIST.exec(line);
  if (list !== null)
    return { count: null, marks: numberOf(list[1]), rest: line.slice(list[0].length).trim() };
  for (const pattern of [ANY_FROM, ANY, ANY_SUCH_AS, ANY_NAMED, ANY_TITLE]) {
    const match = pattern.exec(line);
    if (match === null || /^(?:one|1|two|2)\s+of\b/i.test(match[0])) continue;
    const behind = line.slice(match[0].length).trim();
    const times = readTimes(behind);
    if (times !== null)
      return { count: numberOf(match[1]), marks: times.count * times.each, rest: '' };
    const [paid = '', many, each] = TIMES_IN_FRONT.exec(behind) ?? [];
    if (paid !== '') {
      const rest = behind.slice(paid.length);
      return { count: numberOf(match[1]), marks: Number(many) * Number(each), rest };
    }
    const total =
      behind === '' || !/[;,]/.test(behind) ? readMarks(`x ${behind}`) : readMarks(behind);
    const rest = total.text.replace(/^x\b\s*/, '').replace(/^:\s*/, '');
    const count = numberOf(match[1]);
    // "Any two from: it is cheap ✓": the line holds one point with its own mark.
    if (rest !== '' && total.marks !== null && total.marks < count)
      return { count, marks: null, rest: behind };
    return { count, marks: total.marks, rest };
  }
  const every = EACH.exec(line);
  if (every !== null) return { count: null, marks: null, rest: line.slice(every[0].length).trim() };
  const max =
    MAX.exec(line) ?? MAX_BEHIND.exec(line) ?? MAX_FROM.exec(line) ?? MARKS_FOR.exec(line);
  if (max === null) return null;
  return { count: null, marks: numberOf(max[1]), rest: line.slice(max[0].length).trim() };
}

/** "(max 2)" or ", max 4" at the end of a line. */
export function readCapAtEnd(line: string): { text: string; cap: number | null } {
  const match = CAP_AT_END.exec(line);
  if (match === null) return { text: line, cap: null };
  return { text: line.slice(0, match.index).trim(), cap: numberOf(match[1]) };
}

const ALLOCATES =
  /^(?:award\s+|credit\s+|give\s+)?(?:up to\s+)?(?:[1-4]|one|two|a)\s*(?:further\s+)?marks?\s+(?:is\s+|are\s+|should be\s+|can be\s+|may be\s+|will be\s+)?(?:(?:awarded|given|credited|allowed)\s+)?(?:for|per)\s+(?:(?:each|every|any|per|identif\w+|a\s+(?:correct|valid|relevant)|benefit|development|a\s+benefit)\b|(?:a\s+)?(?:bullet|point|reason|idea|way|difference|feature|cause|consequence|line)\b)|^(?:[1-4]|one|two)\s+marks?\s+(?:each|per\b|a\s+(?:point|bullet))|^for\s+each\b.*\d|^[^\d=:;]{4,60}\s(?:1|one)\s+mark\s+each[.]?$|^award\b.*\bup to\b/i;

const PART_OF_ANSWER = String.raw`(?:the\s+|an?\s+|each\s+|its\s+|correct\s+|valid\s+)*(?:methods?|reasons?|explanations?|expansions?|developments?|examples?|effects?|features?|descriptions?|points?|advantages?|disadvantages?|benefits?|techniques?|causes?|consequences?|ways?|answers?|justifications?|details?|support|evidence|knowledge|application|analysis|identif\w+|elaborations?|impacts?|results?|quotations?|definitions?)`;
const IN_PARTS = new RegExp(
  String.raw`^(?:award\s+)?(?:1|one)\s+(?:marks?\s+)?for\s+${PART_OF_ANSWER}\s*(?:,|;|\+|and|plus)+\s*(?:(?:a|the)\s+)?(?:1|one|second|further)\s*(?:further\s+)?(?:marks?)?\s+for\s+${PART_OF_ANSWER}\b`,
  'i',
);

/** "Reason 1 mark, explanation 1 mark; x2". */
const NAMED_PARTS = new RegExp(
  String.raw`^(?:\d\s*[x×]\s*[([]1\s*\+\s*1[)\]][.:,;]?\s*)?${PART_OF_ANSWER}\s*[:=–-]?\s*[([]?1(?:\s*marks?)?[)\]]?\s*(?:,|;|\+|and|plus)+\s*${PART_OF_ANSWER}\s*[:=–-]?\s*[([]?1(?:\s*marks?)?[)\]]?(?:\s*[.;,:]?\s*[([]?[x×]\s*\d[)\]]?)?\s*[.:;]?$`,
  'i',
);
/** "2 × (1 + 1). Identify (1) and describe (1).": the task, and what each part is worth. */
const TOLD_TO =
  /^(?:\d\s*[x×]\s*[([]1\s*\+\s*1[)\]][.:,;]?\s*)?(?:identify|state|name|give|outline)\w*\s*[([]1[)\]]\s*(?:and|\+|plus|,)\s*(?:describe|explain|develop|expand|exemplify|elaborate)\w*\s*[([]1[)\]][.:]?$/i;
/** "Benefit K1 + development AN1". */
/** "Knowledge [2 × 1], Analysis [2 × 1]": what each skill is worth. */
const SKILLS =
  /^(?:(?:knowledge|application|analysis|evaluation|understanding)\s*(?:\([A-Z]{1,3}\)\s*)?[:–-]?\s*[([]?\s*(?:\d\s*[x×]\s*)?\d\s*(?:marks?)?\s*[)\]]?[\s,;+&.]*(?:and\s+)?)+$/i;
const BY_SKILL =
  /^\p{L}+\s+(?:K|AN|AP|APP|EV|AO)\d\s*(?:\+|,|and)\s*\p{L}+\s+(?:K|AN|AP|APP|EV|AO)\d$/u;

/** "Strength – 1 mark for …": the part of the answer that the marks are for. */
const NAMES_PART = /^\p{Lu}\p{L}+(?: \d)?\s*[:–-]\s*(?=(?:1|one) marks?\b)/u;
/** "up to 3 marks, reason (1) + justification (1 each)". */
const UP_TO_PARTS = new RegExp(
  String.raw`^(?:up\s+to|max(?:imum)?(?:\s+of)?)\s+\d\s+marks?\s*[,;:–-]\s*${PART_OF_ANSWER}\s*[([]1[)\]]\s*(?:\+|and|plus|,)\s*${PART_OF_ANSWER}\s*[([]1(?:\s+(?:mark\s+)?each)?[)\]][.:]?$`,
  'i',
);
/** "1 mark + 1 mark". */
const IN_SUMS = /^(?:(?:1|one|a) marks?\s*(?:\+|and|plus)\s*){1,3}(?:1|one|a) marks?[.:]?$/i;

/** "An explanation linking a cause (1 mark) and its effect (1 mark):" over the points. */
const IN_BRACKETS = /[([]\d\s*marks?[)\]].*[([]\d\s*marks?[)\]]\s*:$/i;

/**
 * True for "1 mark for each reason, 1 for its explanation", which says how marks are given and is
 * not a point.
 */
export function allocatesMarks(written: string): boolean {
  const line = written.replace(/^[([](.*)[)\]]$/, '$1').replace(NAMES_PART, '');
  return [
    ALLOCATES,
    IN_PARTS,
    NAMED_PARTS,
    TOLD_TO,
    BY_SKILL,
    SKILLS,
    IN_SUMS,
    IN_BRACKETS,
    UP_TO_PARTS,
  ].some((pattern) => pattern.test(line));
}

/** True if a line gives one mark for naming something, and one for saying more about it. */
export const givesTwoEach = (line: string): boolean =>
  [IN_PARTS, NAMED_PARTS, TOLD_TO].some((pattern) => pattern.test(line));

const ANY_AT_END = new RegExp(String.raw`\bany\s+${NUMBER}\b(?:\s+(?:of|from))?\s*:?$`, 'i');
const PRODUCT_AT_END = /\b([2-5])\s*[x×]\s*([1-5])\s*(?:marks?)?\s*[)\]]?\.?$/;
const TIMES_AT_END = /[,;:\s([]*(?<!\p{L})[x×]\s*([2-5])\s*[)\]]?\.?$/u;

/** "1 mark per bullet up to 3:" */
const UP_TO_AT_END = new RegExp(
  String.raw`\s(?:up\s+to|to)(?:\s+an?\s+(?:max(?:imum)?|total))?(?:\s+of)?\s+${NUMBER}(?:\s+marks?)?\s*:?$`,
  'i',
);

/** Reads the limit in a line on how marks are given: "…, any two of:", "…, × 2", "…, max 4". */
export function readAllocation(line: string): { count: number | null; marks: number | null } {
  const any = ANY_AT_END.exec(line)?.[1];
  if (any !== undefined) return { count: numberOf(any), marks: null };
  const product = PRODUCT_AT_END.exec(line);
  if (product !== null) return { count: null, marks: Number(product[1]) * Number(product[2]) };
  const times = TIMES_AT_END.exec(line)?.[1];
  if (times !== undefined)
    return { count: null, marks: Number(times) * (givesTwoEach(line) ? 2 : 1) };
  const upTo = UP_TO_AT_END.exec(line)?.[1];
  if (upTo !== undefined) return { count: null, marks: numberOf(upTo) };
  // A limit for each part is not a limit for all of them.
  return { count: null, marks: /\bsub-?\s?max/i.test(line) ? null : readCapAtEnd(line).cap };
}
