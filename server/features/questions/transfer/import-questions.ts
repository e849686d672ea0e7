import type { z } from 'zod';
import type {
  FileColumn,
  ImportedItem,
  importQuestionsSchema,
} from '../../../../shared/contract/question-transfer.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import type { FileField } from '../../../../shared/question-content.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Db } from '../../../database/client.ts';
import { fail, refuseFile } from '../../../http/fail.ts';
import type { Services } from '../../../http/route.ts';
import { holdUploads } from '../../uploads/public.ts';
import { bringInImages, storedImages, triedImages } from './bring-in-images.ts';
import { keyWithImage, markDuplicates, type CheckedItem } from './check-items.ts';
import { choicesIn, proposeColumns } from './csv-columns.ts';
import { fileWork, orRefuse, readInThread } from './read-file.ts';
import type { QuestionFile } from './read-items-worker.ts';
import { isAmong } from './same-images.ts';
import {
  findByTexts,
  findKnownHeadings,
  insertImported,
  keepHeadings,
  lockImports,
} from './transfer-queries.ts';

const work = fileWork<QuestionFile, CheckedItem[]>(
  new URL('read-items-worker.ts', import.meta.url),
);

interface ImportResult {
  /** The columns of a CSV file. */
  columns?: FileColumn[];
  items: ImportedItem[];
  imported: number;
}

/**
 * Imports the questions of a file into the bank, all or nothing, skipping those that exist already.
 * Throws FILE_REFUSED, or ITEMS_INVALID if an item is invalid and must not be skipped.
 */
export async function importQuestions(
  { database, threads, files }: Pick<Services, 'database' | 'threads' | 'files'>,
  actor: Actor,
  request: z.output<typeof importQuestionsSchema>,
): Promise<ImportResult> {
  const { format, content, scheme, defaults } = request;
  const columns = format === 'csv' ? await columnsOf(database, actor, request) : undefined;
  if (columns && !saysEnough(columns, request)) return { items: [], imported: 0, columns };
  const fields = columns?.map(({ field }) => field);
  const file = { format, content, scheme, defaults, columns: fields };
  const checked = await readInThread(threads, work, file);
  const found = await withDuplicates({ database, files }, checked);
  if (request.dryRun) {
    // A question that loses its image may become equal to another.
    const tried = await withDuplicates(
      { database, files },
      await bringInImages(found, triedImages),
    );
    return { items: tried.map(reportOf), imported: 0, ...(columns && { columns }) };
  }
  if (!request.leaveOutInvalid) refuseInvalid(found.map(reportOf));
  const stored = await bringInImages(found, storedImages(database, files, actor));
  if (!request.leaveOutInvalid) refuseInvalid(stored.map(reportOf));
  return database.transaction(async (transaction) => {
    await lockImports(transaction);
    const items = await withDuplicates({ database: transaction, files }, stored);
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
    if (columns && request.columns) {
      const known = await findKnownHeadings(transaction, actor.id);
      const proposed = proposeColumns(content, known);
      await keepHeadings(transaction, actor.id, choicesIn(columns, proposed));
    }
    return { items: items.map(reportOf), imported: ready.length, ...(columns && { columns }) };
  });
}

/**
 * Returns the field of each column: as the request says, otherwise as the columns are named or were
 * chosen before.
 */
async function columnsOf(
  database: Db,
  actor: Actor,
  { content, columns }: z.output<typeof importQuestionsSchema>,
): Promise<FileColumn[]> {
  const known = await findKnownHeadings(database, actor.id);
  const proposed = orRefuse(() => proposeColumns(content, known));
  if (!columns) return proposed;
  return proposed.map(({ heading }, index) => ({ heading, field: columns[index] ?? null }));
}

/**
 * True if a list can be read; otherwise a preview shows its columns, so that the user can assign
 * them.
 */
function saysEnough(
  columns: readonly FileColumn[],
  { columns: chosen, dryRun }: z.output<typeof importQuestionsSchema>,
): boolean {
  const has = (wanted: FileField) => columns.some(({ field }) => field === wanted);
  if (has('questionText') && (chosen || has('markSchemeAnswer'))) return true;
  if (!dryRun || columns.length < 2) throw refuseFile(transferMessages.columnsMissing);
  return false;
}

/** Throws ITEMS_INVALID if one of the items is invalid. */
export function refuseInvalid(items: readonly ImportedItem[]): void {
  if (items.some(({ outcome }) => outcome === 'invalid')) throw fail('ITEMS_INVALID');
}

function reportOf({ report }: CheckedItem): ImportedItem {
  return report;
}

async function withDuplicates(
  store: Pick<Services, 'files'> & { database: Db },
  items: readonly CheckedItem[],
): Promise<CheckedItem[]> {
  const texts = items.flatMap(({ question }) => question?.questionText ?? []);
  const sayingSame = Map.groupBy(await findByTexts(store.database, texts), keyWithImage);
  const known = new Set<CheckedItem>();
  for (const item of items) {
    const same = (item.question && sayingSame.get(keyWithImage(item.question))) ?? [];
    if (await isAmong(store, item, same)) known.add(item);
  }
  return markDuplicates(items, known);
}
