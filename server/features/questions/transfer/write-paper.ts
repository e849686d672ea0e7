import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  Tab,
  TextRun,
  type IParagraphStyleOptions,
} from 'docx';
import sharp from 'sharp';
import type { ExportedQuestion } from './exported-question.ts';
import type { FoundImage } from './found-images.ts';
import {
  askedLines,
  asWord,
  inMarks,
  paperStyles,
  schemeLines,
  type PaperLine,
  type PaperStyle,
} from './own-paper.ts';

/** The space between the margins of A4. */
const MAX_IMAGE_WIDTH = 560;
const MAX_IMAGE_HEIGHT = 700;

const number = { run: { bold: true }, paragraph: { keepNext: true, spacing: { before: 240 } } };
const looks: Partial<Record<PaperStyle, Partial<IParagraphStyleOptions>>> = {
  GreenpenNumber: number,
  GreenpenSchemeNumber: number,
  GreenpenMarks: { paragraph: { alignment: AlignmentType.RIGHT } },
  GreenpenAnswer: {
    paragraph: {
      spacing: { before: 160 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: '888888' } },
    },
  },
  GreenpenDetails: { run: { size: 16, color: '666666' } },
};

/**
 * Writes a question paper as a Word file, with its mark scheme on separate pages at the end. It can
 * be read back by its styles (`own-paper.ts`).
 */
export async function writePaper(
  title: string,
  questions: readonly ExportedQuestion[],
): Promise<Uint8Array> {
  const total = questions.reduce((sum, { maxMark }) => sum + maxMark, 0);
  const asked: Paragraph[] = [];
  const schemes: Paragraph[] = [];
  for (const [index, question] of questions.entries()) {
    for (const line of askedLines(question, index + 1)) asked.push(await paragraphOf(line));
    for (const line of schemeLines(question, index + 1)) schemes.push(await paragraphOf(line));
  }
  const paper = [
    new Paragraph({ text: asWord(title), heading: HeadingLevel.TITLE }),
    head(`Total ____ / ${inMarks(total)}`),
    ...asked,
  ];
  const scheme = [
    new Paragraph({ text: `Mark scheme: ${asWord(title)}`, heading: HeadingLevel.TITLE }),
    ...schemes,
  ];
  const nameLine = head('Name ______________________________   Class __________   Date __________');
  const paragraphStyles = Object.entries(paperStyles).map(([id, name]) => ({
    id,
    name,
    basedOn: 'Normal',
    quickFormat: true,
    ...looks[id as PaperStyle],
  }));
  const file = new Document({
    title: asWord(title),
    styles: {
      default: { document: { run: { font: 'Arial', size: 22 } } },
      paragraphStyles,
    },
    sections: [
      { children: paper, ...aroundPages(nameLine) },
      // Printed on both sides, it must not begin on the back of the paper.
      {
        children: scheme,
        properties: { type: SectionType.ODD_PAGE, page: { pageNumbers: { start: 1 } } },
        ...aroundPages(new Paragraph('')),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

/** Repeats a line at the top of every page, and the page's number at its foot. */
const aroundPages = (line: Paragraph) => ({
  headers: { default: new Header({ children: [line] }) },
  footers: { default: new Footer({ children: [pageNumber()] }) },
});

const pageNumber = () =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT] })],
  });

const head = (text: string) => new Paragraph({ style: 'GreenpenHint', text });

async function paragraphOf({ style, text, images = [] }: PaperLine): Promise<Paragraph> {
  const words = asWord(text)
    .split('\t')
    .flatMap((part, index) => [...(index > 0 ? [new Tab()] : []), part]);
  const children = [
    ...(text === '' ? [] : [new TextRun({ children: words })]),
    ...(await Promise.all(images.map(imageRun))),
  ];
  return new Paragraph({ ...(style && { style }), children });
}

/** Converted because Word does not show WebP. */
async function imageRun(image: FoundImage): Promise<ImageRun> {
  const { data, info } = await sharp(image.bytes).png().toBuffer({ resolveWithObject: true });
  const scale = Math.min(1, MAX_IMAGE_WIDTH / info.width, MAX_IMAGE_HEIGHT / info.height);
  const transformation = { width: info.width * scale, height: info.height * scale };
  return new ImageRun({ type: 'png', data, transformation });
}
