import type { Database, Db } from './client.ts';

/** Carries a preview's result out of the transaction that it rolls back. */
class Preview<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('Nothing was meant to be changed.');
    this.result = result;
  }
}

/**
 * Runs work in one transaction. With `dryRun` it is rolled back at the end, so that a preview shows
 * exactly what would happen.
 */
export async function transactOrPreview<Result>(
  database: Database,
  { dryRun }: { dryRun: boolean },
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(async (transaction) => {
      const result = await work(transaction);
      if (dryRun) throw new Preview(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Preview) return error.result as Result;
    throw error;
  }
}
