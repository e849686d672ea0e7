import type { Db } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { storageKeyOfUrl } from './upload-rules.ts';
import { lockUploads } from './uploads-queries.ts';

/**
 * Makes sure that these images, by their addresses, are in the store and stay there. Throws
 * IMAGE_UNAVAILABLE. To be called in the transaction that begins to use them.
 */
export async function holdUploads(database: Db, urls: (string | null)[]): Promise<void> {
  const storageKeys = urls.filter((url) => url !== null).map(storageKeyOfUrl);
  if (storageKeys.length === 0) return;
  if (!(await lockUploads(database, storageKeys))) throw fail('IMAGE_UNAVAILABLE');
}
