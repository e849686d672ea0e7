import { counted } from '../../../../../../shared/counted.ts';
import { numberOf } from '../lines/read-marks.ts';

/** Rewrites part marks that follow a point with several marks as separate lines below it. */

const SEVERAL = '(?:[2-4]|two|three|four)';
/** "5n − 2 (2)", "…, two marks", followed by what a smaller mark is for. */
const WORTH_BEHIND = new RegExp(
  String.raw`^(?!\s*(?:up\s+to|award|give|allow|max|any|total|either)\b)(?<point>[^\t]*?\S\s*(?:[([](?<sign>${SEVERAL})(?:\s*marks?)?[)\]]|[–,-]?\s*\b(?<word>${SEVERAL})\s+marks))\s*[–;:,.-]*\s+(?<rest>\S.*)$`,
  'iu',
);
/** "c two marks for 2/7; one mark only for …". */
const WORTH_IN_FRONT = new RegExp(
  String.raw`^(?<label>\s*(?:\([a-h]\)\s*)?)(?<word>${SEVERAL})\s+marks\s+for\s+(?!(?:each|every|any)\b)(?<said>[^;\t]{1,80}?)\s*;\s*(?<rest>(?:only\s+)?(?:1|one|two|2)\s+mark.*)$`,
  'iu',
);
const SMALLER = '(?<less>[12]|one|two)';
/** "one mark if they only find 20%", "1 for just 5n". */
const MARK_THEN_SAID = new RegExp(
  String.raw`^(?:only\s+)?${SMALLER}(?:\s+marks?)?(?:\s+only)?\s+(?:if|for)\s+(?!(?:each|every|any|all|both|per)\b)(?:(?:they|it|there)\s+)?(?:(?:is|are)\s+)?(?:(?:only|just)\s+)?(?:(?:finds?|gives?|says?|writes?|have|has|gets?|shows?|works?\s+out)\s+)?(?:(?:only|just)\s+)?(?<said>[^.;]{1,80}(?:\.\d[^.;]*)?)(?:[.;]\s*(?<more>.*))?$`,
  'iu',
);
/** "just 5n = 1", "only 12 gets 1 mark". */
const SAID_THEN_MARK = new RegExp(
  String.raw`^(?:just|only)\s+(?<said>[^.;=]{1,60}?)\s*(?:=|\bgets?\b|\bscores?\b|\bis\b|–|-)\s*${SMALLER}(?:\s+marks?)?(?:[.;]\s*(?<more>.*)|\s*)$`,
  'iu',
);
const EXAMPLE = /^.*\be\.?g\.?,?\s+/i;
/** "5n + something": "something" means a number. */
const SOMETHING = /(?<=[+−–-]\s*)(?:something|a number|any number|anything)$/i;
/** A longer line has no part mark of this kind, and is slow to match. */
const MOST_CHARACTERS = 400;

/**
 * Returns what the smaller mark is for, a line for each wording; none if the rest says something
 * else.
 */
function writeSmaller(rest: string, whole: number): string[] {
  const groups = (MARK_THEN_SAID.exec(rest) ?? SAID_THEN_MARK.exec(rest))?.groups;
  const less = numberOf(groups?.less);
  if (groups?.said === undefined || less >= whole) return [];
  const wordings = groups.said.replace(EXAMPLE, '').split(/\s+or\s+(?:for\s+)?(?:just\s+)?/);
  const more = (groups.more ?? '').trim();
  const plural = less === 1 ? '' : 's';
  return [
    ...wordings.map((said) => `Accept ${said.replace(SOMETHING, 'k')} for ${less} mark${plural}`),
    ...(more === '' ? [] : [`NB ${more}`]),
  ];
}

function writeLine(line: string): string {
  if (line.length > MOST_CHARACTERS) return line;
  const front = WORTH_IN_FRONT.exec(line)?.groups;
  const { rest = '', sign, word } = front ?? WORTH_BEHIND.exec(line)?.groups ?? {};
  const smaller = writeSmaller(rest, numberOf(sign ?? word));
  if (smaller.length === 0) return line;
  const point = front === undefined ? WORTH_BEHIND.exec(line)?.groups?.point : undefined;
  return [point ?? `${front?.label}${front?.said} ${front?.word} marks`, ...smaller].join('\n');
}

/** "If the answer is incorrect award 1 mark for EITHER of:", above a list of what earns it. */
const HEADS_LIST = new RegExp(
  String.raw`^\s*(?:if\b[^\n\t]{3,60}?[,:]?\s+)?(?:award|allow|give|credit|score)\s+(?:max(?:imum)?\s+)?${SMALLER}\s+marks?\s+(?:only\s+)?(?:for|if)\s+(?:either|(?:any\s+)?one)(?:\s+(?:of|from))?(?:\s+(?:these|the\s+following))?\s*:?\s*$`,
  'i',
);
/** "Accept for 1 mark:" below an answer that is worth more, above a list. */
const HEADS_LESS = new RegExp(
  String.raw`^\s*(?:accept|allow|award|give|credit)\s+(?:for\s+(?:max(?:imum)?\s+)?${SMALLER}\s+marks?(?:\s+(?:only|max))?|(?:max(?:imum)?\s+|only\s+)${SMALLER.replace('less', 'most')}\s+marks?\s+for)\s*[:–-]\s*$`,
  'i',
);
const WORTH_MORE = new RegExp(String.raw`;;|\b${SEVERAL}\s+marks\b|[([]\s*${SEVERAL}\s*[)\]]`, 'i');
const ITEM_SIGN = /^\s*(?:[•–*-]\s*|or\b[:,]?\s*)?/i;
/** Lines that end the list: those with their own mark, or addressed to the marker. */
const ENDS_LIST =
  /^\s*$|[([]\d(?:\s*marks?)?[)\]]\s*[.;]?\s*$|[✓✔\t]|\b[MABC]\d\b|^\s*(?:accept|allow|ignore|reject|do not|note|nb|max|award|if|either)\b/i;

/** Rewrites the items of a list of part marks, each as an answer that earns the smaller mark. */
function writeListBelow(lines: readonly string[]): string[] {
  const isBelowMore = (at: number): boolean =>
    lines.slice(0, at).some((line) => WORTH_MORE.test(line));
  const at = lines.findIndex(
    (line, index) => HEADS_LIST.test(line) || (HEADS_LESS.test(line) && isBelowMore(index)),
  );
  const head = lines[at] ?? '';
  const groups = (HEADS_LIST.exec(head) ?? HEADS_LESS.exec(head))?.groups;
  const less = numberOf(groups?.less ?? groups?.most);
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => ENDS_LIST.test(line.trim()));
  const items = end < 0 ? below : below.slice(0, end);
  if (at < 1 || items.length < 2) return [...lines];
  const accepted = items
    .map((item) => item.replace(ITEM_SIGN, '').trim())
    .filter((item) => item !== '')
    .map((item) => `Accept ${item} for ${counted(less, 'mark')}`);
  return [...lines.slice(0, at), ...accepted, ...below.slice(items.length)];
}

/**
 * Rewrites "5n − 2 (2) – just 5n = 1": the point on its line, with what earns the smaller mark
 * below it.
 */
export const rewriteSmallerMarks = (scheme: string): string =>
  writeListBelow(scheme.split('\n'))
    .map((line) => writeLine(line))
    .join('\n');
