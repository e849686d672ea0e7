import type { Database } from '../../database/client.ts';
import { finishOverdue } from './closing-queries.ts';
import { makeReceiptCode } from './receipt-code.ts';

/** Small enough that each statement takes well under a second, also with long answers. */
const ATTEMPTS_PER_STATEMENT = 100;

/**
 * Ends, from their drafts, all attempts whose clock has run out. Several workers may do it at once:
 * each takes others. Stops between two statements when told to.
 */
export async function finishOverdueAttempts(
  database: Database,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const codes = Array.from({ length: ATTEMPTS_PER_STATEMENT }, makeReceiptCode);
    if ((await finishOverdue(database, codes)) < ATTEMPTS_PER_STATEMENT) return;
  }
}
