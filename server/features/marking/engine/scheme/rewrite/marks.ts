import type { Asked } from '../scheme.ts';

/** Marks in a notation that few use, written as the reader knows them: "… (1)". */

const BEHIND = String.raw`^(?<said>[^\t]*\p{L}{2}[^\t]*?)\s*`;
const END = String.raw`\s*[.;]?\s*$`;
const N = '(?<worth>[1-4])';
const IN_FRONT = String.raw`^\s*(?:[•●▪*–-]\s+)?`;
const SAID = String.raw`(?<said>\S.*?)[.;]?\s*$`;

const notation = (source: string): RegExp => new RegExp(source, 'iu');

/** Each is a notation of the whole scheme where at least two of its lines are written in it. */
const NOTATIONS: readonly RegExp[] = [
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
/** "**light** (1)": what stands in bold type where a scheme comes from a chat. */
const BOLD = /(?<![\p{L}\p{N}*])\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*(?![\p{L}\p{N}*])/gu;

const HAS_MARK = /[([][1-4](?:\s*marks?)?[)\]]\s*$/i;
const CIRCLED = '①②③④';

function worthOf({ worth, worth2, circled }: Readonly<Record<string, string | undefined>>): number {
  return circled === undefined ? Number(worth ?? worth2 ?? 1) : CIRCLED.indexOf(circled) + 1;
}

/** A longer line is none of these, and takes a pattern long. */
const MOST_CHARACTERS = 300;

/** The line with its mark in brackets behind it, and what that is; null where it has another notation. */
function writeMark(line: string, pattern: RegExp): { written: string; worth: number } | null {
  const groups = line.length > MOST_CHARACTERS ? undefined : pattern.exec(line)?.groups;
  if (groups === undefined) return null;
  const worth = worthOf(groups);
  return { written: `${(groups.said ?? '').trimEnd()} (${worth})`, worth };
}

/** Writes the marks of a scheme that has them in one notation; together they are what the question gives. */
export function rewriteMarks(text: string, { maxMark }: Asked): string {
  const lines = text.replace(BOLD, '$1').split('\n');
  for (const pattern of NOTATIONS) {
    const marked = lines.map((line) => (HAS_MARK.test(line) ? null : writeMark(line, pattern)));
    const found = marked.filter((line) => line !== null);
    const sum = found.reduce((all, { worth }) => all + worth, 0);
    if (found.length > 1 && sum === maxMark)
      return lines.map((line, at) => marked[at]?.written ?? line).join('\n');
  }
  return lines.join('\n');
}
