import {
  imagesJoined,
  schemeWithoutQuestion,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import type { FoundImage } from './found-images.ts';
import { titleOf, type FoundItem } from './found-question.ts';

/** `3.`, `3)`, `Q3`, `Question 3:` and what follows. */
const NUMBERED = /^(?:q(?:uestion)?\.?\s*)?(\d{1,3})(?:\s*[.):]|(?=[\s(])|$)\s*(.*)$/i;
/** `(a)`, `a)`; and the same straight behind a number. */
const LETTERED = /^\(?([a-h])\)\s*(.*)$/i;
const ROMAN = /^\(?(i{1,3}|iv|vi{0,3}|ix)\)\s*(.*)$/i;
/** `[3 marks]`, `(3)`, `[1 mark]` at the end of a line. */
const MARKS = /\s*[[(]\s*(\d{1,2})\s*(?:marks?|m)?\s*[\])]\s*$/i;
const TOTAL = /^[[(]?\s*(?:total|maximum)\b.{0,60}\d+\s*(?:marks?)?\s*[\])]?\.?$/i;
/** Where students write. */
const WRITING_LINE = /^[\s._…‗–—-]{5,}$/;
const SCHEME_BEGINS =
  /^(?:mark(?:ing)?\s*(?:schemes?|guide)\b.{0,60}|(?:model\s+)?answers:?|answer\s+key:?)$/i;
/** Where a Word document shows one of its images. */
export const imageSign = (index: number) => `\uE000${index}\uE001`;
const IMAGE_SIGN = /\uE000(\d+)\uE001/g;

interface Part {
  /** `3`, `3.a`, `3.a.ii`. */
  label: string;
  lines: string[];
}

/**
 * Reads a question paper as people type it: numbered questions with `[3 marks]`, parts such as (a), and
 * behind a heading such as “Mark scheme” what earns the marks, under the same numbers. What is neither
 * is an item of its own, so that nothing is lost unseen.
 */
export function readPaper(
  content: string,
  images: readonly FoundImage[] = [],
  losses: readonly string[] = [],
): FoundItem[] {
  const lines = content
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim());
  const schemeAt = lines.findIndex((line) => SCHEME_BEGINS.test(line));
  const asked = partsOf(schemeAt === -1 ? lines : lines.slice(0, schemeAt), false);
  const scheme = partsOf(schemeAt === -1 ? [] : lines.slice(schemeAt + 1), true);
  const answers = new Map(scheme.parts.map((part) => [part.label, part]));
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
  for (const part of asked.parts) {
    const stem = stemOf(part, asked.parts);
    if (stem === null) continue;
    const answer = answers.get(part.label);
    answers.delete(part.label);
    add(questionOf(part, stem, answer, images));
  }
  for (const part of [{ label: '', lines: scheme.before }, ...answers.values()]) {
    const text = part.lines.join(' ');
    if (text.trim() === '') continue;
    const problem = schemeWithoutQuestion(shown(part.label));
    add({ title: titleOf(`${shown(part.label)} ${text}`), outcome: 'unsupported', problem });
  }
  const [first] = items;
  if (first && 'notices' in first) first.notices.push(...losses);
  return items;
}

type DistributiveOmit<Type, Key extends PropertyKey> = Type extends unknown
  ? Omit<Type, Key>
  : never;

/**
 * The parts of a text by their numbers. A number counts where it follows the one before; with
 * `maySkip` also a later one, such as `7.`, where a sign shows that it is no amount.
 */
function partsOf(lines: readonly string[], maySkip: boolean): { before: string[]; parts: Part[] } {
  const before: string[] = [];
  const parts: Part[] = [];
  let number = 0;
  let letter = '';
  const open = (label: string, rest: string) => parts.push({ label, lines: rest ? [rest] : [] });
  for (const whole of lines) {
    let line = whole;
    const numbered = NUMBERED.exec(line);
    const given = Number(numbered?.[1] ?? 0);
    const isLater = maySkip && given > number && /\d\s*[.):(]/.test(line.slice(0, 16));
    if (numbered && (given === number + 1 || isLater)) {
      number = given;
      letter = '';
      line = numbered[2] ?? '';
      if (!LETTERED.test(line)) {
        open(String(number), line);
        continue;
      }
      open(String(number), '');
    }
    const roman = letter === '' ? null : ROMAN.exec(line);
    const lettered = number > 0 ? LETTERED.exec(line) : null;
    const follows = lettered !== null && isNextLetter(letter, lettered[1] ?? '');
    if (follows) {
      letter = (lettered[1] ?? '').toLowerCase();
      const rest = lettered[2] ?? '';
      const inner = ROMAN.exec(rest);
      open(`${number}.${letter}`, inner ? '' : rest);
      if (inner) open(`${number}.${letter}.${(inner[1] ?? '').toLowerCase()}`, inner[2] ?? '');
    } else if (roman) {
      open(`${number}.${letter}.${(roman[1] ?? '').toLowerCase()}`, roman[2] ?? '');
    } else if (line !== '') {
      (parts.at(-1)?.lines ?? before).push(line);
    }
  }
  return { before, parts };
}

const isNextLetter = (before: string, letter: string): boolean =>
  letter.toLowerCase().charCodeAt(0) === (before === '' ? 97 : before.charCodeAt(0) + 1);

/** What stands above a part's own words; null for one that is only that for others. */
function stemOf(part: Part, parts: readonly Part[]): string[] | null {
  const hasParts = parts.some(({ label }) => label.startsWith(`${part.label}.`));
  const isAsked = part.lines.some((line) => MARKS.test(line) && !TOTAL.test(line));
  if (hasParts && !isAsked) return null;
  return parts
    .filter(({ label }) => part.label.startsWith(`${label}.`))
    .flatMap(({ lines }) => lines.filter(isText));
}

const isText = (line: string) => !WRITING_LINE.test(line) && !TOTAL.test(line);

function questionOf(
  { label, lines }: Part,
  stem: readonly string[],
  answer: Part | undefined,
  images: readonly FoundImage[],
): DistributiveOmit<FoundItem, 'item'> {
  const notices: string[] = [];
  if (lines.some((line) => WRITING_LINE.test(line))) notices.push(transferMessages.linesLeftOut);
  if (lines.some((line) => TOTAL.test(line))) notices.push(transferMessages.totalLeftOut);
  const marks = lines.filter(isText).flatMap((line) => MARKS.exec(line)?.[1] ?? []);
  const own = lines.filter(isText).map((line) => line.replace(MARKS, ''));
  const text = [...stem.map((line) => line.replace(MARKS, '')), ...own];
  const scheme = (answer?.lines ?? []).filter(isText).join('\n');
  const found = {
    question: imagesIn(text.join('\n'), images),
    scheme: imagesIn(scheme, images),
  };
  if (marks.length > 1) notices.push(transferMessages.marksAdded);
  if (found.question.length > 1) notices.push(imagesJoined(found.question.length));
  const questionText = withoutSigns(text.join('\n'));
  const hasImages = found.question.length + found.scheme.length > 0;
  return {
    title: titleOf(`${shown(label)} ${questionText}`),
    fields: {
      questionText,
      markSchemeAnswer: withoutSigns(scheme),
      ...(marks.length > 0 && { maxMark: marks.reduce((sum, mark) => sum + Number(mark), 0) }),
    },
    notices,
    ...(hasImages && { images: found }),
  };
}

/** `3aii`, as people say it. */
const shown = (label: string) => label.replaceAll('.', '');

const withoutSigns = (text: string): string =>
  text
    .replaceAll(IMAGE_SIGN, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

function imagesIn(text: string, images: readonly FoundImage[]): FoundImage[] {
  return [...text.matchAll(IMAGE_SIGN)].flatMap(([, index]) => images[Number(index)] ?? []);
}
