import {
  MAX_IMPORT_ROWS,
  MAX_QUESTION_TEXT_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import {
  columnLeftOut,
  imagesJoined,
  marksDiffer,
  marksUnread,
  schemeWithoutQuestion,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import type { FoundImage } from './found-images.ts';
import { titleOf, type FoundItem } from './found-question.ts';
import {
  EMPTY_ROW,
  MARKS,
  NEXT_PART,
  PAPER_FURNITURE,
  TOTAL,
  UNREAD_MARKS,
  WRITING_LINE,
} from './paper-lines.ts';
import { partsOf, type Part } from './paper-parts.ts';
import { readSchemeTable, type ReadScheme, type SchemePart } from './read-scheme.ts';
import { isHeaderLine } from './scheme-table.ts';

const SCHEME_BEGINS =
  /^(?:mark(?:ing)?\s*(?:schemes?|guide)\b.{0,60}|(?:model\s+)?answers:?|answer\s+key:?)$/i;
/** A marker for the position of an image in a Word document. */
export const imageSign = (index: number) => `\uE000${index}\uE001`;
const IMAGE_SIGN = /\uE000(\d+)\uE001/g;

/**
 * Reads a question paper as people type it: numbered questions with `[3 marks]` and parts such as
 * (a). The mark scheme uses the same numbers after a heading such as “Mark scheme”, or in `scheme`,
 * a separate document. Anything else becomes an item, so that nothing is lost silently.
 */
export function readPaper(
  content: string,
  images: readonly FoundImage[] = [],
  losses: readonly string[] = [],
  scheme?: string,
): FoundItem[] {
  const lines = linesOf(content);
  const schemeAt = lines.findIndex((line) => SCHEME_BEGINS.test(line.trim()) || isHeaderLine(line));
  const paper = schemeAt === -1 ? lines : lines.slice(0, schemeAt);
  const asked = partsOf(paper.flatMap((line) => line.split(NEXT_PART)));
  const own = schemeAt === -1 ? [] : lines.slice(schemeAt);
  const found = schemeIn([...own, ...(scheme ? linesOf(scheme) : [])], asked.parts);
  const answers = new Map<string, SchemePart>();
  for (const part of found.parts) {
    const earlier = answers.get(part.label)?.lines ?? [];
    answers.set(part.label, { ...part, lines: [...earlier, ...part.lines] });
  }
  const items: FoundItem[] = [];
  const add = (item: DistributiveOmit<FoundItem, 'item'>) =>
    items.push({ item: items.length + 1, ...item });
  if (asked.before.length > 0) {
    const text = asked.before.join(' ');
    add({
      title: titleOf(text),
      outcome: 'unsupported',
      problem: transferMessages.beforeQuestions,
    });
  }
  // Reads at most one more than can be imported, for which the file is refused.
  const parts = asked.parts.slice(0, MAX_IMPORT_ROWS + 1);
  for (const part of parts) {
    const stem = stemOf(part, parts);
    if (stem === null) continue;
    const answer = answers.get(part.label);
    answers.delete(part.label);
    add(questionOf(part, stem, answer, images));
  }
  for (const part of [{ label: '', lines: found.before }, ...answers.values()]) {
    const text = part.lines.join(' ');
    if (text.trim() === '') continue;
    const problem = schemeWithoutQuestion(shown(part.label));
    add({ title: titleOf(`${shown(part.label)} ${text}`), outcome: 'unsupported', problem });
  }
  for (const item of items) {
    if (!('notices' in item)) continue;
    item.notices.push(...losses, ...found.columnsLeftOut.map(columnLeftOut));
    break;
  }
  return items;
}

const linesOf = (text: string) => text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);

/** Reads a mark scheme, as a table or line by line. */
function schemeIn(lines: readonly string[], asked: readonly Part[]): ReadScheme {
  const table = readSchemeTable(lines);
  if (table) return table;
  const begins = lines.findIndex((line) => SCHEME_BEGINS.test(line.trim()));
  const known = new Set(asked.map(({ label }) => label));
  return { ...partsOf(lines.slice(begins + 1), known), columnsLeftOut: [] };
}

type DistributiveOmit<Type, Key extends PropertyKey> = Type extends unknown
  ? Omit<Type, Key>
  : never;

/** Returns the text above a part's own; null for a part that is only the stem of others. */
function stemOf(part: Part, parts: readonly Part[]): string[] | null {
  const hasParts = parts.some(({ label }) => label.startsWith(`${part.label}.`));
  const isAsked = part.lines.some((line) => MARKS.test(line) && !TOTAL.test(line));
  if (hasParts && !isAsked) return null;
  return parts
    .filter(({ label }) => part.label.startsWith(`${label}.`))
    .flatMap(({ lines }) => lines.filter(isText));
}

/** Returns the lines, with the common indentation of all lines after the first removed. */
function outdented([first, ...rest]: readonly string[]): string[] {
  if (first === undefined) return [];
  const least = rest
    .filter(Boolean)
    .reduce((fewest, line) => Math.min(fewest, line.search(/\S/)), Infinity);
  return [first, ...rest.map((line) => line.slice(least))];
}

const isText = (line: string) =>
  ![WRITING_LINE, TOTAL, PAPER_FURNITURE, EMPTY_ROW].some((pattern) => pattern.test(line.trim()));

function questionOf(
  { label, lines }: Part,
  stem: readonly string[],
  answer: SchemePart | undefined,
  images: readonly FoundImage[],
): DistributiveOmit<FoundItem, 'item'> {
  const notices: string[] = [];
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line.trim()));
  if (has(WRITING_LINE)) notices.push(transferMessages.linesLeftOut);
  if (has(TOTAL)) notices.push(transferMessages.totalLeftOut);
  if (has(PAPER_FURNITURE)) notices.push(transferMessages.furnitureLeftOut);
  // More lines than a question has room for characters: it is too long, however many follow.
  const words = lines.filter(isText).slice(0, MAX_QUESTION_TEXT_CHARACTERS + 1);
  const marks = words.flatMap((line) => {
    const [, bracketed, bare] = MARKS.exec(line) ?? [];
    return bracketed ?? bare ?? [];
  });
  const own = outdented(words.map((line) => line.replace(MARKS, '').trimEnd()));
  const unread = own.flatMap((line) => UNREAD_MARKS.exec(line)?.[0].trim() ?? []);
  notices.push(...unread.map(marksUnread));
  const text = [...stem.map((line) => line.replace(MARKS, '')), ...own];
  const scheme = (answer?.lines ?? []).filter(isText).join('\n');
  const found = {
    question: imagesIn(text.join('\n'), images),
    scheme: imagesIn(scheme, images),
  };
  if (marks.length > 1) notices.push(transferMessages.marksAdded);
  if (found.question.length > 1) notices.push(imagesJoined(found.question.length));
  const questionText = withoutSigns(text.join('\n'));
  const maxMark =
    marks.length > 0 ? marks.reduce((sum, mark) => sum + Number(mark), 0) : answer?.marks;
  if (answer?.marks !== undefined && answer.marks !== maxMark) {
    notices.push(marksDiffer(maxMark ?? 0, answer.marks));
  }
  const hasImages = found.question.length + found.scheme.length > 0;
  return {
    title: titleOf(`${shown(label)} ${questionText}`),
    fields: {
      questionText,
      markSchemeAnswer: withoutSigns(scheme),
      ...(maxMark !== undefined && { maxMark }),
    },
    notices,
    ...(hasImages && { images: found }),
  };
}

/** `3aii`, as people write it; `3.2` keeps its dot. */
const shown = (label: string) => label.replaceAll(/\.(?=[a-z])/g, '');

const withoutSigns = (text: string): string =>
  text
    .replaceAll(IMAGE_SIGN, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

function imagesIn(text: string, images: readonly FoundImage[]): FoundImage[] {
  return [...text.matchAll(IMAGE_SIGN)].flatMap(([, index]) => images[Number(index)] ?? []);
}
