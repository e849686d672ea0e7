/**
 * Recognises sentences addressed only to the marker: they name marks, answers or students, and say
 * what happens to them, which no answer does.
 */

const ORDINAL = '(?:first|second|third|fourth|fifth|final|last|1st|2nd|3rd|4th|5th)';
const COUNT = '(?:\\d|one|two|three|four|five|six)';
/**
 * Verbs for what happens to an answer: some say so alone, others only with the words that follow.
 */
const REWARDS = String.raw`(?:award|withhold|accept|credit|deduct|penali[sz]e|ignore)\b|(?:give|allow|mark|count|take|treat|consider|do not|don[’']t)\b[^\n]*?\b(?:marks?|credit|accept|award|penali[sz]e|reward|(?:the )?(?:first|best|highest|worst)|full|max(?:imum)?|once|as (?:one|correct|right|wrong))\b`;
/** Things besides the points that a scheme may require or waive. */
const THINGS =
  'units?|terms?|terminology|names?|spellings?|comparisons?|working|workings|explanations?|accents?|reasons?|symbols?|brackets|quotes?|quotations?|quotation marks|details?|figures|data|examples?|references?|labels?|diagrams?|initiali[sz]ation|declarations?|justifications?|evidence|definitions?|sides?|parts?|directions?|signs?|capitals?|articles?';

const line = (source: string): RegExp => new RegExp(String.raw`^(?:n\.?b\.?:?\s+)?${source}`, 'iu');

const SHAPES: readonly RegExp[] = [
  // "If more than two causes are given, mark the best two", "Where no unit is seen, withhold the
  // last mark".
  line(String.raw`(?:if|where|when|unless)\b[^\n]*?(?:,|:|\bthen)\s+(?:only\s+)?(?:${REWARDS})`),
  line(String.raw`(?:if|where|when|unless)\b[^\n]*?\bwithhold\b`),
  line(
    String.raw`(?:if|where|when)\s+more\s+than\b[^\n]*?\b(?:mark|credit|take|count|accept)\s+(?:only\s+)?(?:the\s+)?(?:best|first|highest)\b`,
  ),
  // "Mark the best two", "only the first three answers count".
  line(
    String.raw`(?:only\s+)?(?:mark|credit|count|take|reward|consider)\s+(?:only\s+)?(?:the\s+)?(?:best|first|highest)\b`,
  ),
  line(
    String.raw`(?:only\s+)(?:the\s+)?(?:best|first|highest)\s+(?:${COUNT}\s+)?[^\n]{0,40}?\b(?:is|are|should be|to be|counts?|marked|credited)\b`,
  ),
  line(String.raw`don[’']t\s+(?:need|worry|mark down|expect|require|insist)\b`),
  line(String.raw`only\s+(?:one|1)\s+mark\b`),
  // "Second mark in each pair is dependent on the first", "marks 2 and 3 depend on mark 1".
  line(
    String.raw`(?:the\s+)?(?:${ORDINAL}|both|each|either)\s+marks?\b(?!\s*(?:for\b|of\b|is\s+for\b|[:=–—-]|[)\]]))`,
  ),
  line(
    String.raw`marks?\s+(?:\d\s*(?:,|and|&|or|–|-)\s*\d|(?:may|can|could|should|must|will|cannot|available|are|is)\s)`,
  ),
  line(
    String.raw`[^\n.;]{0,60}?\b(?:dependent|dep|conditional|depends?)\s+(?:up)?on\s+(?:the\s+|getting\s+)?(?:${ORDINAL}|previous|marks?|mp|point)\b`,
  ),
  line(
    String.raw`[^\n.;]{0,60}?\bmarks?\s+(?:is\s+|are\s+)?(?:dependent|conditional)\s+(?:up)?on\b`,
  ),
  // "It does not get the loop mark", "A sketch may gain credit", "can be given the second mark".
  line(
    String.raw`[^\n;]{3,80}?\b(?:do|does|did|will|would|can|could)(?:\s+not|n[’']t)\s+(?:score|get|gain|earn)\s+(?:(?:the|this|that|any|a)\s+)?(?:\p{L}+\s+)?marks?\b`,
  ),
  line(
    String.raw`[^\n;]{0,80}?\b(?:can|may|could|should|must)\s+(?:still\s+)?(?:gain|get|score|earn|receive|be\s+(?:given|awarded))\s+(?:credit\b|(?:the\s+)?(?:${ORDINAL}\s+|full\s+|both\s+|all\s+|${COUNT}\s+)?marks?\b)`,
  ),
  line(
    String.raw`(?:(?:may|can|should|must|to)\s+be\s+(?:awarded|credited|marked)|(?:do not|don[’']t)\s+(?:give|award|expect|double)|award\s+credit)\b`,
  ),
  // "To gain 6 marks there must be …", "For full marks all three are named".
  line(
    String.raw`to\s+(?:gain|get|score|achieve|access|earn|reach|be\s+awarded)\s+(?:the\s+)?(?:full|all|both|max(?:imum)?|top|${ORDINAL}|${COUNT})\s+(?:${COUNT}\s+)?marks?\b`,
  ),
  line(String.raw`for\s+(?:full|all|both|max(?:imum)?|top)\s+(?:${COUNT}\s+)?marks?\b(?!\s*:)`),
  // "Answers which only name it are limited to 1 mark", "Candidates who copy the text gain
  // nothing".
  line(
    String.raw`(?:an?\s+|any\s+|all\s+)?(?:answers?|responses?|candidates?|students?|learners?|pupils?)\s+(?:which|that|who|with|without|cannot|simply|just|only|not|giving|stating|listing|saying|such as|like)\b[^\n]*?\b(?:max(?:imum)?|limited|marks?|credit\p{L}*|reward\p{L}*|award\p{L}*|scores?|gains?|earns?|penali[sz]\p{L}*|accept\p{L}*|nothing|insufficient|enough)\b`,
  ),
  // "Missing accents are never penalised", "It should not be rewarded".
  line(
    String.raw`[^\n;]{3,80}?\b(?:is|are|be|not|never)\s+(?:not\s+|never\s+|to be\s+)?(?:penali[sz]ed|credited|rewarded|creditable|credit-?worthy|rewardable)\b`,
  ),
  line(
    String.raw`[^\n;]{3,80}?\b(?:is|are)\s+(?:not\s+|never\s+)?(?:accepted|allowed|ignored|condoned)\s+(?:for|as|in|throughout|instead)\b`,
  ),
  // "Minor syntax errors ignored", "flowcharts accepted".
  line(
    String.raw`[^\n;:]{0,50}?\b(?:errors?|slips?|spellings?|misspellings?|case|accents?|capitals?|flow ?charts?|pseudocode|synonyms|punctuation|grammar|order|plurals?)\b[^\n;:]{0,40}?\b(?:ignored|accepted|acceptable|condoned|allowed|permitted|tolerated|fine|not matter)(?:[.;,]|$)`,
  ),
  // "'damp' must be in the answer", "'gaseous' and 'atoms' both needed", "units not required".
  line(
    String.raw`["'‘“][^"'’”\n]{1,40}["'’”](?:\s*(?:,|and|or|&|\/)\s*["'‘“][^"'’”\n]{1,40}["'’”])?\s+(?:(?:is|are|both)\s+)*(?:not\s+)?(?:needed|required|essential|necessary)\b`,
  ),
  line(String.raw`["'‘“][^"'’”\n]{1,40}["'’”]\s+(?:must|need not|need to)\s+be\b`),
  line(
    String.raw`(?:both\s+)?(?:\p{L}+\s+){0,2}(?:${THINGS})\s+(?:(?:is|are|n[o’']t|not|must|be|both)\s+)*(?:needed|required|essential|necessary|expected)(?:$|[.;,]|\s+(?:for|if|unless|here|in|to (?:gain|score|get|earn)|–|-|\())`,
  ),
  line(
    String.raw`[^\n.;]{2,60}?\s(?:needed|required)\s+for\s+(?:the\s+|this\s+)?(?:${ORDINAL}|each|full|both)\s+marks?\b`,
  ),
  line(
    String.raw`both\s+[^\n.;]{2,40}?\s+(?:needed|required)(?:$|[.;,]|\s+(?:for\s+(?:the\s+|both\s+|full\s+)?(?:${COUNT}\s+)?marks?|[–(-]))`,
  ),
];
/**
 * "If it is wrong, allow one mark for 12 ÷ 4" and "[1] signs (depends on mark 1)" say what earns a
 * mark, so they are not remarks.
 */
const GIVES_PART = new RegExp(
  String.raw`^[([]\d[)\]]|(?<!n[o’']t\s)\b(?:allow|award|give)\s+(?:max(?:imum)?\s+)?${COUNT}\s+marks?\s+for\b`,
  'i',
);
/** A longer line holds more than one remark. */
const MOST_CHARACTERS = 600;

/**
 * True for remarks such as "If the radii are mixed up, withhold the last mark", "Marks may be
 * gained from one side only".
 */
export const isSaidToMarkers = (text: string): boolean =>
  text.length <= MOST_CHARACTERS &&
  !GIVES_PART.test(text) &&
  SHAPES.some((shape) => shape.test(text));
