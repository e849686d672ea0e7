import type { Db } from '../../database/client.ts';
import type { FileStore } from './file-store.ts';
import { listStorageKeys } from './uploads-queries.ts';

/** The number of files that are checked concurrently, because a bucket is far away. */
const ASKED_AT_ONCE = 20;

/**
 * Says for a restore how many of the images in the database are missing from this Greenpen's file
 * store, and what to do. Returns null if none is missing.
 */
export async function describeMissingFiles(
  database: Db,
  files: Pick<FileStore, 'exists'>,
): Promise<string | null> {
  const keys = await listStorageKeys(database);
  const missing: string[] = [];
  for (let from = 0; from < keys.length; from += ASKED_AT_ONCE) {
    const some = keys.slice(from, from + ASKED_AT_ONCE);
    const areThere = await Promise.all(some.map((key) => files.exists(key)));
    missing.push(...some.filter((_, index) => !areThere[index]));
  }
  if (missing.length === 0) return null;
  const first = missing[0];
  const what =
    missing.length === 1
      ? `1 of ${keys.length} uploaded images is missing: ${first}.`
      : `${missing.length} of ${keys.length} uploaded images are missing, such as ${first}.`;
  return `${what} A backup holds no images from a bucket: bring them back from a copy of the bucket.`;
}
