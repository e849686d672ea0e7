import { imageLeftOut, imagesJoined } from '../../../../shared/messages/transfer.ts';
import type { PlainText } from './html-to-text.ts';

/** An image in a file. */
export interface FoundImage {
  name: string;
  bytes: Uint8Array;
}

/** The images of a question and of its mark scheme, in order. */
export interface FoundImages {
  question: FoundImage[];
  scheme: FoundImage[];
}

/** Returns the content stored under a name in a file; undefined if there is none. */
export type FileFinder = (name: string) => Uint8Array | undefined;

const MAX_IMAGES = 10;
const DATA_ADDRESS = /^data:image\/[\w.+-]+;base64,/i;

/**
 * Finds the images that texts show, if the file contains them, and returns a sentence for each one
 * left out. A URL may name a file of the package or hold the image itself; any other URL is not
 * fetched.
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

/** Decodes the bytes into a separate buffer, because they are passed between threads. */
export function fromBase64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'));
}

/** Returns sentences about images in options, which cannot hold any. */
export const imagesInOptions = (texts: readonly Pick<PlainText, 'images'>[]): string[] =>
  texts.flatMap(({ images }) => images.map((address) => imageLeftOut(nameIn(address), 'inOption')));

/** Returns an image's name, from its URL. */
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

/** The first bytes of PNG, JPEG, GIF and WebP files. */
const beginnings = [/^\x89PNG\r\n/, /^\xFF\xD8\xFF/, /^GIF8[79]a/, /^RIFF[^]{4}WEBP/];

function isReadable(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return beginnings.some((beginning) => beginning.test(start));
}
