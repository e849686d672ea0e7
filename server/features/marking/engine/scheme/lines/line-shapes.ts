import { isIntroduction } from './read-group-heading.ts';
import { readScaleStep } from './read-scale.ts';

/** Recognises whole lines that say nothing a student could write. */

const CODE = String.raw`d{0,2}(?:MP|SC|[MABCEP])\s?\d`;

/** "M1", "A1 ft", "B2", "MP1", "dM1*". */
const STARTS_WITH_CODE = new RegExp(String.raw`^\(?${CODE}\b`);

const STARTS_GROUP =
  /^(?:[([]?any\s+(?:\d|one|two|three|four|five|six)\b|[([]?max(?:imum)?\b|either\b|or\b|and\b\s*$|e\.?g\.?(?:\s|$)|for\s+each\b|award\b|[([]?\d\s*[x×]\s*[([]?\d|total\b|level\s+\d|score\s+\d|band\s+\d)/i;

const LONE_MARK = /^[([]?\s*\d{1,2}\s*(?:marks?)?\s*[)\]]?$/i;

/** True if a line begins something new, and does not continue the one before. */
export function isStructural(line: string): boolean {
  if (readScaleStep(line) !== null) return true;
  return STARTS_WITH_CODE.test(line) || STARTS_GROUP.test(line) || LONE_MARK.test(line);
}

const HEADING_WORDS =
  'key elements?|key points?|key ideas?|mark(?:ing)? points?|mark(?:ing)? schemes?|points?|answers?|' +
  'acceptable answers?|possible answers?|expected answers?|correct answers?|indicative content|' +
  'suggested content|content|rubric|scoring|scores?|other|notes?|guidance|examples?|working|' +
  'e\\.?\\s?g|for (?:example|instance)|marks?|levels?|descriptors?|and|question|total|extra information|additional guidance|' +
  'any(?:\\s\\w+){0,3}\\sreference answers?|acceptable responses?|needed information|reasons?|' +
  'points? to (?:include|look for)|credit|award|allow|accept|' +
  '(?:examples? of(?: an?| the)?|example|sample|specimen|worked|model) (?:calculations?|working|answers?|responses?|examples?)';
const IS_HEADING = new RegExp(String.raw`^(?:the\s+)?(?:${HEADING_WORDS})\s*[:.–-]*$`, 'i');

/** "for item in basket:", "if x > 3:", "def area(w, h):" open a block of a program. */
const OPENS_BLOCK =
  /^(?:for\s+\w+\s+in\s+\S|(?:while|if|elif)\b.*[<>=(]|(?:while|if|elif)\s+(?:not\s+)?\w+\s*:|def\s+\w+\s*\(|else\s*:|try\s*:|except\b)/;

/** True for "Key elements:", "Mark points", "Other", or any short line that ends in a colon. */
export function isHeading(line: string): boolean {
  if (IS_HEADING.test(line) || isIntroduction(line)) return true;
  return (
    /:\s*$/.test(line) &&
    line.split(/\s+/).length <= 7 &&
    !/\d\s*:\s*$/.test(line) &&
    !OPENS_BLOCK.test(line)
  );
}

const NO_CONTENT =
  /^(?:(?:if|for)\s+)?(?:(?:all|both|fully|entirely|each|every)\s+)?(?:\w+\s+)?(?:(?:in\s+)?(?:the\s+)?(?:correct|right)\s+(?:order|sequence)|(?:all|both|fully|completely)\s+(?:correct|right))$/i;

/**
 * True for lines such as "All in the correct order", which only say what the line above is worth.
 */
export const hasNoContent = (text: string): boolean =>
  NO_CONTENT.test(text) || (LONE_CODES.test(text) && !LIME.test(text));

/** Calcium oxide, as opposed to CAO, "correct answer only". */
const LIME = /^CaO\b/;

/** "CAO", "oe, isw": remarks on an answer that is elsewhere. */
const LONE_CODES = /^(?:(?:cao|oe|isw|awrt|ft|dep|ecf|owtte|soi|nfww|www)\b[\s,;.]*)+$/i;

const TELLS_MARKER: readonly RegExp[] = [
  /^(?:n\.?b\.?:?\s+)?(?:do not (?:mix|combine|add|penali[sz]e|double[- ]?(?:credit|penali[sz]e))\b|(?:candidates|students|pupils|answers?|responses?)\s+(?:must|should (?:be|use|not)\b|need to|may (?:quote|paraphrase|use their own))|(?:mark|credit|count|consider)\s+(?:only\s+)?(?:the\s+)?first)\b/i,
  /\bonly\s+the\s+first\s+(?:one|two|three|four|\d)\b.{0,30}\b(?:considered|marked|credited|accepted|taken)\b/i,
  /^(?:only\s+)?(?:the\s+)?first\s+(?:\w+\s+)?(?:answers?|responses?|points?|reasons?|ways?|examples?)(?:\s+(?:given|stated))?(?:\s+only)?[.]?$/i,
  // "Do not reward the same idea twice", "Same reason twice – only credit once"
  /^(?:(?:do not|never)\s+)?(?:reward|credit|award|accept|mark)?\s*(?:the\s+)?(?:same|identical|repeated|similar)\s+(?:\w+\s+){1,2}(?:twice|again|more than once)\b/i,
  /^mark\s+(?:each|both|the|all)\s+(?:parts?|answers?|sides?|halves|columns?|rows?)\s+(?:separately|independently|together)\b/i,
  // "Any letter may be used", "Column titles must be in quotes"
  /^any\s+(?:\w+\s+){1,2}(?:may|can)\s+be\s+(?:used|chosen|accepted)\b|\b(?:must|should|need to)\s+be\s+(?:in|within)\s+(?:quotes|quotation marks|brackets|capitals?|inverted commas|ink|pencil)\b/i,
  // "Simply naming a sport is not an explanation", "Treat 'faster' as an error"
  /^(?:simply|just|merely|only|a bare|an? simple)\b.{3,60}\b(?:is|are)\s+not\b|^treat\b.{3,80}\bas\s+(?:an?\s+)?(?:errors?|wrong|incorrect|neutral|one|two|repetition)\b/i,
  /^if\s+(?:0|no|zero|none)(?:\s+marks?)?\s+(?:is\s+|are\s+)?(?:scored|awarded|gained|earned)\s*[,:]?$/i,
  // "Max two criticisms (2 + 2)", "up to 3 marks, reason (1) + justification (1 each)"
  /^max(?:imum)?\s+(?:of\s+)?(?:[1-6]|one|two|three|four)\s+(?:\p{L}+\s+){0,2}\p{L}+\s*[([]\d(?:\s*[+×x]\s*\d){1,2}[)\]][.]?$/iu,
];

/** True for remarks to the marker: "Answers must be comparative", "first two responses only". */
export const tellsMarker = (text: string): boolean =>
  TELLS_MARKER.some((pattern) => pattern.test(text));

const SAYS_OF_MARKS =
  /\b(?:no|full|all|per|each|this|that|both|further|deduct|loses?|gains?|earns?|scores?|max(?:imum)?)\s+(?:of\s+)?(?:(?:an?|the|\d|one|two|three)\s+)?marks?\b|\b(?:deduct|candidates?(?!['’])|examiners?|credit-?worthy|mark(?:ing)? (?:schemes?|points?))\b|\b(?:is|are|be|not) (?:credited|awarded|penalised|condoned)\b|\b(?:credit(?:ed)?|penali[sz]ed?)\s+once\b|^(?:if|where|when)\b.*(?:=|[:–-]\s|\bscores?|\bgets?)\s*(?:0|no|zero) marks?\b|^(?:if|where|when)\b.*\b(?:award|give|allow|credit)\s+(?:0|no|zero)\b|(?:\bminus\s|[–−-])(?:1|one)\s+(?:marks?\s+)?(?:for\s+)?each\b|^(?:figures?|dates?|spellings?|units?|numbers?|quantities) must\b|^(?:if|where|when|any mention of)\b.*\b0(?:\/\d)?\s+for\b|\baward(?:ed)?\s+\d(?:\/\d)?(?:\s+only)?[.]?$|^(?:if|where|when)\b.*\b(?:more|fewer|less) than\b.*\b(?:given|stated|listed|named|ticked|circled|selected|written)\b/i;
const IS_WORTH = /^(?:award|give|allow|credit|[([]?(?:\d|one|two|three|four)\b)/i;

/**
 * True if a line is about marks and students, in words that neither the question nor an answer to
 * it has: "If more than two are given, deduct one mark for each".
 */
export function speaksOfMarks(line: string, questionText: string): boolean {
  const said = SAYS_OF_MARKS.exec(line)?.[0];
  if (said === undefined || IS_WORTH.test(line)) return false;
  const asked = questionText.toLowerCase();
  return !(said.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => asked.includes(word));
}

/** Lines that leave the decision to the teacher's own knowledge. */
const TEACHER_NOTES =
  /\b(?:see|refer to|use|consult|check)\b.{0,25}\b(?:teacher'?s?\s+(?:notes?|guide|book)|(?:your|own|class|lesson)\s+notes?|professional judge?ment|notes from lesson|text\s?book|separate (?:sheet|mark scheme)|attached|appendix|exemplars?)\b|\b(?:professional|teacher'?s?)\s+(?:judge?ment|discretion)\b|\b(?:see|refer to|use|consult)\b.{0,40}\b(?:standardi[sz]ation|exemplars?|training|anchor)\s+(?:materials?|scripts?|packs?|answers?)\b|\bon an? best[- ]fit basis\b|^(?:mark|marked)\s+(?:holistically|by impression|at (?:your|the teacher'?s) discretion)\b/i;

const LEVELS_ELSEWHERE =
  /^(?:please\s+)?(?:see|refer to|use|apply|consult|mark(?:ed)?\s+(?:according to|using|against|with))\b.{0,50}\b(?:grids?|generic|band(?:s|ings?)?|levels? of response|(?:level )?descriptors?|appendix|criteria|page\s+\d+)\b/i;

/** True for lines such as "See teacher notes. Use professional judgement." */
export function refersToTeacher(line: string): boolean {
  return TEACHER_NOTES.test(line) || LEVELS_ELSEWHERE.test(line);
}
