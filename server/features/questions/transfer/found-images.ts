import { imageLeftOut, imagesJoined } from '../../../../shared/messages/transfer.ts';
import type { PlainText } from './html-to-text.ts';

/** An image that a file holds. */
export interface FoundImage {
  name: string;
  bytes: Uint8Array;
}

/** The images of a question and of its mark scheme, in their order. */
export interface FoundImages {
  question: FoundImage[];
  scheme: FoundImage[];
}

/** What a file holds under a name; undefined where it has no such file. */
export type FileFinder = (name: string) => Uint8Array | undefined;

const MAX_IMAGES = 10;
const DATA_ADDRESS = /^data:image\/[\w.+-]+;base64,/i;

/**
 * The images that texts show, as far as the file has them, and a sentence for each that stays out.
 * An address names a file of the package, holds the image itself, or leads elsewhere, where nothing
 * is fetched.
 */
export function findImages(
  texts: readonly PlainText[],
  find: FileFinder,
): { images: FoundImage[]; notices: string[] } {
  const images: FoundImage[] = [];
  const notices: string[] = [];
  for (const address of new Set(texts.flatMap((text) => text.images))) {
    const name = nameIn(address);
    const bytes = bytesOf(address, find);
    if (typeof bytes === 'string') notices.push(imageLeftOut(name, bytes));
    else if (!isReadable(bytes)) notices.push(imageLeftOut(name, 'unreadable'));
    else if (images.length >= MAX_IMAGES) notices.push(imageLeftOut(name, 'tooMany'));
    else images.push({ name, bytes });
  }
  if (images.length > 1) notices.push(imagesJoined(images.length));
  return { images, notices };
}

function bytesOf(address: string, find: FileFinder): Uint8Array | 'elsewhere' | 'missing' {
  const data = DATA_ADDRESS.exec(address)?.[0];
  if (data !== undefined) return fromBase64(address.slice(data.length));
  if (/^(?:https?:)?\/\//i.test(address)) return 'elsewhere';
  return find(decoded(address)) ?? 'missing';
}

/** The bytes in a memory of their own, since they go from thread to thread. */
export function fromBase64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'));
}

/** What a teacher is told of images in options, which cannot hold any. */
export const imagesInOptions = (texts: readonly Pick<PlainText, 'images'>[]): string[] =>
  texts.flatMap(({ images }) => images.map((address) => imageLeftOut(nameIn(address), 'inOption')));

/** How an image is called, by its address. */
function nameIn(address: string): string {
  if (DATA_ADDRESS.test(address)) return 'in the text';
  const path = decoded(address).replace(/[?#].*$/, '');
  return path.slice(path.lastIndexOf('/') + 1) || path;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** By how files of these kinds begin: PNG, JPEG, GIF, WebP. */
const beginnings = [/^\x89PNG\r\n/, /^\xFF\xD8\xFF/, /^GIF8[79]a/, /^RIFF[^]{4}WEBP/];

function isReadable(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return beginnings.some((beginning) => beginning.test(start));
}
