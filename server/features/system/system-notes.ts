import type { Database } from '../../database/client.ts';
import type { ReportError } from '../../report-error.ts';
import { upsertPartFailure, upsertPartSuccess, type SystemPartName } from './system-queries.ts';

/** How often an unchanged state is written again. */
const WRITE_EVERY_MS = 60_000;

/** Records whether a part works, so that the System page of any node can show it. */
export interface PartNotes {
  succeeded(): void;
  /** @param reason A sentence that says nothing about a person. */
  failed(reason: string): void;
}

/** Records how a part is doing: changes immediately, and an unchanged state once a minute. */
export function createPartNotes(
  database: Database,
  part: SystemPartName,
  report: ReportError,
  now: () => number = Date.now,
): PartNotes {
  let known: { state: string; at: number } | null = null;
  const note = (state: string, write: () => Promise<void>) => {
    if (known?.state === state && now() - known.at < WRITE_EVERY_MS) return;
    known = { state, at: now() };
    write().catch(report);
  };
  return {
    succeeded: () => note('well', () => upsertPartSuccess(database, part)),
    failed: (reason) => note(reason, () => upsertPartFailure(database, part, reason)),
  };
}
