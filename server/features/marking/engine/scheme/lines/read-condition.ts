import { readFigureWorth, type FigureWorth } from './figure-worth.ts';
import { isMarkingTalk } from './marking-talk.ts';
import { numberOf } from './read-marks.ts';
import type { SchemeCondition } from '../scheme.ts';

const NUMBER = String.raw`(\d{1,2}|one|two|three|four|five|six)`;

const FINAL_ANSWER: readonly RegExp[] = [
  /(?<!\bimplied\b.{0,30})\bcorrect\s+(?:final\s+|exact\s+)?(?:numerical\s+)?answers?\b/i,
  /\b(?:full|all|maximum)\s+marks?\b.{0,80}\b(?:answer|even if|no working|without working)\b/i,
  /\b(?:answer\s+of\s+|for\s+)[£$€]?[\d.,]+.{0,30}\b(?:(?:with|without|no|even if no)\b.{0,20}\bworking|scores|gains)\b/i,
  /^full marks\b(?!\s+(?:requires?|needs?|must|only|cannot|can only|are only|is only|depends?|if both|for (?:both|an? (?:clear|full|linked|explained|developed))))/i,
  /^(?:both|all)\b.{0,30}\bcorrect\b.*\b(?:no|without(?:\s+any)?)\s+workings?\b/i,
  /\bcorrect\s+(?:values?|results?|solutions?|\p{L}[\p{L}\d²₂]{0,4})\s+(?:given\s+)?(?:with(?:out|\s+no)|no)\s+(?:any\s+)?workings?\b/iu,
  /^answers?\s+only\b/i,
  /^answers?\s*(?:=|scores?|gets?|gains?)\s*\d\s+marks?\b/i,
];
/** "Correct answer with no working scores 0". */
const SCORES_NOTHING =
  /(?:\bscores?|\bgains?|\bgets?|\bis|[=:–-])\s*(?:[MAB]?0(?![.\d])|no marks?\b|nil\b|zero\b)/i;
const SCORES = new RegExp(
  String.raw`^(?:an?\s+)?(?:answer\s+of\s+)?(.{1,60}?)\s+(?:(?:alone|only|on its own)\s+)?(?:scores?|gains?|gets?|=|earns?|is worth)\s+(?:max(?:imum)?\s+)?${NUMBER}(?:\s+marks?)?(?:\s+(?:max|only))?(?:\s*\((?!\d{1,2}\s*(?:m|\)))[^()]{2,60}\))?[.)]?$`,
  'i',
);
/** "Power of ten error: answers that round to 20.1 (2.2 used) score 3". */
const ROUNDED_SCORES = new RegExp(
  String.raw`^(?:[^:\d]{3,40}:\s*)?(?:any\s+|an\s+)?answers?\s+(?:(?:that|which)\s+rounds?|rounding)\s+to\s+(\d[\d.,]*)\s*(?:\([^()]{2,60}\))?,?\s*(?:scores?|gains?|gets?)\s+${NUMBER}(?:\s+marks?)?[.]?$`,
  'i',
);
const ALLOWS = new RegExp(
  String.raw`^(?:\(?(?:allow|award|accept|give|credit)\s+)(?:max(?:imum)?\s+)?${NUMBER}\s+marks?\s*(?:max(?:imum)?|only)?\s*(?:for|if)\s+(.+?)[.)]?$`,
  'i',
);
/** "Accept for 1 mark: 36 ÷ 4500". */
const FOR_MARKS = new RegExp(
  String.raw`^(?:allow|award|accept|give|credit)\s+for\s+(?:max(?:imum)?\s+)?${NUMBER}\s+marks?\s*(?:only|max)?\s*[,:–-]\s*(.+?)[.]?$`,
  'i',
);
const ACCEPTS_FOR = new RegExp(
  String.raw`^(?:allow|accept|credit)\s+(.+?)\s+for\s+(?:max(?:imum)?\s+)?${NUMBER}(?:\s+marks?\b.*)?$`,
  'i',
);
const SPECIAL =
  /^\(?SC\s?:?\s?B?\s?(\d)\s*(?:for|:|–|-)?\s*(?:an?\s+)?(?:answer\s+of\s+)?(.+?)\)?$/;
/** "SC with replacement: 30/64 oe scores B1 only". */
const SPECIAL_SCORES =
  /^\(?SC\s*:?\s*(?:[^\d:]{3,60}:\s*)?([^:]{1,40}?)\s*(?:oe\s+)?(?:scores?|gets?|gains?|earns?)\s+(?:max(?:imum)?\s+)?[MAB]?(\d)(?:\s+(?:marks?|only))*\)?[.]?$/i;
/** "Use of g = 10 giving 15.5 max 2": the result of another method, and its marks. */
const OTHER_WAY = new RegExp(
  String.raw`^(?:(?:allow|accept)\s+)?(?:the\s+)?(?:use|using)\s+(?:of\s+)?.{1,40}?\b(?:giving|gives|to give|leading to|leads to)\s+(?:an?\s+answer\s+of\s+)?([-−–]?[£$€]?\d[\d.,]*(?:\s?(?!scores?|gets?|gains?|for\b|max|is\b|=)[^\s\d,;:]{1,6})?)[,;:]?\s+(?:(?:scores?|gets?|gains?|for|=|is worth)\s+)?(?:(?:a\s+)?max(?:imum)?\.?\s*(?:of\s+)?${NUMBER}(?:\s*marks?)?|${NUMBER}\s*marks?(?:\s*(?:max(?:imum)?|only))?)[.]?$`,
  'i',
);
const PARTIAL =
  /^partial(?:ly correct)?(?:\s+(?:answers?|credit))?\s*[:–-]\s*["'‘“]?(.+?)["'’”]?\s*(?:=|[([])\s*(\d)\s*(?:marks?)?\s*[)\]]?$/i;
/** "Two in the correct place 1". */
const PLACED = new RegExp(
  String.raw`^((?:any\s+)?${NUMBER.replace('(', '(?:')}\s+in\s+(?:the\s+|their\s+)?(?:correct|right)\s+(?:place|position|order)s?)\s*[:=–-]?\s*[([]?(\d)(?:\s*marks?)?[)\]]?$`,
  'i',
);
const PART_OF = /^\(\s*[MAB]\s?(\d)\s+for\s+(.+?)\)$/;

const ALL_OR_NOTHING =
  /\b(?:both|all(?:\s+(?:two|three|four|correct))?)\s+(?:(?:answers?|parts?|correct|needed|required|for)\s*){1,3}(?:for\s+)?(?:the\s+)?(?:1|one|the)?\s*marks?\b|^both\s+(?:needed|required)\b|\ball or nothing\b|\bboth or nothing\b/i;
const CARRIED =
  /^(?:allow\s+|apply\s+|accept\s+|award\s+|credit\s+|(?:MP?\d(?:\s*(?:,|&|and)\s*)?){1,3}\s*(?:can|may)\s+(?:still\s+)?(?:score|gain|be\s+(?:awarded|given))\s+(?:by\s+|as\s+)?)?(?:e\.?c\.?f\.?|OFR|own figure rule|error(?:s)? carried forward|follow through|ft)\b(?:\s+(?:applies|throughout|allowed|from .{1,20}))?[.:]?/i;
const OPEN =
  /\b(?:any|other|all)\s+(?:other\s+)?(?:valid|relevant|reasonable|appropriate|suitable|correct|sensible|acceptable|plausible|creditworthy)\b(?<!\ball\s+correct)|\bA\.?V\.?P\b|\bor any other\b|\baccept alternative|\bany reasonable\b/i;
/** "2 marks if all are right, 1 mark if two are swapped" describes how one answer is marked. */
const SCALE = new RegExp(
  String.raw`^\(?${NUMBER}\s+marks?\s*(?:if|for|when|:)?\s*(?:all|both|everything)\b.*[,;]\s*${NUMBER}\s+marks?\b`,
  'i',
);
const LIMIT = new RegExp(
  String.raw`\b(?:sub-?)?max(?:imum)?\.?\s*(?:of\s+)?${NUMBER}\s*(?:marks?)?\s+(?:for|if|where|when|unless)\b|\b(?:for|if|unless|where)\b.{3,80}\bmax(?:imum)?\.?\s*(?:of\s+)?${NUMBER}\b|^contradict|^(?:answers?|responses?|candidates|students)\s+(?:that|which|who)\b.{3,120}\bmax(?:imum)?\.?\s*(?:of\s+)?${NUMBER}\b|[:–-]\s*max(?:imum)?\s*${NUMBER}\b`,
  'i',
);

const BEARS_ON_MARKS =
  /\b(?:marks?|credit(?:ed)?|scores?|award(?:ed)?|penalise|essential|must|needed|required|dependent|dep\.?|independent(?:ly)?|only if|unless|contradict\w*|list principle|negates?|cancels?|order|0 marks|isw|no mark|at least)\b|(?:=|\bscores?|\bgets?|\bgains?)\s*(?:0|zero|nil)\b(?!\.\d)/i;

/** Remarks that only say how to read points that are complete without them. */
const HARMLESS =
  /^(?:(?:\d|one) marks? for (?:all |the )?(?:correct )?(?:species|formulae?|symbols?|balanc\w*|state symbols?|charges|reactants|products)\b|(?:only\s+)?(?:awarded|award|dep\w*|dependent)(?:\s+only)?\s+(?:if|on)\s+(?:all\s+|not\s+more\s+than\s+one\s+|correct\s+)*(?:the\s+)?(?:formulae?|symbols|species)\b|the (?:second|other|further) marks? (?:should be|is|are) (?:awarded|given) for\b|independent|mark independently|isw|ignore subsequent|penalise once|(?:do not award |no )?half[- ]marks?\b|(?:in )?any order|OWTTE|AW|ORA|dep on)\b/i;
/** "Deduct 1 mark for wrong unit", which the number judge applies. */
export const UNIT_PENALTY =
  /\b(?:deduct|subtract|lose|loses|minus|penalise)\s+(?:1|one|a)\s*(?:marks?)?\b[^.\n]{0,40}\bunits?\b|\bunits?\b[^.\n]{0,40}\b(?:loses?|minus|deduct)\s+(?:1|one|a)\b/i;
/** "A1 must be to 3 sf", which the number judge applies. */
export const MUST_BE_TO =
  /^(?:notes?:\s*)?(?:(?:[MAB]\d|(?:the |their )?(?:final |correct )?answers?)\s+)?must be\s+(?:\p{L}+\s+){0,2}to\s+(?:\d|one|two|three|four)\s*(?:s\.?\s?f|sig|d\.?\s?p|decimal)[\p{L}. ]*$/iu;
/** "One correct value only, no working: M1A1". */
const UNSHOWN_PART =
  /^(?:only\s+)?(?:one|an?|any|either|each|two)\b.*\b(?:no|without(?:\s+any)?)\s+workings?\s*(?:[:,=–→-]|gets?|scores?|gains?)?\s*(?:(?:[MABC]\d\s*)+|[([]?\d\s*(?:marks?)?[)\]]?)[.]?$/i;
/** "Do not credit a technique without an example". */
const NOT_WITHOUT =
  /^(?:no|do not|don['’]t)\s+(?:credit|award|accept|allow|marks?)\b.*\bwithout\b(?!\s+(?:reference|mention|working))/i;
const LIST_PRINCIPLE =
  /\blist principle\b|\beach (?:incorrect|wrong|extra)\b.*\b(?:cancels|negates)\b/i;

const WRONG_ANSWER = String.raw`(?:the\s+|their\s+)?(?:final\s+|correct\s+)?answers?,?\s*(?:(?:is|are)\s+)?(?:incorrect|wrong|missing|not\s+\S{1,12})(?:,?\s+or\s+(?:(?:is|in)\s+)?(?:(?:the\s+)?wrong\s+units?|missing|incomplete))?`;
const NOT_AWARDED = String.raw`(?:marks?\s+|[MABC]\d\s+)?(?:is\s+|are\s+)?not\s+(?:awarded|gained|scored|given|earned)|(?:0|no|zero|none)(?:\s+marks?)?\s+(?:is\s+|are\s+)?(?:scored|awarded|gained|earned)`;
/**
 * "If the answer is incorrect, award 1 mark for …", "If not scored, M1 for …": the rest earns it.
 */
const OF_WRONG_ANSWERS = new RegExp(
  String.raw`^(?:if|where|when)\s+(?:${WRONG_ANSWER}|${NOT_AWARDED})\s*[,:;–-]?\s*(?:then\s+)?(?:(?:award|allow|give|credit|score)\s+)?(?:SC\s?B?|[MABC])?${NUMBER}(?:\s+marks?)?\s+(?:only\s+)?(?:for|if)\s+(?:(?:correct\s+|some\s+)?(?:working|method)s?\s*[,:(]?\s*(?:(?:e\.?g\.?|such\s+as|of)\s*[:,]?\s*)?)?`,
  'i',
);
/** "Max 1 if fewer than 8 bits": about answers of that form, not a figure that is worth 1. */
const LIMIT_FOR_BUILD = new RegExp(
  String.raw`^max(?:imum)?\.?\s*(?:of\s+)?${NUMBER}\s*(?:marks?)?\s+(?:if|where|when|unless)\s+(?:more|fewer|less|no|not|only|any)\b`,
  'i',
);
/** "B0 if a contradictory statement", "M0 for n and n + 1". */
const NOTHING_FOR = /^[MABCEP]\s?0\s+(?:if|for|where|when|unless)\b(?!.*\d\s*[+=×])/;

function readWrongAnswers(text: string, line: number): SchemeCondition | null {
  const [lead, worth] = OF_WRONG_ANSWERS.exec(text) ?? [];
  const answer = lead === undefined ? '' : text.slice(lead.length).replace(/[.;)\s]+$/, '');
  return /\d/.test(answer) ? { kind: 'special-case', answer, marks: numberOf(worth), line } : null;
}

/**
 * "120 with no working = 1", "bare answer of 9.6", "7 on its own": about an answer without working.
 */
const UNSHOWN =
  /\b(?:no|(?<!\bor\s+)without(?:\s+any)?)\s+(?:other\s+|correct\s+)?workings?\b|\banswers?\s+only\b|\b(?:bald|unsupported|alone)\b|\bbare\s+(?:final\s+|correct\s+)?(?:answers?|values?)\b|\bon\s+(?:its|their)\s+own\b/i;

/** "… with no £ sign and no working": about the unit as well. */
const WITHOUT_UNIT =
  /\b(?:no|without|missing)\s+(?:an?\s+|the\s+)?(?:\S{1,3}\s+)?(?:units?|signs?)\b/i;

/** "9 with no units", "90 with no π"; the sign of "10 with no sign" is a minus. */
const UNITLESS =
  /\b(?:no|without|missing)\s+(?:an?\s+|the\s+)?(?:units?\b|(?:[£$€π%°]|pi|p|pounds?)(?![\p{L}\d]))/iu;

function noteUnshown(condition: SchemeCondition | null, line: string): SchemeCondition | null {
  if (condition?.kind === 'special-case' && UNITLESS.test(line))
    return { ...condition, isUnitless: true, isUnshown: UNSHOWN.test(line) };
  const isOfAnswer = condition?.kind === 'special-case' || condition?.kind === 'final-answer';
  return isOfAnswer && UNSHOWN.test(line) && !WITHOUT_UNIT.test(line)
    ? { ...condition, isUnshown: true }
    : condition;
}

/**
 * Reads a line that says something about marks beyond the points; returns null for any other line.
 */
export const readCondition = (line: string, line0: number): SchemeCondition | null =>
  noteUnshown(readWhatItSays(line, line0), line);

function readWhatItSays(line: string, line0: number): SchemeCondition | null {
  const at = { line: line0 };
  const text = line.replace(/^[[(](.*)[\])]$/, '$1').trim();
  const ofWrong = readWrongAnswers(text, line0);
  if (ofWrong !== null) return ofWrong;
  if (NOTHING_FOR.test(text)) return { kind: 'not-understood', text: line, ...at };
  const built = LIMIT_FOR_BUILD.exec(text);
  if (built !== null) return { kind: 'limit', text: line, marks: numberOf(built[1]), ...at };
  const worth = readFigureWorth(text);
  const isOfSeveral = worth?.isSaid === true && worth.figures.length > 1;
  const final = !isOfSeveral && FINAL_ANSWER.some((pattern) => pattern.test(text));
  if (final && !/\bfor correct working\b/i.test(text) && !SCORES_NOTHING.test(text)) {
    const answer = /(?:answer\s+of|for)\s+([£$€]?[-−–]?\d[\d., ]*\d|\d)/i.exec(text)?.[1] ?? null;
    return { kind: 'final-answer', answer, marks: readScored(text), ...at };
  }
  if (CARRIED.test(text)) return { kind: 'errors-carried-forward', ...at };
  const [, byOtherWay, most, worthOfWay] = OTHER_WAY.exec(text) ?? [];
  if (byOtherWay !== undefined)
    return { kind: 'special-case', answer: byOtherWay, marks: numberOf(most ?? worthOfWay), ...at };
  if (worth?.isSaid === true) return toSpecialCase(worth, line0);
  const [, rounded, share] = ROUNDED_SCORES.exec(text) ?? [];
  if (rounded !== undefined)
    return { kind: 'special-case', answer: `awrt ${rounded}`, marks: numberOf(share), ...at };
  const scoring = SPECIAL_SCORES.exec(text);
  if (scoring !== null)
    return { kind: 'special-case', answer: scoring[1] ?? '', marks: Number(scoring[2]), ...at };
  const special = SPECIAL.exec(text);
  if (special !== null)
    return { kind: 'special-case', answer: special[2] ?? '', marks: Number(special[1]), ...at };
  const [, worthOfStep, step] = PART_OF.exec(line.trim()) ?? [];
  if (step !== undefined)
    return {
      kind: 'special-case',
      answer: step,
      marks: Number(worthOfStep),
      isStep: true,
      ...at,
    };
  const placed = PLACED.exec(text);
  if (placed !== null)
    return { kind: 'special-case', answer: placed[1] ?? '', marks: numberOf(placed[2]), ...at };
  const partial = PARTIAL.exec(text);
  if (partial !== null)
    return { kind: 'special-case', answer: partial[1] ?? '', marks: Number(partial[2]), ...at };
  const allowed = ALLOWS.exec(text) ?? FOR_MARKS.exec(text);
  if (allowed !== null)
    return { kind: 'special-case', answer: allowed[2] ?? '', marks: numberOf(allowed[1]), ...at };
  const accepted = ACCEPTS_FOR.exec(text);
  if (accepted !== null)
    return { kind: 'special-case', answer: accepted[1] ?? '', marks: numberOf(accepted[2]), ...at };
  if (UNSHOWN_PART.test(text)) return { kind: 'not-understood', text: line, ...at };
  if (NOT_WITHOUT.test(text)) return { kind: 'not-understood', text: line, ...at };
  if (LIST_PRINCIPLE.test(text)) return { kind: 'list-principle', ...at };
  if (ALL_OR_NOTHING.test(text)) return { kind: 'all-or-nothing', ...at };
  if (LIMIT.test(text)) {
    const marks = LIMIT.exec(text)
      ?.slice(1)
      .find((part) => part !== undefined);
    return { kind: 'limit', text: line, marks: numberOf(marks), ...at };
  }
  if (SCALE.test(text) || OPEN.test(text)) return { kind: 'open', text: line, ...at };
  return null;
}

const toSpecialCase = ({ figures, marks, isStep }: FigureWorth, line: number): SchemeCondition => ({
  kind: 'special-case',
  answer: figures.join(' or '),
  marks,
  line,
  isStep,
});

/**
 * Reads a figure and its worth where the line cannot be a point: next to one, or below points that
 * account for all marks.
 */
export function readFigureWorthBeside(text: string, line: number): SchemeCondition | null {
  const worth = readFigureWorth(text);
  return worth === null ? null : noteUnshown(toSpecialCase(worth, line), text);
}

/** "= mp 1, 2 and 3". */
const MARKING_POINTS =
  /\b(?:mps?|marking points|points|marks)\s*(\d(?:\s*(?:,|and|&)\s*(?:mp\s*)?\d)+)\s*[.]?$/i;

const readScored = (text: string): number => {
  const [, named] = MARKING_POINTS.exec(text) ?? [];
  if (named !== undefined) return named.match(/\d/g)?.length ?? 0;
  const marks =
    /(\d)\s*\/\s*\d[.]?$|(\d{1,2}|one|two|three|four)\s*marks?\b|(?:scores?|gains?|gets?|earns?|worth|=|working\s*[:–-])\s*(?:the\s+first\s+)?(\d|one|two|three)/i.exec(
      text,
    );
  return numberOf(marks?.slice(1).find((mark) => mark !== undefined));
};

/**
 * Reads a wrong or shorter answer and what it is worth: "396 (kJ) = 3 marks", "0.2 alone scores 2".
 */
export function readScoredAnswer(line: string, line0: number): SchemeCondition | null {
  const match = SCORES.exec(line.trim());
  // "1 mark: 3x = 12": the mark is in front, and the figure at the end is not one.
  if (match === null || /^[([]?(?:\d|one|two)\s*marks?[)\]]?\s*(?::|for\b)/i.test(line))
    return null;
  // "Heating to dryness = max 3" is a limit, and gives nothing to an answer that says so.
  if (AT_MOST.test(line) && !/\d/.test(match[1] ?? ''))
    return { kind: 'limit', text: line, marks: numberOf(match[2]), line: line0 };
  const said = match[1] ?? '';
  const isOfAnswers = SPEAKS_OF_SOME.test(said) && !/\d/.test(said);
  // "If the sign is left out = 1 mark" is about what an answer lacks, and is not an answer.
  if (/^(?:[Ii]f|[Ww]here|[Ww]hen)\b/.test(said) && !/\d/.test(said))
    return { kind: 'not-understood', text: line, line: line0 };
  if (numberOf(match[2]) === 0 && isOfAnswers)
    return { kind: 'not-understood', text: line, line: line0 };
  // "v = 15 (m/s)", "b = 2 (ft their a)": a result with its unit, or a remark on it.
  const bare = line.replace(/\s*\([^()]*\)\s*$/, '').trim();
  const isEquation = /=\s*\d+$/.test(bare) && !/\bmarks?\b/i.test(line);
  if (isEquation && !SPEAKS_OF_ANSWER.test(line)) return null;
  const answer = said
    .replace(/^(?:with\s+)?no\s+workings?(?:\s+shown)?\s*[:,–-]\s*/i, '')
    .replace(/\s*,?\s*\b(?:with(?:out)?)\s+(?:no\s+|any\s+)?working\b.*$/i, '')
    .trim();
  const scored = { kind: 'special-case', answer, marks: numberOf(match[2]), line: line0 } as const;
  return noteUnshown(scored, line);
}

/** "Answers without a reason score 0": about a kind of answer, not a particular one. */
const SPEAKS_OF_SOME = /^(?:any\s+)?(?:answers?|responses?|candidates?|students?)\b/i;

const AT_MOST = /(?:=|\b(?:scores?|gains?|gets?|earns?))\s*max(?:imum)?\b/i;

/**
 * Reads each answer with what it is worth: "an answer of 79 scores 3 marks, 78.6 or 78.57 scores
 * 2".
 */
export function readScoredAnswers(line: string, line0: number): SchemeCondition[] {
  const text = line.replace(/^[[(](.*)[\])]$/, '$1').trim();
  const parts = text.split(
    /(?<=\b(?:scores?|gains?|gets?)\s+\d(?:\s+marks?)?)\s*[,;]\s*(?:and\s+)?/i,
  );
  const read = parts.flatMap((part): SchemeCondition[] => {
    const one = readCondition(part, line0) ?? readScoredAnswer(part, line0);
    if (one?.kind !== 'special-case') return one === null ? [] : [one];
    return one.answer.split(/\s+or\s+(?=[\d£$€−-])/).map((answer) => ({ ...one, answer }));
  });
  return parts.length > 1 && read.length >= parts.length ? read : [];
}

/** "all correct = 2", "organ last = 1": marks, not equations. */
const SPEAKS_OF_ANSWER =
  /^[^\d=]*\b(?:correct|order|first|last|right|wrong|only|reversed|alone|both)\b[^\d=]*(?<!(?<!\p{L})\p{L}\s*)=\s*\d$/iu;

/** Returns an unread note as a condition if it is about marks; otherwise null. */
export function readUnknown(line: string, line0: number): SchemeCondition | null {
  const isKnown =
    HARMLESS.test(line) || UNIT_PENALTY.test(line) || isMarkingTalk(line) || MUST_BE_TO.test(line);
  return BEARS_ON_MARKS.test(line) && !isKnown
    ? { kind: 'not-understood', text: line, line: line0 }
    : null;
}
