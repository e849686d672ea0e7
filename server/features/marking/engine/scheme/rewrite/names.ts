import type { Asked } from '../scheme.ts';

/** Rewrites shortened names, option letters and orders, so that each is complete. */

/** "exo(thermic)": the whole word. */
const ENDING_IN_BRACKETS = /(?<=\p{L}{2})\((\p{Ll}{3,12})\)(?![\p{L}\d])/gu;
/** "print(total)", "= area(width)", "def area(width)": a call in a program, not an ending. */
const CALL =
  /(?<!\p{L})(?:print|output|input|len|length|int|str|float|real|round|range|sum|max|min|abs|chr|ord|list|count|avg|open|upper|lower|sqrt|random|append|write|read|if|while|until|return|not|and|or)$|(?:[.=([]\s*|\b(?:def|function|procedure|call|return)\s+)\p{L}+$/iu;
const MOST_BEFORE = 40;
const joinEnding = (whole: string, ending: string, at: number, text: string): string =>
  CALL.test(text.slice(Math.max(0, at - MOST_BEFORE), at)) ? whole : ending;
/** "Write a call of area": the question asks for a program. */
export const ASKS_PROGRAM =
  /\b(?:python|pseudo-?code|program|algorithm|subroutine|function call|lines? of code|code that|write code|write a (?:function|procedure|loop))\b/i;

/** "F" where the question asks whether something is true. */
const TRUTH = /^(\s*)([TF])(\s*(?:[([]1[)\]])?\s*)$/;
const ASKS_TRUTH = /\btrue\b.{0,12}\bfalse\b/i;
/** "B – mitosis": an option's letter and text. */
const OPTION =
  /^(\s*)\(?([A-F])\)?\s*(?:[–—:=-])\s+(\p{L}[^\n/;,]{1,60}?)(\s*(?:[([]1[)\]])?\s*)$/u;
const ASKS_OPTION = /\b(?:which|options?|letters?|tick|circle|choose|select|underline)\b/i;
/** Questions to which a letter alone is not the whole answer. */
const ASKS_WHY = /\b(?:why|explain|reasons?|justify|evidence|describe)\b/i;
const ASKS_ORDER =
  /\b(?:correct|right)\s+(?:order|sequence)\b|\bin(?:to)? (?:the )?order\b|\border of\b/i;
/** "1 Venus 2 Earth 3 Mars" */
const NUMBERED_NAMES = /^\s*1[.):]?\s+\p{L}[\p{L} ]*(?:[,;]?\s+[2-9][.):]?\s+\p{L}[\p{L} ]*){2,}$/u;
const NUMBER_OF_NAME = /[,;]?\s*\b[1-9][.):]?\s+(?=\p{L})/gu;
/** "Venus Earth Mars" */
const NAMES_ALONE = /^\s*\p{L}+(?:\s+\p{L}+){2,9}\s*$/u;

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five'];
const ASKS_SO_MANY =
  /\b(?:name|state|give|list|identify|write down|outline|describe|suggest)\s+(two|three|four|five)\b/i;
/** "nitrogen / oxygen / argon (2)": as many names count as there are marks. */
const NAMES_AND_MARKS =
  /^\s*((?:[\p{L} -]{2,30}\/\s*){2,}[\p{L} -]{2,30}?)\s*(?:[([]([2-5])(?:\s*marks?)?[)\]])?\s*$/u;

/** True if the question names each of these words, so that an answer is an order of them. */
const areAsked = (names: readonly string[], question: string): boolean =>
  names.every((name) => question.toLowerCase().includes(name.toLowerCase()));

function writeOrder(line: string, question: string): string {
  if (!ASKS_ORDER.test(question)) return line;
  if (NUMBERED_NAMES.test(line))
    return line.trim().replace(NUMBER_OF_NAME, ', ').replace(/^, /, '');
  const names = line.trim().split(/\s+/);
  return NAMES_ALONE.test(line) && areAsked(names, question) ? names.join(', ') : line;
}

function writeCount(line: string, question: string, maxMark: number): string {
  const count = COUNTS.indexOf(ASKS_SO_MANY.exec(question)?.[1]?.toLowerCase() ?? '');
  const [, list = '', marks] = NAMES_AND_MARKS.exec(line) ?? [];
  const names = list.split('/').map((name) => name.trim());
  const isCounted = count === maxMark && (marks === undefined || Number(marks) === maxMark);
  return isCounted && list !== '' && names.length >= maxMark
    ? `Any ${count} from:\n${names.map((name) => `• ${name}`).join('\n')}`
    : line;
}

/**
 * Lines around a list of names that are not part of the answer: how marks are given, and the like.
 */
const AROUND_NAMES =
  /^\s*(?:target\b.*|(?:award\s+)?(?:1|one) mark (?:for )?each\b.*|(?:any|max(?:imum)?)\s+(?:of\s+)?(?:\d|two|three|four)\b[^/]*|(?:students|candidates|answers?|responses?|pupils)\b.*\b(?:may|might|could|include|following)\b.*|(?:accept|allow|credit)\s+(?:any|other|all)\b.*|[([]?\d\s*(?:marks?)?[)\]]?|total\b.*)\s*$/i;
const NAMES_OR_DEEDS = /^\s*(?:[^/\d\n]{2,60}\/\s*){2,}[^/\d\n]{2,60}$/;

/**
 * Rewrites a list of names with lines about marks around it as "Any two from:", because any of the
 * names earn the marks.
 */
function writeListBelow(scheme: string, question: string, maxMark: number): string {
  const lines = scheme.split('\n').filter((line) => line.trim() !== '');
  const [list, ...more] = lines.filter((line) => !AROUND_NAMES.test(line));
  const isEach = lines.some((line) => /\b(?:1|one) mark (?:for )?each\b/i.test(line));
  const asked = COUNTS.indexOf(ASKS_SO_MANY.exec(question)?.[1]?.toLowerCase() ?? '');
  if (list === undefined || more.length > 0 || !NAMES_OR_DEEDS.test(list)) return scheme;
  const names = list.split('/').map((name) => name.trim());
  if (maxMark < 2 || names.length <= maxMark || !(isEach || asked === maxMark)) return scheme;
  return [`Any ${COUNTS[maxMark] ?? maxMark} from:`, ...names.map((name) => `• ${name}`)].join(
    '\n',
  );
}

/** "The gas produced is hydrogen", to "What gas is produced?": only the name is needed. */
const NAMED_BY_QUESTION =
  /^(\s*)((?:the|this|it|its|that)\b[^\n=:;/]{0,40}?)\s+(?:is|are|was|were)\s+(?:called\s+|known as\s+|an?\s+)?(\p{L}[\p{L}-]+(?:\s+\p{L}[\p{L}-]+)?)(\s*(?:[([]1[)\]])?[.]?\s*)$/iu;
const ASKS_NAME = /^\s*(?:what|which|name|state|identify|give)\b(?!.*\b(?:why|how|happens?)\b)/i;

function dropAsked(line: string, question: string): string {
  const [, start = '', said = '', name = '', end = ''] = NAMED_BY_QUESTION.exec(line) ?? [];
  const asked = question.toLowerCase();
  const words = said.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const isAsked = words.every(
    (word) => /^(?:the|this|that|its)$/.test(word) || asked.includes(word),
  );
  const isName = name !== '' && !/^(?:not|more|less|very|too|no)\b|(?:ed|ing|er)$/i.test(name);
  return isName && isAsked && ASKS_NAME.test(question) ? start + name + end : line;
}

/**
 * Rewrites schemes of one line, and endings in brackets in any scheme; the question shows what the
 * line is.
 */
export function rewriteNames(text: string, { maxMark, questionText: question }: Asked): string {
  if (/\btranslat/i.test(question)) return text;
  const scheme = ASKS_PROGRAM.test(question) ? text : text.replace(ENDING_IN_BRACKETS, joinEnding);
  if (scheme.trim().includes('\n')) return writeListBelow(scheme, question, maxMark);
  if (ASKS_TRUTH.test(question) && TRUTH.test(scheme))
    return scheme.replace(TRUTH, (_, start: string, letter: string, end: string) =>
      [start, letter === 'T' ? 'true' : 'false', end].join(''),
    );
  const isLetterEnough = maxMark === 1 && ASKS_OPTION.test(question) && !ASKS_WHY.test(question);
  if (isLetterEnough && OPTION.test(scheme)) return scheme.replace(OPTION, '$1$2 OR $3$4');
  return writeCount(writeOrder(dropAsked(scheme, question), question), question, maxMark);
}
