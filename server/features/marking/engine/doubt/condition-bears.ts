import type { Answer } from '../match/answer.ts';
import type { AwardedPoint } from '../match/award-marks.ts';
import { OF_ANSWERS } from '../scheme/lines/marking-talk.ts';
import type { Scheme, SchemeCondition } from '../scheme/scheme.ts';
import { tokenise } from '../text/tokenise.ts';

/** Whether what a scheme says of marks, and the marker cannot follow, can change the mark of an answer. */

/** "If more than two answers are given, mark the first two": means nothing where no more are given. */
const FIRST_ONLY =
  /\bmore than (?:one|two|three|four|\d)\b.{0,30}\b(?:answers?|responses?|reasons?|points?|given|listed|stated)\b|\b(?:mark|credit|accept|take|count) (?:only )?(?:the )?first (?:one|two|three|four|\d)\b/i;
/** Where a remark like this was not understood, a mark of 0 is doubted too. */
export const isOfFirst = (condition: string): boolean => FIRST_ONLY.test(condition);
const BETWEEN_ITEMS = /[.;,\n]+|\b(?:and|or)\b/i;

/** "this mark may be awarded if m is not converted", "fields in either order", "do not penalise": takes nothing away. */
const PERMITS =
  /\b(?:may|can) (?:also )?be (?:awarded|given|credited|seen|implied|embedded)\b|\bin (?:either|any) order\b|\bcondone\b|\bneed not\b|\bnot (?:needed|required|necessary)\b|\b(?:not|no|don['’]t) (?:be )?penal(?:i[sz]ed?|ty|ties)\b|\bindependent of\b|\bstands? even\b|\b(?:is|are) (?:ok|okay|fine|acceptable)\b/i;
const FORBIDS =
  /\b(?:only|must|unless|max(?:imum)?|(?:can|may|do|does|should)\s?not(?! penal)|no marks?)\b|=\s*0(?![.\d])/i;

/** "Working Answer Unit Marks": the titles of a table. */
const TITLES =
  /^(?:(?:acceptable|additional|answers?|comments?|expected|guidance|marks?|notes?|number|part|question|total|units?|working)[\s/]*)+$/i;
/** "If the answer is incorrect", "if no other credit is given": about answers without full marks. */
const FOR_PART =
  /\b(?:if|where) (?:the )?(?:final )?(?:answers?|results?) (?:is|are) (?:incorrect|wrong)\b|\bif no other (?:credit|marks?)\b/i;

/** "Lists of single words (maximum of one mark)". */
const OF_LISTS = /\blists?\b(?!\s+principle)/i;
const MOST_WORDS_OF_ITEM = 3;

/** "If two answers are given for one part and one is wrong, no mark for that part." */
const OF_CHOICES =
  /\b(?:two|several|more than one|both|alternative) (?:answers?|responses?|options?|alternatives?)\b.*\b(?:given|offered|stated|written|for)\b/i;
const CHOICE = /\/|\bor\b/i;

/** "if a £ sign is placed on the final answer", "if ions are mentioned". */
const TRIGGER =
  /\b(?:if|when|where)\s+(.{2,60}?)\s+(?:(?:is|are|was|were|has been|have been)\s+)?(?:mentioned|used|given|seen|placed|included|added|stated|written|referred to|shown|chosen|selected|picked|quoted|named)\b/i;
const DENIES =
  /\b(?:no|not|n't|neither|without|only|unless|wrong|incorrect|other|both|one|all|less|fewer|more|working)\b/i;
const SIGN = /[£$€%°π√→]/;

/** "English descriptions gain no credit", "no marks for a bare list": what earns nothing. */
const GAINS_NOTHING =
  /^(.{3,80}?)\s+(?:(?:(?:should|will|must|can|do|does)\s+)?(?:gains?|earns?|scores?|gets?|receives?|(?:is|are) worth)\s+(?:no (?:credit|marks?)|0|zero|nil|nothing)\b|=\s*(?:0|zero|nil|no marks?)(?![.\d]))/i;
/** "Do not credit 'army was reduced' without a figure": who does not say that is not meant. */
const REFUSES_QUOTED =
  /(?:\b(?:do not|don['’]t|not|no)\s+(?:credit|accept|award|allow|marks?|enough)\b|^(?:R|reject|NE)\b)[^'‘"“]{0,30}(?=['‘"“])/i;
const QUOTED = /['‘"“]([^'‘’"“”]{3,60})['’"”]/g;
/** "Any mention of ions", "CON any reference to intermolecular forces". */
const ANY_MENTION =
  /\bany\s+(?:mention|reference)s?\s+(?:of|to)\s+(.{3,50}?)(?=\s+[–—-]\s|\s*[,;=.]|\s+in\s|$)/i;
/** "15/56 implies this mark", "extra points do not lose marks": gives, or takes nothing. */
const GIVES =
  /\bimplies\b|\b(?:is|are|scores?|gets?)\s+full\s+marks\b|\bnot\s+essential\b|\bdo(?:es)?\s+not\s+lose\b|\b(?:is|are)\s+independent\b/i;
/** "Only if zinc is identified". */
const ONLY_IF =
  /\bonly\s+(?:be\s+\p{L}+\s+)?if\s+(.{2,40}?)\s+(?:(?:is|are|was|has been)\s+)?(?:identified|named|given|mentioned|stated|present|seen|shown|chosen)\b/iu;
/** "Penalise once only", "verb forms must be correct": takes nothing from an answer that earned everything. */
const OF_FAULTS =
  /\bpenali[sz]ed?\s+once\b|\bmust\s+be\s+(?:correct|accurate|right)\b|\b(?:POT|power of ten)\s+errors?\b|^dep(?:endent)?\b/i;
/** "Figures must be correct if given". */
const OF_FIGURES = /\b(?:figures?|numbers?|dates?)\s+must\b/i;
/** "% sign must be present". */
const SIGN_NEEDED =
  /([%£$€°])\s*(?:signs?|symbols?)?\s+must\s+be\s+(?:present|shown|given|included|seen)\b/i;
/** "If the answer is given in £". */
const GIVEN_IN_SIGN =
  /\b(?:given|expressed|written|stated)\s+(?:in|with|as)\s+(?:an?\s+)?([£$€%])/i;

/** "Where both are attempted take the better; do not add marks across routes." */
const OF_ROUTES =
  /\bboth\b.{0,30}\battempted\b|\b(?:add|mix|combine)\b.{0,30}\b(?:routes?|methods?|alternatives?)\b/i;

/** "Answers must be comparative". */
const ASKS_COMPARISON = /\bcomparative\b|\bmust (?:compare|be a comparison)\b/i;
const COMPARES = /\b(?:than|whereas|while|compared|more|less|fewer)\b/i;

/** "Max 2 for any one way". */
const FOR_ONE =
  /\b(?:for|in|from|per)\s+(?:any\s+one|each|a\s+single|the\s+same|one)\s+(?!words?\b|marks?\b)\p{L}/iu;

/** "Lysosome must fuse / join / empty into the vesicle". */
const MUST = /^(.*?)\bmust\s+(?:(?:be|have|use|include|mention|contain)\s+)*(.*)$/i;
const TOKEN = /(?<!\p{L})[A-Z]{2,}(?!\p{L})/gu;

const tellingOf = (text: string): Set<string> =>
  new Set(
    tokenise(text)
      .filter(({ word, isFunctionWord }) => !isFunctionWord && !OF_ANSWERS.has(word))
      .filter(
        ({ word }) => !/^(?:note|bullet|sign|final|present|used|descriptions?|\d+)$/.test(word),
      )
      .map(({ stem }) => stem),
  );

/** Items of few words each, and nothing that is said of them. */
const isList = (text: string): boolean =>
  text
    .split(BETWEEN_ITEMS)
    .every((item) => (item.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= MOST_WORDS_OF_ITEM);

function isTriggered(condition: string, text: string, stems: ReadonlySet<string>): boolean {
  const trigger = TRIGGER.exec(condition)?.[1];
  if (trigger === undefined || DENIES.test(trigger)) return true;
  const sign = SIGN.exec(trigger)?.[0];
  if (sign !== undefined) return text.includes(sign);
  const telling = tellingOf(trigger);
  return telling.size === 0 || !telling.isDisjointFrom(stems);
}

/** Whether the answer says what the condition asks for. */
function isFulfilled(condition: string, text: string, stems: ReadonlySet<string>): boolean {
  const [, subject = '', what] = MUST.exec(condition) ?? [];
  if (what === undefined || /\bnot\b/i.test(condition)) return false;
  if (/\bquot(?:es|ation marks)\b/i.test(what)) return /["'“‘]/.test(text);
  const named = condition.match(TOKEN) ?? [];
  if (named.length > 0)
    return named.every((token) => new RegExp(String.raw`\b${token}\b`, 'i').test(text));
  const [about, asked] = [tellingOf(subject), tellingOf(what)];
  return about.size > 0 && about.isSubsetOf(stems) && !asked.isDisjointFrom(stems);
}

/** Whether no line of a scheme whose lines hold several points each gave more than the limit for one. */
function keepsLimit(most: number, points: readonly AwardedPoint[]): boolean {
  const lines = [...Map.groupBy(points, ({ point }) => point.line).values()];
  return (
    lines.filter((line) => line.length > 1).length > 1 &&
    lines.every((line) => line.reduce((sum, { marks }) => sum + marks, 0) <= most)
  );
}

/** Whether "max 2 for any one way", or another limit, can have been overstepped. */
export const isOverLimit = (
  { text, marks }: { text: string; marks: number },
  answer: Answer,
  marked: Marked,
): boolean =>
  marked.points.reduce((sum, one) => sum + one.marks, 0) > marks &&
  !(FOR_ONE.test(text) && keepsLimit(marks, marked.points)) &&
  bearsOn(text, answer, marked);

/** What an answer was given by which scheme. */
export interface Marked {
  maxMark: number;
  scheme: Scheme;
  points: readonly AwardedPoint[];
}

const hasRoutes = ({ groups }: Scheme): boolean => groups.some(({ route }) => route !== null);

/** What the words of a condition ask of an answer: whether it has them, or a sign; null where they ask nothing of the kind. */
function bearsByWords(condition: string, text: string, stems: ReadonlySet<string>): boolean | null {
  if (GIVES.test(condition)) return false;
  const quoted = REFUSES_QUOTED.test(condition) ? [...condition.matchAll(QUOTED)] : [];
  if (quoted.length > 0) return quoted.some(([, said = '']) => tellingOf(said).isSubsetOf(stems));
  const mention = ANY_MENTION.exec(condition)?.[1];
  if (mention !== undefined) return tellingOf(mention).isSubsetOf(stems);
  const needed = SIGN_NEEDED.exec(condition)?.[1];
  if (needed !== undefined) return !text.includes(needed);
  const sign = GIVEN_IN_SIGN.exec(condition)?.[1];
  if (sign !== undefined) return text.includes(sign);
  if (OF_FIGURES.test(condition)) return /\d/.test(text);
  const named = ONLY_IF.exec(condition)?.[1];
  if (named === undefined) return null;
  const telling = tellingOf(named);
  return telling.size === 0 ? null : !telling.isSubsetOf(stems);
}

/** "Partial definition", "an example only", "muddled outline": what earns something, in no words of its own. */
const IN_NO_WORDS =
  /\b(?:partial(?:ly)?|incomplete|vague|limited|muddled|basic|weak|simple)\b|\b(?:examples?|definitions?|lists?|names?)\s+(?:alone|only)\b/i;

/** Whether a scheme gives marks for what nobody can look for, and an answer has got less than these. */
export const mayEarnMore = (condition: SchemeCondition, given: number): boolean =>
  condition.kind === 'special-case'
    ? given < condition.marks && IN_NO_WORDS.test(condition.answer)
    : (condition.kind === 'limit' || condition.kind === 'not-understood') &&
      given === 0 &&
      IN_NO_WORDS.test(condition.text);

export function bearsOn(
  condition: string,
  { text, tokens }: Answer,
  { maxMark, scheme, points }: Marked,
): boolean {
  if (FIRST_ONLY.test(condition))
    return text.split(BETWEEN_ITEMS).filter((item) => /\p{L}/u.test(item)).length > maxMark;
  if (PERMITS.test(condition) && !FORBIDS.test(condition)) return false;
  if (TITLES.test(condition)) return false;
  if (OF_ROUTES.test(condition) && hasRoutes(scheme)) return false;
  if (OF_LISTS.test(condition)) return isList(text);
  if (OF_CHOICES.test(condition)) return CHOICE.test(text);
  if (ASKS_COMPARISON.test(condition)) return !COMPARES.test(text);
  const stems = new Set(tokens.map(({ stem }) => stem));
  const isFull = points.reduce((sum, { marks }) => sum + marks, 0) >= maxMark;
  if (isFull && OF_FAULTS.test(condition) && !OF_FIGURES.test(condition)) return false;
  if (isFull && FOR_PART.test(condition)) return false;
  const byWords = bearsByWords(condition, text, stems);
  if (byWords !== null) return byWords;
  const refused = refusedBy(condition);
  if (refused !== null && !DENIES.test(refused)) return holdsAny(refused, stems);
  return isTriggered(condition, text, stems) && !isFulfilled(condition, text, stems);
}

/** What earns nothing: of "if lithium is chosen = 0 marks" the lithium. */
function refusedBy(condition: string): string | null {
  const refused = GAINS_NOTHING.exec(condition)?.[1];
  return refused === undefined ? null : (TRIGGER.exec(refused)?.[1] ?? refused);
}

/** Of more words than these one may stand for what earns nothing. */
const MOST_TOGETHER = 3;

/** Whether an answer has the telling words of what earns nothing; without one it may be anything. */
function holdsAny(refused: string, stems: ReadonlySet<string>): boolean {
  const telling = tellingOf(refused);
  if (telling.size > 0 && telling.size <= MOST_TOGETHER) return telling.isSubsetOf(stems);
  return telling.size === 0 || !telling.isDisjointFrom(stems);
}
