import type { Database } from '../../../database/client.ts';
import { finishOverdue } from './closing-queries.ts';
import { makeReceiptCode } from './receipt-code.ts';

/** Small enough that each statement takes well under a second, even with long answers. */
const ATTEMPTS_PER_STATEMENT = 100;

/**
 * Finishes all attempts whose time has run out, with their drafts. Several workers may run this at
 * once: each takes different attempts. Stops between two statements when the signal aborts.
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
