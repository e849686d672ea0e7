import { UNUSED_UPLOAD_HOURS } from '../../../shared/business-rules.ts';
import type { Database } from '../../database/client.ts';
import type { FileStore } from './file-store.ts';
import { deleteUnusedUpload, listUnusedUploads } from './uploads-queries.ts';

const BATCH = 200;

/** Removes images that were uploaded for a question which was never saved. */
export async function removeUnusedUploads(
  database: Database,
  files: FileStore,
  signal: AbortSignal,
): Promise<void> {
  const unused = await listUnusedUploads(database, UNUSED_UPLOAD_HOURS, BATCH);
  for (const { id, storageKey } of unused) {
    signal.throwIfAborted();
    await database.transaction(async (transaction) => {
      // If the file cannot be deleted, its row stays, and the next run tries again.
      if (await deleteUnusedUpload(transaction, id, UNUSED_UPLOAD_HOURS)) {
        await files.delete(storageKey);
      }
    });
  }
}
