import { counted } from '../../../../shared/counted.ts';
import { hasOptions, PAIR_SIGN } from '../../../../shared/choice-question.ts';
import {
  marksDiffer,
  schemeWithoutQuestion,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import type { FileField, TextBoxSize } from '../../../../shared/question-content.ts';
import { plainCell } from '../../../downloads/table-file.ts';
import type { CheckedQuestion } from '../create-question.ts';
import type { ExportedQuestion } from './exported-question.ts';
import type { FoundImage } from './found-images.ts';
import { titleOf, type FoundFields, type FoundItem } from './found-question.ts';
import { readTags, tagsBeside } from './question-tags.ts';

/*
 * The paper that Greenpen writes, with the kind of each line. In Word, a line's kind is its
 * paragraph style, from which the paper is read back unchanged, even after someone has edited its
 * text.
 */

/** The styles by id, with the names that Word shows. */
export const paperStyles = {
  GreenpenNumber: 'Greenpen question number',
  GreenpenQuestion: 'Greenpen question',
  GreenpenOption: 'Greenpen option',
  GreenpenItem: 'Greenpen item to match',
  GreenpenChoice: 'Greenpen choice to match',
  GreenpenAnswer: 'Greenpen answer line',
  GreenpenHint: 'Greenpen hint',
  GreenpenMarks: 'Greenpen marks',
  GreenpenSchemeNumber: 'Greenpen mark scheme number',
  GreenpenScheme: 'Greenpen mark scheme',
  GreenpenDetails: 'Greenpen details',
} as const;
export type PaperStyle = keyof typeof paperStyles;

/** A paragraph; null means a style that is not one of Greenpen's. */
export interface PaperLine {
  style: PaperStyle | null;
  text: string;
  images?: readonly FoundImage[];
}

/** The number of writing lines for each size of the answer box. */
const linesBySize: Record<TextBoxSize, number> = { small: 2, medium: 5, large: 12 };
const BOX = '☐ ';
const GAP = ` ${PAIR_SIGN} ${'_'.repeat(30)}`;
const GAP_AT_END = new RegExp(` ${PAIR_SIGN} _+$`);
/** Separates the details of a question, which never contain a tab. */
const BETWEEN = '\t';

export const inMarks = (marks: number) => counted(marks, 'mark');

const linesOf = (style: PaperStyle, text: string): PaperLine[] =>
  text === '' ? [] : text.split('\n').map((line) => ({ style, text: line }));
const imageIn = (style: PaperStyle, image: FoundImage | null): PaperLine[] =>
  image ? [{ style, text: '', images: [image] }] : [];
const marksOf = ({ maxMark }: CheckedQuestion): PaperLine => ({
  style: 'GreenpenMarks',
  text: `[${inMarks(maxMark)}]`,
});

/** Returns the lines of a question as students see it. */
export function askedLines(question: ExportedQuestion, number: number): PaperLine[] {
  return [
    { style: 'GreenpenNumber', text: `${number}.` },
    ...linesOf('GreenpenQuestion', question.questionText),
    ...imageIn('GreenpenQuestion', question.images.question),
    ...answerLines(question),
    marksOf(question),
  ];
}

function answerLines(question: CheckedQuestion): PaperLine[] {
  const { kind, options } = question;
  if (kind === 'matching') {
    const { items, choices } = splitColumns(options);
    return [
      ...items.map((line) => offered('GreenpenItem', line, `${line}${GAP}`)),
      { style: 'GreenpenHint', text: 'Choose from:' },
      ...choices.map((line) => offered('GreenpenChoice', line, line)),
    ];
  }
  if (hasOptions(kind)) {
    const hint = kind === 'choice' ? 'Tick one box.' : 'Tick all the correct boxes.';
    return [
      { style: 'GreenpenHint', text: hint },
      ...options.split('\n').map((line) => offered('GreenpenOption', line, `${BOX}${line}`)),
    ];
  }
  const count = kind === 'text' ? linesBySize[question.textBoxSize] : 1;
  return Array.from({ length: count }, () => ({ style: 'GreenpenAnswer', text: '' }));
}

const offered = (style: PaperStyle, line: string, shown: string): PaperLine => ({
  style,
  text: line.trim() === '' ? line : shown,
});

/** Returns the lines of both columns as written; the second includes the empty line before it. */
function splitColumns(options: string): { items: string[]; choices: string[] } {
  const lines = options.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const end = lines.findIndex((line, index) => index > first && line.trim() === '');
  return { items: lines.slice(0, end), choices: lines.slice(end) };
}

/** Returns the lines of a question's mark scheme and its other details. */
export function schemeLines(question: ExportedQuestion, number: number): PaperLine[] {
  const { markSchemeAnswer, images } = question;
  const isToCome = markSchemeAnswer === '' && !images.scheme;
  const lines: PaperLine[] = [
    { style: 'GreenpenSchemeNumber', text: `${number}.` },
    ...linesOf('GreenpenScheme', markSchemeAnswer),
    ...imageIn('GreenpenScheme', images.scheme),
    ...(isToCome ? linesOf('GreenpenHint', 'Mark scheme to come.') : []),
    marksOf(question),
  ];
  const tags = tagsBeside(question, fieldsOf(shown(askedLines(question, number)), shown(lines)));
  return tags.length === 0
    ? lines
    : [...lines, { style: 'GreenpenDetails', text: tags.join(BETWEEN) }];
}

/** Returns a text that a Word file can hold. */
export const asWord = (text: string): string => plainCell(text).replaceAll('\r', '');
const shown = (lines: readonly PaperLine[]): PaperLine[] =>
  lines.map((line) => ({ ...line, text: asWord(line.text) }));

/** The part of a paper from one number to the next. */
interface Section {
  number: string;
  lines: PaperLine[];
}

/**
 * Reads the questions of a paper written by Greenpen; `paper` has its lines, with the mark scheme
 * after or among them.
 */
export function readOwnPaper(paper: readonly PaperLine[]): FoundItem[] {
  const [before, asked, schemes] = sectionsOf(paper);
  const items: FoundItem[] = [];
  const leaveOut = (text: string, problem: string) => {
    if (text.trim() === '') return;
    items.push({ item: items.length + 1, title: titleOf(text), outcome: 'unsupported', problem });
  };
  leaveOut(before.join(' '), transferMessages.beforeQuestions);
  for (const { number, lines } of asked) {
    const at = schemes.findIndex((scheme) => scheme.number === number);
    const [scheme] = at === -1 ? [] : schemes.splice(at, 1);
    const fields = fieldsOf(lines, scheme?.lines ?? []);
    const images = { question: imagesOf(lines), scheme: imagesOf(scheme?.lines ?? []) };
    const marks = scheme && marksIn(scheme.lines);
    items.push({
      item: items.length + 1,
      title: titleOf(`${number}. ${String(fields.questionText ?? '')}`),
      fields,
      notices:
        marks === undefined || marks === fields.maxMark
          ? []
          : [marksDiffer(Number(fields.maxMark ?? 0), marks)],
      ...(images.question.length + images.scheme.length > 0 && { images }),
    });
  }
  for (const { number, lines } of schemes) {
    leaveOut(`${number}. ${textIn(lines, 'GreenpenScheme')}`, schemeWithoutQuestion(number));
  }
  return items;
}

function sectionsOf(lines: readonly PaperLine[]): [string[], Section[], Section[]] {
  const before: string[] = [];
  const asked: Section[] = [];
  const schemes: Section[] = [];
  let current: Section | undefined;
  for (const line of lines) {
    const isScheme = line.style === 'GreenpenSchemeNumber';
    if (isScheme || line.style === 'GreenpenNumber') {
      current = { number: line.text.replaceAll(/[\s.]/g, ''), lines: [] };
      (isScheme ? schemes : asked).push(current);
    } else if (current) {
      // A line that someone inserted in another style belongs to the section around it.
      const own = schemes.includes(current) ? 'GreenpenScheme' : 'GreenpenQuestion';
      const isEmpty = line.text.trim() === '' && !line.images;
      if (line.style !== null) current.lines.push(line);
      else if (!isEmpty) current.lines.push({ ...line, style: own });
    } else if (line.style === null) before.push(line.text);
  }
  return [before, asked, schemes];
}

const withStyle = (lines: readonly PaperLine[], ...styles: PaperStyle[]) =>
  lines.filter(({ style }) => style !== null && styles.includes(style));
const textIn = (lines: readonly PaperLine[], style: PaperStyle): string =>
  withStyle(lines, style)
    .filter(({ text, images }) => text !== '' || !images)
    .map(({ text }) => text)
    .join('\n');
const imagesOf = (lines: readonly PaperLine[]): FoundImage[] =>
  lines.flatMap(({ images }) => images ?? []);

function marksIn(lines: readonly PaperLine[]): number | undefined {
  const digits = withStyle(lines, 'GreenpenMarks').flatMap(({ text }) => /\d+/.exec(text) ?? []);
  return digits.length === 0 ? undefined : digits.reduce((sum, marks) => sum + Number(marks), 0);
}

/** Reads a question's fields from its lines and those of its mark scheme. */
function fieldsOf(asked: readonly PaperLine[], scheme: readonly PaperLine[]): FoundFields {
  const maxMark = marksIn(asked) ?? marksIn(scheme);
  const visible: FoundFields = {
    questionText: textIn(asked, 'GreenpenQuestion'),
    markSchemeAnswer: textIn(scheme, 'GreenpenScheme'),
    ...(maxMark !== undefined && { maxMark }),
    ...optionsIn(asked),
  };
  const details = withStyle(scheme, 'GreenpenDetails').flatMap(({ text }) => text.split(BETWEEN));
  const tags = readTags(details);
  for (const name of ['questionText', 'markSchemeAnswer', 'options'] as const) {
    // An edit on the paper takes precedence over the stored original of a text that the paper could
    // not show exactly.
    if (tags[name] !== undefined && asWord(String(tags[name])) !== visible[name]) delete tags[name];
  }
  return { ...visible, ...tags };
}

function optionsIn(asked: readonly PaperLine[]): Pick<FoundFields, FileField> {
  const columns = withStyle(asked, 'GreenpenItem', 'GreenpenChoice');
  const options = withStyle(asked, 'GreenpenOption');
  if (columns.length > 0) {
    const lines = columns.map(({ style, text }) =>
      style === 'GreenpenItem' ? text.replace(GAP_AT_END, '') : text,
    );
    return { kind: 'matching', options: lines.join('\n') };
  }
  if (options.length === 0) return {};
  const takesAll = withStyle(asked, 'GreenpenHint').some(({ text }) => text.includes('all'));
  const lines = options.map(({ text }) => (text.startsWith(BOX) ? text.slice(BOX.length) : text));
  return { kind: takesAll ? 'choices' : 'choice', options: lines.join('\n') };
}
