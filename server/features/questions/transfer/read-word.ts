import mammoth from 'mammoth';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { FileProblem } from './file-problem.ts';
import type { FoundImage } from './found-images.ts';
import { htmlToText } from './html-to-text.ts';
import { openPackage } from './open-package.ts';
import { imageSign } from './read-paper.ts';

/** A Word document as lines of text, its images, and what of it was lost. */
export interface WordText {
  text: string;
  images: FoundImage[];
  losses: string[];
}

/** Reads a .docx file. Throws FileProblem where it is none, or far larger than any paper. */
export async function readWord(bytes: Uint8Array): Promise<WordText> {
  // Looked at first by a reader with limits.
  if (!openPackage(bytes)['word/document.xml']) throw new FileProblem(transferMessages.notWord);
  const images: FoundImage[] = [];
  const convertImage = mammoth.images.imgElement(async (image) => {
    const buffer = await image.readAsBuffer();
    images.push({ name: `image ${images.length + 1}`, bytes: new Uint8Array(buffer) });
    return { src: `word:${images.length - 1}` };
  });
  const { value } = await mammoth
    .convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage })
    .catch((error: unknown) => {
      throw new FileProblem(transferMessages.notWord, { cause: error });
    });
  const marked = letterInnerLists(value).replaceAll(
    /<img[^>]*\bsrc="word:(\d+)"[^>]*>/g,
    (_, index: string) => imageSign(Number(index)),
  );
  const { text, losses } = htmlToText(marked);
  return { text, images, losses };
}

/** Word numbers by itself; a list within a list is a question's parts: (a), (b). */
function letterInnerLists(html: string): string {
  const lists: { isNumbered: boolean; items: number }[] = [];
  return html.replaceAll(/<(\/?)(ol|ul|li)>/g, (tag, slash: string, name: string) => {
    if (name !== 'li') {
      const depth = lists.length + (slash ? 0 : 1);
      if (slash) lists.pop();
      else lists.push({ isNumbered: name === 'ol', items: 0 });
      return depth > 1 ? `<${slash}div>` : tag;
    }
    const list = lists.at(-1);
    if (lists.length < 2 || !list) return tag;
    if (slash) return '</div>';
    list.items += 1;
    return list.isNumbered ? `<div>(${String.fromCharCode(96 + list.items)}) ` : '<div>- ';
  });
}
