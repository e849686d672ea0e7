/**
 * Rewrites remarks in brackets of any shape and in any board's words, with the verbs that the
 * scheme reader knows.
 */

const ACCEPTS = String.raw`(?:also\s+)?(?:accept|allow|condone|credit)(?:\s+also)?|BOD|or(?!\s+(?:equivalent|similar|other|any|words|reverse|the reverse|vice|converse|both|more|less|fewer|\d)\b)`;
const REJECTS = String.raw`reject|do(?:es)?\s+n[o'’]t\s+(?:accept|allow|credit|award)|don['’]?t\s+(?:accept|allow|credit|award)|not\s+(?:accept|allow)|NOT\b(?!\s+(?:just|only)\b)`;
const IGNORES = String.raw`ignore|disregard|insufficient(?=\s*:)|not enough(?=\s*:)|too vague`;
const SAID = String.raw`\s*[:–-]?\s+([^()[\]{}\n]*?)\s*`;

const inBrackets = (what: string): RegExp =>
  new RegExp(String.raw`[([{]\s*(?:${what})\b${SAID}[)\]}]`, 'giu');
const ACCEPTED = inBrackets(ACCEPTS);
/** Not "A AND (NOT B)" and "while (NOT found)", which are logic. */
const REJECTED = new RegExp(
  String.raw`(?<!\b(?:if|while|until|and|or|return|elif|=)\s*)${inBrackets(REJECTS).source}`,
  'giu',
);
const IGNORED = inBrackets(IGNORES);
/** "(NB spelling)", "[Do not penalise spelling]": addressed to the marker, wherever it is. */
const NOTED =
  /[^\S\n]*[([{]\s*((?:n\.?b\.?|award|do not penali[sz]e|don['’]t penali[sz]e|(?:accept|allow|credit)\s+(?:any|all|other)\b)[^\S\n:][^()[\]{}\n]*)[)\]}]([^\n]*)/gi;
/**
 * "(oe)", "[isw]" after words, where it adds nothing: other words for the same earn the mark
 * anyway.
 */
const LONE_CODE = /(?<=\p{L}{3}[^\d\n]*(?:[([]\d[)\]]\s*)?)[([{]\s*(?:oe|isw|aw|soi)\s*[)\]}]/giu;
/** "faster; accept any valid reason": the list is open, and the text before it is a point. */
const OPEN_BEHIND =
  /(?<=\S)[^\S\n]*;[^\S\n]*((?:accept|allow|credit)\s+(?:any|all|other)\s[^\n;]*)$/gim;
/** "(not dims)" may only make the point clearer, and "(NOT B)" is logic. */
const IS_PLAIN_NOT = /^[([{]\s*(?:not\b(?!\s+(?:accept|allow)\b)|NOT\s+\P{Ll})/u;

/** "A: the heart pumps blood" alone is the answer, and does not mean "accept". */
const ANSWER_BY_LETTER = /^[^\S\n]*A:\s+(?!.*^\s*(?:R|I|NE|A|CON)[:.\s])/ms;
const OTHER_LETTER_FIRST = /^[^\S\n]*(?:R|I|NE|CON):\s[^]*^[^\S\n]*A:\s/m;
/** "accept 24–26" at the very start is the answer; there is nothing else to accept. */
const FIRST_ACCEPTED =
  /^\s*(?:accept|allow)\s*:?\s+(?:(?:a\s+)?(?:values?|answers?)\s+)?(?=[£$€]?[-−–]?\d)(?!\d+\s*marks?\b)/i;
/** "14:35 / 2:35 pm" */
const TIMES =
  /(\d{1,2}[:.]\d{2}(?:\s*[ap]\.?m\.?)?)\s*\/\s*(?=\d{1,2}[:.]\d{2}\s*(?:[ap]\.?m\b)?)/giu;
/** "⅜" and "2½ (1)", with nothing else on the line; elsewhere "½" may be half a mark. */
const VULGAR =
  /^(\s*)(\d?)([¼½¾⅐-⅞])(\s*(?:oe\b)?\s*(?:[([]\d[)\]])?\s*)(?=$|reject|accept|allow|ignore|\n)/u;
const writeVulgar = (_: string, start: string, ones: string, sign: string, end: string): string =>
  `${start}${ones === '' ? '' : `${ones} `}${sign.normalize('NFKC').replace('⁄', '/')}${end}`;
/** "glows more - allow brightens" */
const HYPHEN_BEFORE_VERB =
  /(?<=\p{L}|[)\]])\s+-{1,2}\s+(?=(?:accept|allow|ignore|reject|condone|do not (?:accept|allow|credit))\s)/giu;

/** "Rhineland demilitarised – accept.": the verb after what it is about. */
const VERB_BEHIND =
  /^([^\S\n]*)(\S[^\n\t]*?)[^\S\n]+[–—-][^\S\n]+(accept|allow|ignore|reject)(?:ed|able)?[.]?[^\S\n]*$/gim;

/** "thin walls   reject thin cell wall": a gap in a single line separates a remark, not columns. */
const GAP_BEFORE_VERB =
  /(?<=[\p{L})])[ ]{2,}(?=(?:accept|allow|ignore|reject|do not (?:accept|allow|credit))\b)/giu;
const HAS_GAP = /\S(?: {2,}|\t)\S/;

const partRemarks = (scheme: string): string =>
  scheme.split('\n').filter((line) => HAS_GAP.test(line)).length === 1
    ? scheme.replace(GAP_BEFORE_VERB, '; ')
    : scheme;

/** "65 m (1); unit required" */
const UNIT_BEHIND =
  /([([]\d[)\]])[^\S\n]*[;,–-]?[^\S\n]*(units?\s+(?:(?:is|are)\s+)?(?:required|needed|essential))[.]?[^\S\n]*$/gim;

/** "65 m – must have m", "12 kg (needs kg)": the figure must have its unit. */
const UNIT_DEMANDED =
  /^([^\n\t]*\d[^\S\n]?(\p{L}{1,3}[²³]?(?:\/\p{L}[²³]?)?|[°%]C?))[^\S\n]*[–;,(-][^\S\n]*(?:must[^\S\n]+(?:have|say|include|give|show)|needs?(?:[^\S\n]+to[^\S\n]+(?:have|say))?)[^\S\n]+(?:the[^\S\n]+)?["'‘“]?\2["'’”]?(?:[^\S\n]+for[^\S\n]+(?:the|this)[^\S\n]+(?:one|mark))?[^\S\n]*[!.)]*[^\S\n]*$/gmu;

/**
 * "£51 [2 marks: M1 for 60 × 0.85; A1 for 51]": the codes are the points, and the last one has the
 * answer.
 */
const CODES_IN_BRACKETS =
  /^(?=[^\n\t[]*\d)[^\n\t[]*\[[^\S\n]*([2-6])[^\S\n]*marks?[^\S\n]*[:,–-][^\S\n]*([MB]\d[^\S\n][^\]\n;]{1,120};[^\S\n]*[AB]\d[^\S\n][^\]\n]{1,200})\][^\S\n]*$/gm;

function writeCodes(found: string, worth: string, codes: string): string {
  const each = codes.split(/\s*;\s*(?=[MAB]\d\b)/);
  const sum = each.reduce((all, code) => all + Number(code[1]), 0);
  return sum === Number(worth) ? each.join('\n') : found;
}

/** "along plate boundaries (√)": a tick, not a root. */
const TICK_IN_BRACKETS = /[([{][^\S\n]*[✓✔√][^\S\n]*[)\]}](?=[^\S\n]*(?:$|[.;,]|for\b))/gmu;
/** "[✓] use of percentiles": a ticked box in front of each point. */
const TICKED_BOX = /^([^\S\n]*)[([][✓✔][)\]][^\S\n]+(?=\S)/gmu;

/** "= (×) 800": an optional sign. */
const OPTIONAL_TIMES = /[([][^\S\n]*[×x][^\S\n]*[)\]][^\S\n]*(?=\d)/g;

/** "4243.6[0]", "2205[.00]": optional digits. */
const OPTIONAL_ZEROS = /(?<=\d)\[(\.?0+)\]/g;

/** "(accept 6.249 recurring, not 6.24)". */
const ACCEPTED_AND_NOT =
  /\((accept [^(),\n]*\d[^(),\n]*),[^\S\n]*(?:but[^\S\n]+)?not[^\S\n]+(?=\d)([^()\n]*)\)/g;

/** "6.25   B1  (accept 6.249)": about this point, which its code ends. */
const CODE_BEFORE_REMARK =
  /(?<=\S)([^\S\n]+[([]?[MABPC][1-4][)\]]?)((?:[^\S\n]+\((?:accept|reject|ignore) [^()\n]*\)){1,3})[^\S\n]*$/gm;

const FIGURE_OR_QUOTED = String.raw`(?=["'‘“]|[£$€]?[-−–]?\.?\d)`;
/** "1918 [not 1919]": a rejected figure, not a clarification. */
const NOT_FIGURE =
  /(?<=\d[^[({\n]{0,12}|[\])])[^\S\n]*[([{][^\S\n]*not[^\S\n]+([£$€]?[-−–]?\.?\d[^()[\]{}\n]{0,40})[)\]}]/g;
/** "[accept .45; not 4.5]". */
const ACCEPTED_NOT_THIS = new RegExp(
  String.raw`(?<=[([{][^\S\n]*(?:also\s+)?(?:accept|allow|condone|credit)\b[^()[\]{}\n]*[;,][^\S\n]*)(?:but\s+)?not\s+${FIGURE_OR_QUOTED}`,
  'gi',
);

const dropAnswerLetter = (scheme: string): string =>
  OTHER_LETTER_FIRST.test(scheme) ? scheme : scheme.replace(ANSWER_BY_LETTER, '');

export const rewriteBrackets = (scheme: string): string =>
  dropAnswerLetter(partRemarks(scheme))
    .replace(FIRST_ACCEPTED, '')
    .replace(NOT_FIGURE, ' (reject $1)')
    .replace(ACCEPTED_NOT_THIS, 'reject ')
    .replace(OPTIONAL_TIMES, '')
    .replace(OPTIONAL_ZEROS, '($1)')
    .replace(TICK_IN_BRACKETS, '(1)')
    .replace(TICKED_BOX, '$1(1) ')
    .replace(CODES_IN_BRACKETS, writeCodes)
    .replace(UNIT_DEMANDED, '$1 (unit required)')
    .replace(UNIT_BEHIND, '($2) $1')
    .replace(TIMES, '$1 OR ')
    .replace(VULGAR, writeVulgar)
    .replace(VERB_BEHIND, '$1$3: $2')
    .replace(HYPHEN_BEFORE_VERB, '; ')
    .replace(NOTED, '$2\n$1')
    .replace(OPEN_BEHIND, '\n$1')
    .replace(REJECTED, (found, said: string) =>
      IS_PLAIN_NOT.test(found) ? found : `(reject ${said})`,
    )
    .replace(IGNORED, '(ignore $1)')
    .replace(ACCEPTED, '(accept $1)')
    .replace(ACCEPTED_AND_NOT, '($1) (reject $2)')
    .replace(LONE_CODE, '')
    .replace(CODE_BEFORE_REMARK, (_, code: string, said: string) => ` ${said.trim()}${code}`);
