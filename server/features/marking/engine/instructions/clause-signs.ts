/**
 * A rule for speech to the marker: a clause with all of the signs, and none that excuses them. The
 * first sign shows where the speech begins.
 */
export interface ClauseRule {
  all: readonly RegExp[];
  none?: RegExp;
  /** Whether it applies even if hardly anything else in the clause reads like speech. */
  isCertain?: boolean;
}

/**
 * Returns a pattern in which a space matches any white space (` ?` for none or some), and case does
 * not matter. Every gap is bounded, so that the time is linear in the length of an answer.
 */
export function sign(text: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(part(text, ...parts), 'iu');
}

/** Returns the source of a pattern in the notation of `sign`, for use in a larger one. */
function part(text: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(text, ...parts)
    .replaceAll(' ?', String.raw`\s{0,6}`)
    .replaceAll(' ', String.raw`\s{1,6}`);
}

const WORDS = part`(?:\w{1,20} )`;

/** Names for the marker. */
export const MARKER = part`(?:ai|a\.i\.|gpt|chatgpt|llm|chatbot|bot|(?:language|grading|marking|ai) (?:model|system|assistant|engine)|(?:ai )?(?:marker|grader|examiner|assessor|moderator)s?)`;
export const COUNT = part`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
export const MOST = part`(?:full|maximum|maximal|max|top|highest|all|every|complete|perfect|best|100\s?%)`;
export const FRACTION = part`\d{1,2}\s{0,3}(?:\/|out of|of)\s{0,3}\d{1,2}`;
/** The answer, its author, or everyone who answers. */
const SELF = part`(?:\b(?:this|my|these|our|the above|the following) ${WORDS}?(?:answers?|responses?|solutions?|scripts?|work|essay|submission|code|questions?|lines?|attempt|effort|one|students?|candidates?|pupils?|point|paper|scores?|marks?|grades?)\b|\b(?:me|myself|whatever i|the (?:student|candidate|pupil)(?:'s)?|(?:all|every) (?:candidates?|students?|pupils?|(?:the )?(?:marking |bullet )points?|(?:two|three|four|five|six) ${WORDS}?points)|everybody|everyone|(?:any|every) answer)\b)`;
export const POLITE = part`(?:please|pls|plz|kindly|(?:could|can|would|will|won't) (?:you|i)|i (?:beg|ask|need|hope|want|would)|grateful|thank|in your heart|request|mean (?:the world|a lot|so much))`;
/** Where an order can begin: at the start of a clause, or after what introduces one. */
export const HEAD = part`(?:^[^\p{L}\p{N}]{0,20}|[,:;()[\]{}#*>"'“‘\x60~]\s{0,6}|[-–—/]{1,2}\s{0,6}|\b(?:and|so|but|please|pls|plz|kindly|just|now|always|simply|to you|rem|note|important|instead|never|(?:could|can|would|will) you(?: please)?|(?:you|${MARKER})(?: (?:must|should|will|shall|can|may|now|are to|have to|need to|are required to))?|i (?:want|need|ask|beg|urge) you to|make sure (?:you|to)|remember to|dear \w{1,20})[\s,:]{1,6})`;
/** The start of a comment, with nothing of the subject before it. */
const COMMENT = part`^[^\p{L}]{0,20}(?:#|\/\/|\/\*|--|<!--|rem\b|["']{3})`;

/** People and bodies that give or get marks and points within the subject. */
export const OTHERS = part`\b(?:players?|teams?|judges?|users?|gymnasts?|winners?|customers?|teachers|schools?|exams|pupils who|functionalists?|society|homework|last (?:year|week|time|term)|in (?:the|my|a|his|her) (?:test|exam|quiz|mock))\b`;

/** Words for marks. */
export const WORTH = sign`\b(?:marks?|credit|full-mark|graded?|score[ds]?|points|top band)\b`;
export const AMOUNT = sign`\b${MOST}\b|\b${FRACTION}|\b${COUNT} (?:more )?(?:marks?|points?)\b|\b(?:the|some|a|any|these|those|good|extra|bonus) (?:more )?(?:marks?|points|credit|grade)\b`;
export const ASKED = sign`${SELF}|\b${POLITE}|\b${MARKER}\b|\blol\b|\bif you\b|${COMMENT}`;
export const GIVEN = sign`\b(?:give|gave|award|grant|deserve|worth|earn|receive|let|allow|accept|assign|treat|credit|approve|spare|put|set|should be|must be|to be)(?:s|d|ed)?\b|\b${POLITE}`;
