import type { Db } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { storageKeyOfUrl } from './upload-rules.ts';
import { lockUploads } from './uploads-queries.ts';

/**
 * Checks that the images at these URLs are stored, and locks them so that they are not removed.
 * Call in the transaction that starts to use them. Throws IMAGE_UNAVAILABLE.
 */
export async function holdUploads(database: Db, urls: (string | null)[]): Promise<void> {
  const storageKeys = urls.filter((url) => url !== null).map(storageKeyOfUrl);
  if (storageKeys.length === 0) return;
  if (!(await lockUploads(database, storageKeys))) throw fail('IMAGE_UNAVAILABLE');
}
