import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  ImageRun,
  Packer,
  PageBreak,
  Paragraph,
  TextRun,
} from 'docx';
import sharp from 'sharp';
import { columnsOf, optionsOf, PAIR_SIGN } from '../../../../shared/choice-question.ts';
import type { TextBoxSize } from '../../../../shared/question-content.ts';
import { plainCell } from '../../../downloads/table-file.ts';
import type { ExportedQuestion } from './exported-question.ts';
import type { FoundImage } from './found-images.ts';

/** Lines to write on, by the size of the answer box. */
const linesBySize: Record<TextBoxSize, number> = { small: 2, medium: 5, large: 12 };
/** The room between the margins of A4. */
const MAX_IMAGE_WIDTH = 560;
const MAX_IMAGE_HEIGHT = 700;

/** A question paper as a Word file, its mark scheme on pages of its own behind it. */
export async function writePaper(
  title: string,
  questions: readonly ExportedQuestion[],
): Promise<Uint8Array> {
  const total = questions.reduce((sum, { maxMark }) => sum + maxMark, 0);
  const asked: Paragraph[] = [];
  const schemes: Paragraph[] = [];
  for (const [index, question] of questions.entries()) {
    asked.push(...(await questionParts(question, index + 1)));
    schemes.push(...(await schemeParts(question, index + 1)));
  }
  const children = [
    new Paragraph({ text: plainCell(title), heading: HeadingLevel.TITLE }),
    new Paragraph({
      text: 'Name ______________________________   Class __________   Date __________',
    }),
    new Paragraph({ text: `Total ____ / ${inMarks(total)}`, spacing: { after: 240 } }),
    ...asked,
    new Paragraph({ children: [new PageBreak()] }),
    new Paragraph({ text: `Mark scheme: ${plainCell(title)}`, heading: HeadingLevel.TITLE }),
    ...schemes,
  ];
  const file = new Document({
    title: plainCell(title),
    styles: { default: { document: { run: { font: 'Arial', size: 22 } } } },
    sections: [{ children }],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

const inMarks = (marks: number) => `${marks} ${marks === 1 ? 'mark' : 'marks'}`;

const lines = (text: string) =>
  text === '' ? [] : text.split('\n').map((line) => new Paragraph({ text: plainCell(line) }));

const numbered = (number: number) =>
  new Paragraph({
    children: [new TextRun({ text: `${number}.`, bold: true })],
    keepNext: true,
    spacing: { before: 240 },
  });

async function questionParts(question: ExportedQuestion, number: number): Promise<Paragraph[]> {
  return [
    numbered(number),
    ...lines(question.questionText),
    ...(await imageParts(question.images.question)),
    ...answerParts(question),
    new Paragraph({ text: `[${inMarks(question.maxMark)}]`, alignment: AlignmentType.RIGHT }),
  ];
}

function answerParts(question: ExportedQuestion): Paragraph[] {
  const { kind } = question;
  if (kind === 'matching') {
    const { items, choices } = columnsOf(question);
    return [
      ...items.flatMap((item) => lines(`${item} ${PAIR_SIGN} ______________________________`)),
      ...lines(`Choose from: ${choices.join('; ')}`),
    ];
  }
  if (kind === 'choice' || kind === 'choices') {
    const hint = kind === 'choice' ? 'Tick one box.' : 'Tick all the correct boxes.';
    return [...lines(hint), ...optionsOf(question).flatMap((option) => lines(`☐ ${option}`))];
  }
  const count = kind === 'text' ? linesBySize[question.textBoxSize] : 1;
  return Array.from({ length: count }, () => ruled());
}

const ruled = () =>
  new Paragraph({
    text: '',
    spacing: { before: 160 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: '888888' } },
  });

async function schemeParts(question: ExportedQuestion, number: number): Promise<Paragraph[]> {
  const { markSchemeAnswer, maxMark, images } = question;
  return [
    numbered(number),
    ...lines(markSchemeAnswer),
    ...(await imageParts(images.scheme)),
    ...(markSchemeAnswer === '' && !images.scheme ? lines('Mark scheme to come.') : []),
    new Paragraph({ text: `[${inMarks(maxMark)}]`, alignment: AlignmentType.RIGHT }),
  ];
}

/** Word shows no WebP. */
async function imageParts(image: FoundImage | null): Promise<Paragraph[]> {
  if (!image) return [];
  const { data, info } = await sharp(image.bytes).png().toBuffer({ resolveWithObject: true });
  const scale = Math.min(1, MAX_IMAGE_WIDTH / info.width, MAX_IMAGE_HEIGHT / info.height);
  const transformation = { width: info.width * scale, height: info.height * scale };
  return [new Paragraph({ children: [new ImageRun({ type: 'png', data, transformation })] })];
}
