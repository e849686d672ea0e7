import type { Answer } from '../match/answer.ts';
import type { AwardedPoint } from '../match/award-marks.ts';
import { readUnknown } from '../scheme/lines/read-condition.ts';
import type { Scheme, SchemeCondition } from '../scheme/scheme.ts';
import { bearsByFigures } from './condition-figures.ts';
import { bearsByWords, OF_FIGURES } from './condition-words.ts';

/**
 * Decides whether a remark on marks that the marker cannot follow can change the mark of an answer.
 */

/** "If more than two answers are given, mark the first two": has no effect if no more are given. */
const FIRST_ONLY =
  /\bmore than (?:one|two|three|four|\d)\b.{0,30}\b(?:answers?|responses?|reasons?|points?|given|listed|stated)\b|\b(?:mark|credit|accept|take|count) (?:only )?(?:the )?first (?:one|two|three|four|\d)\b/i;
/** True if a mark of 0 is doubted too when a remark like this was not understood. */
export const isOfFirst = (condition: string): boolean => FIRST_ONLY.test(condition);
const BETWEEN_ITEMS = /[.;,\n]+|\b(?:and|or)\b/i;

/**
 * "this mark may be awarded if m is not converted", "fields in either order", "do not penalise":
 * removes no marks.
 */
const PERMITS =
  /\b(?:may|can|should) (?:also |still )?(?:be )?(?:awarded|given|credited|score|seen|implied|embedded|replace|omitted)\b|\b(?:in )?(?:either|any) order\b|\bcondone\b|\bneed not\b|\bnot (?:needed|required|necessary)\b|\bno (?:\p{L}+ ){0,2}(?:needed|required|necessary)\b|\bno need\b|\b(?:not|no|don['’]t) (?:be )?penal(?:i[sz]ed?|ty|ties)\b|\bindependent(?:ly)?\b|\bstands? even\b|\b(?:is|are) (?:ok|okay|fine|acceptable)\b|\bisw\b|^(?:\P{L}*indicative content\P{L}*)?(?:award )?(?:1|one) mark (?:per|for each)\b(?!.*\b(?:and|plus)\b)|\bstill available\b|\b(?:ecf|mark) (?:ecf )?throughout\b/iu;
const FORBIDS =
  /\b(?:only|must|unless|loses?|max(?:imum)?|(?:can|may|do|does|should)\s?not(?! penal)|not be|no marks?|no credit)\b|=\s*0(?![.\d])/i;

/** "Working Answer Unit Marks", "for the second mark": column titles, and remains of a sentence. */
const TITLES =
  /^(?:(?:acceptable|additional|answers?|applies|apply|assessed|available|both|comments?|continues|credited|description|each|expected|extra|first|for|guidance|indicative|content|information|last|level|of|demand|marks?|model|notes?|number|numbers|part|penalise|previous|q|qualitative|quantitative|question|schemes?|second|sentence|skills|step|subsumes|the|third|this|to|total|units?|working|ao|m|no|\d+)(?![\p{L}\d])[\s/.:()]*)+$/iu;
/**
 * "If the answer is incorrect", "if no other credit is given": about answers without full marks.
 */
const FOR_PART =
  /\b(?:if|where) (?:the )?(?:final )?(?:answers?|results?) (?:(?:is|are) )?(?:in)?(?:correct|wrong|missing)(?<!\bcorrect)\b|\bif no other (?:credit|marks?)\b|\bif A0\b/i;

/** "Do not isw": about answers that continue after their result. */
const COUNTS_LATER = /\b(?:do not|don['’]t) (?:isw|ignore (?:any )?subsequent)\b/i;
const GOES_ON = /[=\n,;→]|\b(?:so|then|or|and)\b/;

/** "Lists of single words (maximum of one mark)". */
const OF_LISTS = /\blists?\b(?!\s+principle)/i;
const MOST_WORDS_OF_ITEM = 3;

/** "If two answers are given for one part and one is wrong, no mark for that part." */
const OF_CHOICES =
  /\b(?:two|several|more than one|both|alternative) (?:answers?|responses?|options?|alternatives?)\b.*\b(?:given|offered|stated|written|for)\b/i;
const CHOICE = /\/|\bor\b/i;

/**
 * "Penalise once only", "verb forms must be correct": removes nothing from an answer that earned
 * everything.
 */
const OF_FAULTS =
  /\b(?:penali[sz]ed?|credit(?:ed)?|score|count)\s+(?:\p{L}+\s+)?once\b|\bmust\s+be\s+(?:correct|accurate|right)\b|\b(?:POT|power of ten)\s+errors?\b|\bat\s+least\s+(?:one|two|three|\d)\s+\p{L}+\s+(?:\p{L}+\s+)?(?:correct(?:ly)?|right|integrated|differentiated)\b|\bstep mark\b/iu;
/**
 * "M1 (dep)", "the second mark is not available unless …": about separate points, all of which were
 * earned.
 */
const DEPENDS =
  /(?:^|\W)dep(?:endent)?(?:\W|$)|\b(?:cannot|can\s?not|not)\s+(?:be\s+)?(?:available|awarded|given|scored?)\s+(?:unless|without)\b/i;
/**
 * "Must be 8 bits", "in the correct order", "to 3 sf": the form of an answer, which the judges of
 * its kind check.
 */
const OF_FORM =
  /\bmust\s+be\s+(?:(?:to|in|at|an?|the|all|recogni[sz]able|simplified|clear)\b|\d)|\border\b|\b(?:correct|right)\s+(?:place|position|column)\b|\b(?:bits?|s\.?f\.?|d\.?p\.?)\b/i;
/** "Both ideas needed", "all parts required for the mark". */
const OF_WHOLE =
  /\b(?:both|all)\b.{0,30}\b(?:needed|required|necessary|correct)\b|\bmust\s+(?:have|show|give|include)\s+(?:both|all)\b/i;
const IN_ORDER = /\border\b/i;
/** The share of a point that counts as all of it, in other words or with a small word missing. */
const WHOLLY_SAID = 0.75;
/** "Unit required for the third mark", "wrong unit, penalise once". */
const OF_UNITS =
  /\bunits?\b.{0,40}\b(?:needed|required|must|penali[sz]ed?|loses?|wrong|incorrect)\b|\b(?:wrong|no|missing|incorrect)\s+units?\b/i;
const WRONG = /\b(?:wrong|incorrect)\b/i;
const WITH_UNIT = /\d\s*(?:[\p{L}%°Ω£$€µ]|\/\s*\p{L})/u;

/** "Where both are attempted take the better; do not add marks across routes." */
const OF_ROUTES =
  /\bboth\b.{0,30}\battempted\b|\b(?:add|mix|combine)\b.{0,30}\b(?:routes?|methods?|alternatives?)\b/i;

/** "Answers must be comparative". */
const ASKS_COMPARISON = /\bcomparative\b|\bmust (?:compare|be a comparison)\b/i;
const COMPARES = /\b(?:than|whereas|while|compared|more|less|fewer)\b/i;

/** "Max 2 for any one way". */
const FOR_ONE =
  /\b(?:for|in|from|per)\s+(?:any\s+one|each|a\s+single|the\s+same|one)\s+(?!words?\b|marks?\b)\p{L}/iu;

/** True for a list of items of a few words each, without statements about them. */
const isList = (text: string): boolean =>
  text
    .split(BETWEEN_ITEMS)
    .every((item) => (item.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= MOST_WORDS_OF_ITEM);

/**
 * True if no line gave more than the limit for one, in a scheme whose lines hold several points
 * each.
 */
function keepsLimit(most: number, points: readonly AwardedPoint[]): boolean {
  const lines = [...Map.groupBy(points, ({ point }) => point.line).values()];
  return (
    lines.filter((line) => line.length > 1).length > 1 &&
    lines.every((line) => line.reduce((sum, { marks }) => sum + marks, 0) <= most)
  );
}

/** True if an answer may have exceeded "max 2 for any one way", or another limit. */
export const isOverLimit = (
  { text, marks }: { text: string; marks: number },
  answer: Answer,
  marked: Marked,
): boolean =>
  marked.points.reduce((sum, one) => sum + one.marks, 0) > marks &&
  !(FOR_ONE.test(text) && keepsLimit(marks, marked.points)) &&
  bearsOn(text, answer, marked);

/** The marks that an answer was given, and the scheme. */
export interface Marked {
  maxMark: number;
  scheme: Scheme;
  points: readonly AwardedPoint[];
}

const hasRoutes = ({ groups }: Scheme): boolean => groups.some(({ route }) => route !== null);

/**
 * "Partial definition", "an example only", "muddled outline": earns something, but names no words
 * to look for.
 */
const IN_NO_WORDS =
  /\b(?:partial(?:ly)?|incomplete|vague|limited|muddled|basic|weak|simple)\b|\b(?:examples?|definitions?|lists?|names?)\s+(?:alone|only)\b/i;

/**
 * True if a scheme gives marks for something that cannot be looked for, and an answer has fewer
 * marks than that.
 */
export const mayEarnMore = (condition: SchemeCondition, given: number): boolean =>
  condition.kind === 'special-case'
    ? given < condition.marks && IN_NO_WORDS.test(condition.answer)
    : (condition.kind === 'limit' || condition.kind === 'not-understood') &&
      given === 0 &&
      IN_NO_WORDS.test(condition.text);

/**
 * "Must be simplified for B2. Mark final answer.": the boundary between sentences that each say
 * something.
 */
const BETWEEN_SENTENCES = /(?<!\b(?:e\.g|i\.e|eg|ie|ans|no))[.;]\s+(?=['"‘“(A-Z\d])/;
const LIMITS = /\bmax|[=→]|\bmust\b|\bneed/i;

/** Returns the sentences of a condition that are about marks; the whole condition if none is. */
function sentencesOf(condition: string): readonly string[] {
  const sentences = condition
    .split(BETWEEN_SENTENCES)
    .filter((one) => LIMITS.test(one) || readUnknown(one, 0) !== null);
  return sentences.length > 0 ? sentences : [condition];
}

/** True if a condition can change the mark that an answer was given. */
export function bearsOn(condition: string, answer: Answer, marked: Marked): boolean {
  if (FIRST_ONLY.test(condition))
    return (
      answer.text.split(BETWEEN_ITEMS).filter((item) => /\p{L}/u.test(item)).length > marked.maxMark
    );
  return sentencesOf(condition).some((sentence) => sentenceBears(sentence, answer, marked));
}

/** True if the marks of the points show that a condition was met, or does not concern them. */
function isSettled(condition: string, { maxMark, points }: Marked): boolean {
  const given = points.filter(({ marks }) => marks > 0);
  if (OF_WHOLE.test(condition) && !IN_ORDER.test(condition))
    return given.every(({ verdict, found }) => verdict !== null || found >= WHOLLY_SAID);
  const isFull = given.reduce((sum, { marks }) => sum + marks, 0) >= maxMark;
  const isLooked = given.every(
    ({ point, verdict }) => verdict?.share === 1 && point.kind !== 'term',
  );
  if (OF_FORM.test(condition) && isLooked)
    return isFull || given.every(({ point }) => point.kind === 'code');
  if (!isFull) return false;
  if (DEPENDS.test(condition)) return points.length > 1;
  if (FOR_PART.test(condition)) return true;
  return OF_FAULTS.test(condition) && !OF_FIGURES.test(condition);
}

function sentenceBears(condition: string, { text, tokens }: Answer, marked: Marked): boolean {
  const { scheme, points } = marked;
  if (COUNTS_LATER.test(condition)) return GOES_ON.test(text);
  if (PERMITS.test(condition) && !FORBIDS.test(condition)) return false;
  if (TITLES.test(condition)) return false;
  if (OF_ROUTES.test(condition) && hasRoutes(scheme)) return false;
  if (OF_LISTS.test(condition)) return isList(text);
  if (OF_CHOICES.test(condition)) return CHOICE.test(text);
  if (ASKS_COMPARISON.test(condition)) return !COMPARES.test(text);
  const byFigures = bearsByFigures(
    condition,
    text,
    points.map(({ point }) => point),
  );
  if (byFigures !== null) return byFigures;
  if (isSettled(condition, marked)) return false;
  if (OF_UNITS.test(condition) && WITH_UNIT.test(text)) return WRONG.test(condition);
  return bearsByWords(condition, text, new Set(tokens.map(({ stem }) => stem)));
}
