import { MAX_IMAGE_BYTES } from '../../../shared/business-rules.ts';
import type { Upload, UploadKind } from '../../../shared/contract/uploads.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { FileStore } from './file-store.ts';
import { rewriteImage, type RewrittenImage } from './rewrite-image.ts';
import { storageKeyOf, storedName, urlOf } from './upload-rules.ts';
import { deleteUpload, insertUpload, type UploadRow } from './uploads-queries.ts';

interface NewUpload {
  kind: UploadKind;
  filename: string;
  uploadedBy: string;
}

/**
 * Checks an image, re-encodes it and stores it (spec section 4, Question form). Throws
 * IMAGE_TOO_LARGE, NOT_AN_IMAGE, IMAGE_TOO_MANY_PIXELS or IMAGE_UNREADABLE.
 */
export async function storeUpload(
  database: Database,
  files: FileStore,
  actor: Actor,
  { kind, file }: { kind: UploadKind; file: File },
): Promise<Upload> {
  if (file.size > MAX_IMAGE_BYTES) throw fail('IMAGE_TOO_LARGE');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return storeImage(database, files, { kind, filename: file.name, uploadedBy: actor.id }, bytes);
}

/**
 * Re-encodes and stores an image that does not come from an upload form. Throws NOT_AN_IMAGE,
 * IMAGE_TOO_MANY_PIXELS or IMAGE_UNREADABLE.
 */
export async function storeImage(
  database: Database,
  files: FileStore,
  upload: NewUpload,
  bytes: Uint8Array,
): Promise<Upload> {
  const image = await rewriteImage(bytes);
  const row = await reservePlace(database, upload, image);
  try {
    await files.put(row.storageKey, image.bytes, { contentType: image.mediaType });
  } catch (error) {
    await deleteUpload(database, row.id);
    throw error;
  }
  const { width, height } = image;
  const { mediaType, sizeBytes } = row;
  return { url: urlOf(row.storageKey), mediaType, sizeBytes, width, height };
}

/**
 * Reserves a free storage key. If files of the same name arrive in the same millisecond, the later
 * one gets a later timestamp.
 */
async function reservePlace(
  database: Database,
  { kind, filename, uploadedBy }: NewUpload,
  { mediaType, extension, bytes }: RewrittenImage,
): Promise<UploadRow> {
  for (let timestamp = Date.now(); ; timestamp += 1) {
    const storageKey = storageKeyOf(kind, storedName(filename, timestamp, extension));
    const upload = { storageKey, mediaType, sizeBytes: bytes.byteLength, uploadedBy };
    const row = await insertUpload(database, upload);
    if (row) return row;
  }
}
