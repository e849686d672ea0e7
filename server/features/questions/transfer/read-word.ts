import { strFromU8 } from 'fflate';
import mammoth from 'mammoth';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { FileProblem } from './file-problem.ts';
import type { FoundImage } from './found-images.ts';
import { htmlToText } from './html-to-text.ts';
import { numberParagraphs } from './number-paragraphs.ts';
import { openPackage, type PackageFiles } from './open-package.ts';
import { imageSign } from './read-paper.ts';
import { labelOf } from './read-scheme.ts';
import { CELL, CELL_LINE, isHeader } from './scheme-table.ts';
import { writeFormulas } from './word-formulas.ts';

/** A Word document as lines of text, with its images, and what was lost. */
export interface WordText {
  text: string;
  images: FoundImage[];
  losses: string[];
}

/**
 * Returns the files of a .docx document. Throws FileProblem if it is not one, or is far larger than
 * any paper.
 */
export function openWord(bytes: Uint8Array): PackageFiles {
  // Checked first by a reader with limits.
  const files = openPackage(bytes);
  if (!files['word/document.xml']) throw new FileProblem(transferMessages.notWord);
  return files;
}

/**
 * Reads a .docx document; its images are appended to `images`. Throws FileProblem if it cannot be
 * read.
 */
export async function readWord(
  files: PackageFiles,
  images: FoundImage[] = [],
  isScheme = false,
): Promise<WordText> {
  const convertImage = mammoth.images.imgElement(async (image) => {
    const buffer = await image.readAsBuffer();
    images.push({ name: `image ${images.length + 1}`, bytes: new Uint8Array(buffer) });
    return { src: `word:${images.length - 1}` };
  });
  const written = writeFormulas(files);
  const { value } = await mammoth
    .convertToHtml({ buffer: Buffer.from(numberParagraphs(written.files)) }, { convertImage })
    .catch((error: unknown) => {
      throw new FileProblem(transferMessages.notWord, { cause: error });
    });
  const marked = tablesAsLines(value, isScheme).replaceAll(
    /<img[^>]*\bsrc="word:(\d+)"[^>]*>/g,
    (_, index: string) => imageSign(Number(index)),
  );
  const { text, losses } = htmlToText(marked);
  if (written.found) losses.push(transferMessages.formulasRewritten);
  if (hasTrackedChanges(files)) losses.push(transferMessages.trackedChanges);
  return { text, images, losses };
}

/** True if there are insertions, deletions or moves that nobody has accepted yet. */
function hasTrackedChanges(files: PackageFiles): boolean {
  const document = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  return /<w:(?:ins|del|moveFrom|moveTo)[ >]/.test(document);
}

/**
 * Converts tables of mark schemes to one line per row, with signs between cells and between lines
 * of a cell. In other tables each row becomes one line, unless the paper uses the table for layout.
 */
function tablesAsLines(html: string, isScheme: boolean): string {
  return html.replaceAll(/<table>[^]*?<\/table>/g, (table) => {
    const rows = [...table.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g)].map(([, row = '']) =>
      row
        .replaceAll(/<\/(?:p|li|h\d)>\s*(?=<(?:p|[ou]l|li|h\d)\b)|<br ?\/?>/g, CELL_LINE)
        .replaceAll(/<\/t[dh]>/g, CELL)
        .replaceAll(/<\/?(?:t[dh]|p|[ou]l|li|h\d)(?:\s[^>]*)?>/g, ''),
    );
    const cells = (rows[0] ?? '').split(CELL).map((cell) => htmlToText(cell).text.trim());
    const isTable = isHeader(cells) || (isScheme && labelOf(cells[0] ?? '', '') !== null);
    if (isTable) return rows.map((row) => `<p>${row}</p>`).join('');
    return rows.some(asksQuestion)
      ? table
      : table.replaceAll(/(?<=<t[dh][^>]*>)<p>|<\/p>(?=<\/t[dh]>)/g, '');
  });
}

/**
 * True for a row of a paper's layout table: a number, and next to it more words than an ordinary
 * table cell has.
 */
function asksQuestion(row: string): boolean {
  const [first = '', ...rest] = row.split(CELL);
  return labelOf(first.trim(), '1.a') !== null && rest.some((cell) => cell.split(/\s+/).length > 4);
}
