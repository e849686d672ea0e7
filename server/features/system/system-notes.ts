import type { Database } from '../../database/client.ts';
import type { ReportError } from '../../report-error.ts';
import { upsertPartFailure, upsertPartSuccess, type SystemPartName } from './system-queries.ts';

/** A part that goes on as before is written down again this often. */
const WRITE_EVERY_MS = 60_000;

/** Where a part's use is noted, so that the System page of any node can show it. */
export interface PartNotes {
  succeeded(): void;
  /** @param reason A sentence without anything about a person. */
  failed(reason: string): void;
}

/** Notes how a part fares: each change at once, and what stays the same once a minute. */
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
