import type { Asked } from '../scheme.ts';

/**
 * Rewrites teachers' verdicts after an answer, "Piano no", "'cheap' ok", "36 gets both", in the
 * form that the scheme reader knows.
 */

const QUOTED_OR_NOT = String.raw`["'‘“]?(?<what>\S.{0,58}?)["'’”]?`;
const verdict = (source: string): RegExp =>
  new RegExp(String.raw`^${QUOTED_OR_NOT}${source}[.!]?$`, 'iu');
const IS_FINE = verdict(String.raw`\s+(?:(?:is|are|also)\s+)*(?:ok|okay|fine|allowed)`);
/**
 * "Facial expression is fine for movement", "'cancel out' is acceptable for 'equal' in point 4".
 */
const FINE_FOR =
  /^(?<what>[^\n.;:]{3,60}?)\s+(?:(?:is|are|also)\s+)+(?:ok|okay|fine|allowed|acceptable)\s+(?:for|as(?!\s+long)|instead of|in place of)\s+(?<whose>["'‘“]?[^\n.;]{2,50})[.!]?$/iu;
const IS_NOTHING = verdict(
  String.raw`(?:\s*[=–-]\s*|\s+(?:(?:is|are|gets?|scores?|gains?)\s+))(?:a\s+)?(?:no(?:\s+marks?)?|nothing|zero|0(?:\s+marks?)?|nil|wrong|too\s+(?:vague|general)|insufficient|irrelevant|unacceptable|not\s+(?:ok|allowed|enough|accepted|acceptable|sufficient|relevant|creditable|credited|rewarded))`,
);
/**
 * "'covers its costs' accept", "'steam' ignore if 'gas' is given as well", "works harder – reject".
 */
const VERB_BEHIND: readonly RegExp[] = [
  /^["'‘“](?<what>[^"'‘’“”]{2,60})["'’”]\s*[,:–-]?\s*(?<verb>accept|allow|condone|ignore|reject)(?<rest>(?:\s+(?:for|as|if|only|unless)\b.*)?)$/iu,
  /^(?<what>[^"'“”=:;(–]{3,60}?)\s+[–-]\s+(?<verb>accept|allow|condone|ignore|reject)(?<rest>)[.]?$/iu,
];
/** "Piano no.", "'It is nice' 0". */
const IS_NO = /^(?<what>\p{L}+(?:\s\p{L}+)?) no[.!]?$/u;
const QUOTED_NOTHING = /^["'‘“](?<what>[^"'‘’“”]{2,58})["'’”]\s+(?:0|no|zero|not ok|TV|VG)[.]?$/iu;
/** "total = 0" and "2x − 6 = 0" are code and maths, not verdicts. */
const IS_ASSIGNED = /^(?:[^=]*[\d+×÷*/^−][^=]*|\s*\S+\s*)=\s*0[.]?$/;
/** Words about how answers are written, or a condition: then the rest is not an answer. */
const OF_MANNER =
  /\b(?:ref(?:erence)?s?|spelling|case|accents?|capitals?|working|decimals?|fractions?|words?|diagrams?|order|symbols?|sketch|any|other|if|with|without|unless|both|all|only|but|and|answers?|this|that|it|either|equation|marks?|points?|not)\b|[–;:]/i;
const MOST_WORDS = 6;

const isAnswer = (what: string): boolean =>
  what.split(/\s+/).length <= MOST_WORDS && !OF_MANNER.test(what);

/** "'Look after it' is too vague": words in quotation marks are a student's. */
const QUOTED = /^["'‘“]([^"'‘’“”]{2,58})["'’”]/;
const isSaid = (what: string, sentence: string): boolean =>
  QUOTED.exec(sentence)?.[1] === what ? what.split(/\s+/).length <= MOST_WORDS : isAnswer(what);

const listed = (what: string): string => what.replace(/["'‘’“”]/g, '').replace(/,\s+/g, ' ; ');

/** "36 gets both of those", "11 alone full marks", "Answer only £29 = 3". */
const SCORES = String.raw`(?<verb>gets?|scores?|gains?|earns?|=)`;
const ALL = new RegExp(
  String.raw`${SCORES}\s+(?:all(?:\s+(?:of\s+)?(?:the\s+)?(?:marks|two|three|four|five|six|\d))|full\s+marks|everything)[.]?$`,
  'iu',
);
const BOTH = new RegExp(
  String.raw`${SCORES}\s+both(?:\s+(?:of\s+(?:those|them|these)|marks))?[.]?$`,
  'iu',
);
const ALONE_ALL = /^(\S.{0,40}?)\s+(?:(?:alone|also|only|on its own)\s+)+full\s+marks[.]?$/i;
const ANSWER_ONLY =
  /^answer\s+only\s*[:,–-]?\s*(\S{1,20})\s*(?:=|gets|scores)\s*(\d)(?:\s+marks?)?[.]?$/i;
/** "going there by train - ok": an item of the list. */
const ITEM_OK = /^(\S.{2,60}?)\s+[–-]\s+(?:ok|okay|fine)[.]?$/i;
const RIGHT_ANSWER = /^(?:the\s+)?right\s+answer\b/i;

function writeWorth(sentence: string, maxMark: number): string {
  return sentence
    .replace(ITEM_OK, '$1')
    .replace(ALL, `scores ${maxMark} marks`)
    .replace(BOTH, `scores ${Math.min(2, maxMark)} marks`)
    .replace(ALONE_ALL, `$1 alone scores ${maxMark} marks`)
    .replace(ANSWER_ONLY, '$1 alone scores $2 marks')
    .replace(RIGHT_ANSWER, 'correct answer');
}

function writeSentence(written: string, maxMark: number): string {
  const sentence = written.replace(/^NB\s+/, '');
  const fine = ITEM_OK.test(sentence) ? undefined : IS_FINE.exec(sentence)?.groups?.what;
  if (fine !== undefined && isSaid(fine, sentence)) return `Accept ${listed(fine)}`;
  const { what: given, whose } = FINE_FOR.exec(sentence)?.groups ?? {};
  if (given !== undefined && isAnswer(given)) return `Accept ${given} for ${whose}`;
  const nothing = (
    QUOTED_NOTHING.exec(sentence) ??
    IS_NOTHING.exec(sentence) ??
    IS_NO.exec(sentence)
  )?.groups?.what;
  if (nothing !== undefined && isSaid(nothing, sentence) && !IS_ASSIGNED.test(sentence))
    return `Ignore: ${listed(nothing)}`;
  const {
    verb,
    what = '',
    rest = '',
  } = VERB_BEHIND.map((pattern) => pattern.exec(sentence)?.groups).find(Boolean) ?? {};
  if (verb !== undefined) return `${verb} ${what}${rest}`;
  const worth = writeWorth(sentence, maxMark);
  return worth === sentence ? written : worth;
}

const BETWEEN =
  /(?<=[.;!?)])(?<!\b(?:e\.g|i\.e|eg|ie|etc|no)\.)\s+(?=["'‘“]?[\p{Lu}\d]|["'‘“]\p{L})/u;
const IS_POINT = /[([]\d(?:\s*marks?)?[)\]]|[✓✔]|\b[MABC]\d\b/;
/** "(Rome is fine)", "(sugar, starch ok)". */
const FINE_IN_BRACKETS = /\(([^()]{1,40}?)\s+(?:(?:is|are|also)\s+)*(?:ok|okay|fine)[.]?\)/giu;
/** A longer line is ordinary text. */
const MOST_CHARACTERS = 500;

const acceptInBrackets = (text: string): string =>
  text.replace(FINE_IN_BRACKETS, (found, what: string) =>
    isAnswer(what) ? `(accept ${listed(what)})` : found,
  );

function writeLine(text: string, maxMark: number): string {
  const written = acceptInBrackets(text);
  if (text.length > MOST_CHARACTERS || IS_POINT.test(text) || text.includes('\t')) return written;
  const sentences = written.trim().split(BETWEEN);
  const read = sentences.map((one) => writeSentence(one, maxMark));
  return read.some((one, at) => one !== sentences[at]) ? read.join('\n') : written;
}

/** Rewrites verdicts on answers below the first line, which is a point. */
export function rewriteVerdicts(scheme: string, { maxMark }: Asked): string {
  const lines = scheme.split('\n');
  const first = lines.findIndex((text) => text.trim() !== '');
  return lines
    .map((text, at) => (at > first ? writeLine(text, maxMark) : acceptInBrackets(text)))
    .join('\n');
}
