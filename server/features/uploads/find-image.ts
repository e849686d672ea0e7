import type { Db } from '../../database/client.ts';
import type { FileStore } from './file-store.ts';
import { storageKeyOfUrl } from './upload-rules.ts';
import { findUpload } from './uploads-queries.ts';

/** Returns an uploaded image by the URL in a question, for the server's own use. */
export async function findImage(
  database: Db,
  files: FileStore,
  url: string,
): Promise<{ mediaType: string; bytes: Uint8Array } | undefined> {
  const upload = await findUpload(database, storageKeyOfUrl(url));
  if (!upload) return undefined;
  return { mediaType: upload.mediaType, bytes: await files.getBytes(upload.storageKey) };
}
