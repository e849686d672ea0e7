import { isOfAnswers } from '../lines/marking-talk.ts';
import { isStructural } from '../lines/line-shapes.ts';
import { isGuidance } from '../lines/read-directive.ts';
import { isTotal, numberOf } from '../lines/read-marks.ts';
import type { Asked } from '../scheme.ts';

/**
 * Handles lines above the items of a list: the total of the question, or the topic of the items.
 */

const ITEM = /^\s*(?:[•●▪‣◦]\s*|[*–—-]\s+|\(?(?:\d{1,2}|[ivx]{1,4})[.)]\s+)(?=\S)/u;
/** Bullets that no keyboard has; the ring of word processors is extracted as a letter. */
const DRAWN_BULLET = /^([^\S\n]*)[♦◆❖◊∙■✦★➔⁃⦁][^\S\n]*(?=\S)/gmu;
const RING = /^([^\S\n]*)o[^\S\n]+(?=[\p{L}\p{N}("'‘“])/gmu;
const LEAST_RINGS = 2;

/** "Storing", "Short-term memory", "BENEFITS". */
const NAME = /^\s*\p{Lu}[\p{L}’'&/-]+(?: [\p{L}’'&/-]+){0,4}\s*$/u;
const OF_SIDES =
  /^(?:social|economic|environmental|political|cultural|physical|human|push|pull|positives?|negatives?|pros|cons|for|against|similarit(?:y|ies)|differences?|causes?|effects?|impacts?|agree|disagree|before|during|after)(?:\s+(?:factors?|reasons?|causes?|effects?|impacts?|points?|arguments?))?$/i;
const SHORTEST_WORD = 4;
/** Words are compared by their first letters: "storing" matches "store". */
const STEM = 4;

/** "… [4 marks]", "… (4):". */
const TOTAL_BEHIND = /\s*[([]\s*(?:total\s*:?\s*)?(\d{1,2}|\p{L}+)(\s*marks?)?\s*[)\]]\s*:?\s*$/iu;
/** "AO1 Name … [2 marks]" and "AO2 Explain … [2 marks]" above one list. */
const OBJECTIVE = /^\s*(?:(?:question\s+|Q\s?)?[\d. ]{1,5}(?:\([a-z]{1,4}\)\s*)*)?AO\s?\d/i;
const ASKS =
  /^\s*(?:(?:question\s+|Q\s?)?[\d. ]{1,5}(?:\([a-z]{1,4}\)\s*)*)?(?:analyse|assess|compare|define|describe|discuss|evaluate|explain|give|identify|justify|list|name|outline|state|suggest)\b/i;
const SPEAKS_OF_LIST =
  /\b(?:(?:one|1)\s+marks?|each|any|following|include|award|credit|points?|answers?|responses?|content)\b|:\s*(?:[([][^()[\]]*[)\]])?\s*$/i;
/** "Answers may include any five of the following points, one mark for each [5]:" */
const ANY_OF =
  /^(?:[\p{L} ]{0,50}\s)?any\s+(\d|two|three|four|five|six)\s+(?:of|from)\b[^\n=;/]{0,80}$/iu;
const ONE_MARK = /[([]1(?:\s*marks?)?[)\]]|[✓✔]/;
const MOST_CHARACTERS = 300;

interface Line {
  text: string;
  isItem: boolean;
}

const readLines = (scheme: string): Line[] =>
  scheme.split('\n').map((text) => ({
    text,
    isItem: ITEM.test(text) && !isGuidance(text.replace(ITEM, '')),
  }));

const isFilled = ({ text }: Line): boolean => text.trim() !== '';

function drawBullets(scheme: string): string {
  const plain = scheme.replace(DRAWN_BULLET, '$1• ');
  const rings = plain.match(RING)?.length ?? 0;
  return rings < LEAST_RINGS ? plain : plain.replace(RING, '$1• ');
}

/**
 * True if a name says which part of the question its list is about, and so earns nothing itself.
 */
function isAsked(name: string, question: string): boolean {
  if (isOfAnswers(name) || OF_SIDES.test(name.trim())) return true;
  const words = (name.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_WORD,
  );
  return words.length > 0 && words.every((word) => question.includes(word.slice(0, STEM)));
}

/** Adds a colon to names above items, if the items alone give all marks. */
function closeNames(lines: readonly Line[], { maxMark, questionText }: Asked): Line[] {
  const question = questionText.toLowerCase();
  const items = lines.filter(({ isItem }) => isItem);
  if (items.length < Math.max(maxMark, 2)) return [...lines];
  return lines.map((line, at) => {
    const next = lines.slice(at + 1, at + 3).find(isFilled);
    const isName =
      !line.isItem &&
      next?.isItem === true &&
      NAME.test(line.text) &&
      !isStructural(line.text.trim()) &&
      !isTotal(line.text) &&
      !isGuidance(line.text.trim()) &&
      isAsked(line.text, question);
    return isName ? { ...line, text: `${line.text.trimEnd()}:` } : line;
  });
}

/** Returns the total at the end of a line; 0 if there is none. */
const totalOf = (line: string): number => numberOf(TOTAL_BEHIND.exec(line)?.[1]);

/** Empties lines of objectives with marks, which the items below them share. */
function dropObjectives(lines: readonly Line[], maxMark: number): Line[] {
  const first = lines.findIndex(
    ({ text, isItem }) => isItem || (ONE_MARK.test(text) && !OBJECTIVE.test(text)),
  );
  const above = lines.slice(0, first);
  const told = above.filter(({ text }) => OBJECTIVE.test(text) && totalOf(text) > 0);
  const sum = told.reduce((all, { text }) => all + totalOf(text), 0);
  if (first < 0 || told.length < 2 || sum !== maxMark) return [...lines];
  return lines.map((line) => (told.includes(line) ? { ...line, text: '' } : line));
}

/** Returns how many of the lines below are items, or else how many show one mark each. */
function countPoints(below: readonly Line[], maxMark: number): number {
  if (below.some(({ text }) => totalOf(text) === maxMark && /\p{L}{3}/u.test(text))) return 0;
  const items = below.filter(({ isItem }) => isItem);
  return items.length > 0 ? items.length : below.filter(({ text }) => ONE_MARK.test(text)).length;
}

/** Treats the line that carries all marks of the question as the heading of the list below it. */
function dropTotalAbove(lines: readonly Line[], maxMark: number): Line[] {
  const at = lines.findIndex(
    ({ text, isItem }) => !isItem && !text.includes('\t') && totalOf(text) === maxMark,
  );
  const line = lines[at];
  const isAbove = !lines.slice(0, at).some(({ text, isItem }) => isItem || ONE_MARK.test(text));
  if (line === undefined || maxMark < 2 || !isAbove || line.text.length > MOST_CHARACTERS)
    return [...lines];
  const bare = line.text.replace(TOTAL_BEHIND, '').replace(/[,;:.\s]+$/, '');
  const many = ANY_OF.exec(bare.trim())?.[1];
  if (numberOf(many) === maxMark) return lines.with(at, { ...line, text: `Any ${many} from:` });
  const points = countPoints(lines.slice(at + 1), maxMark);
  const isSpoken = OBJECTIVE.test(bare) || ASKS.test(bare) || SPEAKS_OF_LIST.test(bare);
  const isHeading = isSpoken ? points >= maxMark : points > maxMark && !/[\d=]/.test(bare);
  if (!isHeading) return [...lines];
  // A line that says how marks are given is kept.
  const isRule = /\bmarks?\b|\bany\b|\bfor each\b/i.test(bare);
  return lines.with(at, { ...line, text: isRule ? `${bare}:` : '' });
}

/**
 * Rewrites lines above lists in the form that the scheme reader knows; the number of lines stays
 * the same.
 */
export function rewriteListHeadings(scheme: string, asked: Asked): string {
  const { maxMark, questionText } = asked;
  const isForeign = /\btranslat|\binto english\b/i.test(questionText);
  const lines = readLines(isForeign ? scheme : drawBullets(scheme));
  const told = dropTotalAbove(dropObjectives(lines, maxMark), maxMark);
  return closeNames(told, asked)
    .map(({ text }) => text)
    .join('\n');
}
