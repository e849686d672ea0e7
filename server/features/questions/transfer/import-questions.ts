import type { z } from 'zod';
import type {
  ImportedItem,
  importQuestionsSchema,
} from '../../../../shared/contract/question-transfer.ts';
import type { Actor } from '../../../access/actor.ts';
import type { DatabaseOrTransaction } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { Services } from '../../../http/route.ts';
import { holdUploads } from '../../uploads/public.ts';
import { bringInImages, storedImages, triedImages } from './bring-in-images.ts';
import { keyWithImage, markDuplicates, type CheckedItem } from './check-items.ts';
import { fileWork, readInThread } from './read-file.ts';
import type { QuestionFile } from './read-items-worker.ts';
import { findByTexts, insertImported, lockImports } from './transfer-queries.ts';

const work = fileWork<QuestionFile, CheckedItem[]>(
  new URL('read-items-worker.ts', import.meta.url),
);

interface ImportResult {
  items: ImportedItem[];
  imported: number;
}

/**
 * Adds the questions of a file to the bank, all or nothing; those that are there already are left
 * out. Throws FILE_REFUSED, or ITEMS_INVALID where an item is wrong and may not be left out.
 */
export async function importQuestions(
  { database, threads, files }: Pick<Services, 'database' | 'threads' | 'files'>,
  actor: Actor,
  request: z.output<typeof importQuestionsSchema>,
): Promise<ImportResult> {
  const { format, content, scheme, defaults } = request;
  const checked = await readInThread(threads, work, { format, content, scheme, defaults });
  const found = await withDuplicates(database, checked);
  if (request.dryRun) {
    // One that loses its image may be the same as another.
    const tried = await withDuplicates(database, await bringInImages(found, triedImages));
    return { items: tried.map(reportOf), imported: 0 };
  }
  if (!request.leaveOutInvalid) refuseInvalid(found.map(reportOf));
  const stored = await bringInImages(found, storedImages(database, files, actor));
  if (!request.leaveOutInvalid) refuseInvalid(stored.map(reportOf));
  return database.transaction(async (transaction) => {
    await lockImports(transaction);
    const items = await withDuplicates(transaction, stored);
    const ready = items.flatMap(({ question }) => question ?? []);
    await holdUploads(
      transaction,
      ready.flatMap(({ questionImageURL, markSchemeImageURL }) => [
        questionImageURL,
        markSchemeImageURL,
      ]),
    );
    const createdBy = actor.id;
    await insertImported(
      transaction,
      ready.map((question) => ({ ...question, createdBy })),
    );
    return { items: items.map(reportOf), imported: ready.length };
  });
}

/** Throws ITEMS_INVALID where one of the items is. */
export function refuseInvalid(items: readonly ImportedItem[]): void {
  if (items.some(({ outcome }) => outcome === 'invalid')) throw fail('ITEMS_INVALID');
}

function reportOf({ report }: CheckedItem): ImportedItem {
  return report;
}

async function withDuplicates(
  database: DatabaseOrTransaction,
  items: readonly CheckedItem[],
): Promise<CheckedItem[]> {
  const texts = items.flatMap(({ question }) => question?.questionText ?? []);
  const known = await findByTexts(database, texts);
  return markDuplicates(items, new Set(known.map(keyWithImage)));
}
