import type { Asked } from '../scheme.ts';

/** Rewrites marks in rare notations in the form that the scheme reader knows: "… (1)". */

const BEHIND = String.raw`^(?<said>[^\t]*\p{L}{2}[^\t]*?)\s*`;
const END = String.raw`\s*[.;]?\s*$`;
const N = '(?<worth>[1-4])';
const IN_FRONT = String.raw`^\s*(?:[•●▪*–-]\s+)?`;
const SAID = String.raw`(?<said>\S.*?)[.;]?\s*$`;

const notation = (source: string): RegExp => new RegExp(source, 'iu');

/** Notations after the text; each counts only if at least two lines of the scheme use it. */
const NOTATIONS_BEHIND: readonly RegExp[] = [
  // "the lamp glows = 1 mark", "the lamp glows +1", "the lamp glows 1m"
  notation(String.raw`${BEHIND}=\s*${N}\s*marks?${END}`),
  notation(String.raw`${BEHIND}(?<=\s)\+\s?${N}(?:\s*marks?)?${END}`),
  notation(String.raw`${BEHIND}(?<=\s)${N}\s?mk?s?${END}`),
  // "[✓]", "√", "____ 1", "{1}", "<1>", "①", "(mark)", "[1/1]", "/1"
  notation(String.raw`${BEHIND}[([{]\s*[✓✔√]\s*[)\]}]${END}`),
  notation(String.raw`${BEHIND}(?<=\p{L}\s*)√${END}`),
  notation(String.raw`${BEHIND}_{2,}\s*${N}${END}`),
  notation(String.raw`${BEHIND}(?:\{${N}\}|<(?<worth2>[1-4])>)${END}`),
  notation(String.raw`${BEHIND}(?<circled>[①②③④])${END}`),
  notation(String.raw`${BEHIND}[([](?:mark|\s*1\s*[×x])[)\]]${END}`),
  notation(String.raw`${BEHIND}[([]${N}\/[1-4][)\]]${END}`),
  notation(String.raw`${BEHIND}(?<=\s)\/${N}${END}`),
  // "[AO1 1]", "1 (AO2)", "[K1]"
  notation(String.raw`${BEHIND}[([]AO[1-4][a-z]?[^\S\n:,–-]+${N}(?:\s*marks?)?[)\]]${END}`),
  notation(String.raw`${BEHIND}(?<=\s)${N}\s+\(AO[1-4][^()\n]{0,8}\)${END}`),
  notation(String.raw`${BEHIND}\[(?:K|AP|AN|EV|E)${N}\]${END}`),
];
const NOTATIONS_IN_FRONT: readonly RegExp[] = [
  // "Award 1 mark for …", "1m: …", "+1 …", "Mark 1: …", "First mark – …"
  notation(
    String.raw`${IN_FRONT}(?:award|give|allow|credit)\s+(?:${N}|one)\s+marks?\s+(?:for|if)\s+(?!each\b|every\b|any\b|all\b|both\b|per\b)${SAID}`,
  ),
  notation(String.raw`${IN_FRONT}${N}\s?mk?s?\s*[:–-]\s*${SAID}`),
  notation(String.raw`${IN_FRONT}\+${N}(?:\s*marks?)?\s*[:–-]?\s+${SAID}`),
  notation(
    String.raw`${IN_FRONT}(?:(?:first|second|third|fourth|fifth|[1-6](?:st|nd|rd|th))\s+mark|mark\s+[1-6])\s*[:–-]\s*${SAID}`,
  ),
];
/** How lines in any of these notations end, so that other lines need not be tried with each. */
const MAY_END = /(?:[1-4✓✔√①②③④)\]}>]|[1-4]\s?mk?s?|marks?)\s*[.;]?\s*$/i;
/** "**light** (1)": bold type in a scheme copied from a chat. */
const BOLD = /(?<![\p{L}\p{N}*])\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu;

const HAS_MARK = /[([][1-4](?:\s*marks?)?[)\]]\s*$/i;
const CIRCLED = '①②③④';

function worthOf({ worth, worth2, circled }: Readonly<Record<string, string | undefined>>): number {
  return circled === undefined ? Number(worth ?? worth2 ?? 1) : CIRCLED.indexOf(circled) + 1;
}

/** A longer line has none of these notations, and is slow to match. */
const MOST_CHARACTERS = 300;

/**
 * Returns the line with its mark in brackets at the end, and the mark; null for another notation.
 */
function writeMark(line: string, pattern: RegExp): { written: string; worth: number } | null {
  const groups = line.length > MOST_CHARACTERS ? undefined : pattern.exec(line)?.groups;
  if (groups === undefined) return null;
  const worth = worthOf(groups);
  return { written: `${(groups.said ?? '').trimEnd()} (${worth})`, worth };
}

const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
/**
 * "20 N – one mark, ecf", "40 ..... 1 mark", "cm² 1 mark (independent)": the mark after what it is
 * for, whatever follows. After a verb, or where the words continue, it is a remark: "scores one
 * mark", "one mark for each".
 */
const IN_WORDS = new RegExp(
  String.raw`(?<=[\p{L}\d)°%²³'’"”])(?<!\b(?:for|only|max(?:imum)?|total|is|are|gets?|gains?|scores?|earns?|awards?|loses?|lose|give|allow|of|to|at|and|or|another|further|no|also|all|the|each|worth|first|second|a))[^\S\n\t]*(?:[–—-]{1,2}|[.…]{2,})?[^\S\n\t]+(one|two|three|four|[1-4])[^\S\n\t]+marks?(?=[^\S\n\t]*(?:$|[,;(.]|[–—-](?![\p{L}\d])))`,
  'giu',
);

/** "3 (a) (ii) AO2": the question number, not an answer. */
const ONLY_LABEL =
  /^(?=.*[(QA])\s*(?:Q\s?)?\d{0,2}[.)]?(?:\s*\([a-z]{1,4}\))*(?:\s*AO\s?\d[a-z]?)*$/i;
/** "from (3)p": an orbital, not marks. */
const SHELL = /\((\d)\)(?=[spdf](?!\p{L}))/gu;
/** Other notations of marks in the scheme: then marks in words are remarks on wrong answers. */
const HAS_OTHER_MARKS = /[✓✔]|(?<=\S[^\S\n]*)[([]\d(?:\s*marks?)?[)\]][^\S\n]*$/m;

/** Puts marks in words in brackets, if together they make up the question's marks. */
function writeMarksInWords(text: string, maxMark: number): string {
  if (HAS_OTHER_MARKS.test(text)) return text;
  let sum = 0;
  const written = text.split('\n').map((line) =>
    line.replace(IN_WORDS, (found: string, worth: string, at: number) => {
      if (ONLY_LABEL.test(line.slice(0, at))) return found;
      const marks = WORDS[worth.toLowerCase()] ?? Number(worth);
      sum += marks;
      return ` (${marks})`;
    }),
  );
  return sum === maxMark ? written.join('\n') : text;
}

/** A tab, "1 mark (ecf from their volume)": the remark on the mark is moved to its own cell. */
const REMARK_IN_CELL = /(\t[^\S\n]*[1-4][^\S\n]+marks?)[^\S\n]+(?=\(\p{Ll})/gu;

/**
 * Rewrites the marks of a scheme with a rare notation, if together they make up the question's
 * marks.
 */
export function rewriteMarks(text: string, { maxMark }: Asked): string {
  const plain = text.replace(BOLD, '$1').replace(SHELL, '$1').replace(REMARK_IN_CELL, '$1\t');
  const lines = writeMarksInWords(plain, maxMark).split('\n');
  const unmarked = lines.map((line) => (HAS_MARK.test(line) ? '' : line));
  const ending = unmarked.map((line) => (MAY_END.test(line) ? line : ''));
  const tried = [
    ...NOTATIONS_BEHIND.map((pattern) => [pattern, ending] as const),
    ...NOTATIONS_IN_FRONT.map((pattern) => [pattern, unmarked] as const),
  ];
  for (const [pattern, candidates] of tried) {
    const marked = candidates.map((line) => writeMark(line, pattern));
    const found = marked.filter((line) => line !== null);
    const sum = found.reduce((all, { worth }) => all + worth, 0);
    if (found.length > 1 && sum === maxMark)
      return lines.map((line, at) => marked[at]?.written ?? line).join('\n');
  }
  return lines.join('\n');
}
