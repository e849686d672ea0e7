import type { Db } from '../../../database/client.ts';
import { findImage, rewriteImage, type FileStore } from '../../uploads/public.ts';
import type { QuestionRow } from '../questions-queries.ts';
import { asOneImage, readableAmong } from './bring-in-images.ts';
import type { CheckedItem } from './check-items.ts';
import type { FoundImage } from './found-images.ts';

interface ImageStore {
  database: Db;
  files: FileStore;
}

/**
 * True if an item equals one of these questions of the bank with the same text; if it has an image,
 * only if the image is the same too.
 */
export async function isAmong(
  store: ImageStore,
  { images }: CheckedItem,
  sayingSame: readonly QuestionRow[],
): Promise<boolean> {
  if (!images || sayingSame.length === 0) return sayingSame.length > 0;
  const asked = await asStored(images.question);
  const scheme = await asStored(images.scheme);
  for (const { questionImageURL, markSchemeImageURL } of sayingSame) {
    const isSame =
      (await isAt(store, questionImageURL, asked)) &&
      // A scheme image that someone added or removed since does not make another question.
      (scheme === null ||
        markSchemeImageURL === null ||
        (await isAt(store, markSchemeImageURL, scheme)));
    if (isSame) return true;
  }
  return false;
}

/**
 * Returns the images joined into one, with the bytes that would be stored; null if none can be
 * read.
 */
async function asStored(images: readonly FoundImage[]): Promise<Uint8Array | null> {
  const { readable } = await readableAmong(images);
  return readable.length === 0 ? null : (await rewriteImage(await asOneImage(readable))).bytes;
}

async function isAt(
  { database, files }: ImageStore,
  url: string | null,
  bytes: Uint8Array | null,
): Promise<boolean> {
  if (url === null || bytes === null) return url === bytes;
  const stored = await findImage(database, files, url);
  return stored !== undefined && Buffer.compare(stored.bytes, bytes) === 0;
}
