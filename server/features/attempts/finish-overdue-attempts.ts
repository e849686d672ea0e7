import type { Database } from '../../database/client.ts';
import { submitAnswers } from './answers-queries.ts';
import { closeOverdueAttempts } from './closing-queries.ts';
import { makeReceiptCode } from './receipt-code.ts';

/** Small enough that each transaction takes well under a second, also with long answers. */
const ATTEMPTS_PER_TRANSACTION = 100;

/**
 * Ends, from their drafts, all attempts whose clock has run out. Several workers may do it at once:
 * each takes others. Stops between two transactions when told to.
 */
export async function finishOverdueAttempts(
  database: Database,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const finished = await finishSome(database);
    if (finished < ATTEMPTS_PER_TRANSACTION) return;
  }
}

function finishSome(database: Database): Promise<number> {
  return database.transaction(async (transaction) => {
    const codes = Array.from({ length: ATTEMPTS_PER_TRANSACTION }, makeReceiptCode);
    const closed = await closeOverdueAttempts(transaction, codes);
    if (closed.length > 0) await submitAnswers(transaction, closed);
    return closed.length;
  });
}
