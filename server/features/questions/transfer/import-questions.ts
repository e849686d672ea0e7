import type { z } from 'zod';
import type {
  ImportedItem,
  importQuestionsSchema,
  TransferFormat,
} from '../../../../shared/contract/question-transfer.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, DatabaseOrTransaction } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { checkItem, keyOf, markDuplicates, type CheckedItem } from './check-items.ts';
import type { FoundItem } from './found-question.ts';
import { readCsv } from './read-csv.ts';
import { readFile } from './read-file.ts';
import { readGift } from './read-gift.ts';
import { readMoodleXml } from './read-moodle-xml.ts';
import { findByTexts, insertImported, lockImports } from './transfer-queries.ts';

const readers: Readonly<Record<TransferFormat, (content: string) => FoundItem[]>> = {
  csv: readCsv,
  'moodle-xml': readMoodleXml,
  gift: readGift,
};

interface ImportResult {
  items: ImportedItem[];
  imported: number;
}

/**
 * Adds the questions of a file to the bank, all or nothing; those that are there already are left
 * out. Throws FILE_REFUSED, or ITEMS_INVALID where an item is wrong and may not be left out.
 */
export async function importQuestions(
  database: Database,
  actor: Actor,
  request: z.output<typeof importQuestionsSchema>,
): Promise<ImportResult> {
  const found = readFile(request.content, readers[request.format], (items) => items.length);
  const checked = found.map((item) => checkItem(item, request.defaults));
  if (request.dryRun) {
    return { items: (await withDuplicates(database, checked)).map(reportOf), imported: 0 };
  }
  if (!request.leaveOutInvalid) refuseInvalid(checked.map(reportOf));
  return database.transaction(async (transaction) => {
    await lockImports(transaction);
    const items = await withDuplicates(transaction, checked);
    const ready = items.flatMap(({ question }) => question ?? []);
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
  return markDuplicates(items, new Set(known.map(keyOf)));
}
