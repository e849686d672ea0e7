import type { Saved } from '../../database/backup/backup-format.ts';
import type { Database } from '../../database/client.ts';
import { reasonOf } from '../../log-error.ts';
import { operator, recordAuditEvent } from '../accounts/public.ts';
import { upsertPartFailure, upsertPartSuccess } from './system-queries.ts';

/**
 * Writes down for the System page that a program of the database's own, such as pgBackRest, made a
 * backup, or why it could not: Greenpen sees nothing of those.
 */
export async function noteBackupElsewhere(
  database: Database,
  failure: string | null = null,
): Promise<void> {
  if (failure === null) await upsertPartSuccess(database, 'backup-elsewhere');
  else await upsertPartFailure(database, 'backup-elsewhere', failure);
}

/** Makes a backup, and writes down for the System page how that went. Throws what it throws. */
export async function noteBackup(
  database: Database,
  makeBackup: () => Promise<Saved>,
): Promise<Saved> {
  try {
    const saved = await makeBackup();
    await upsertPartSuccess(database, 'backup');
    await recordAuditEvent(database, operator, { action: 'data-exported', detail: 'Backup' });
    return saved;
  } catch (error) {
    // Where the database itself is away nothing can be written down, and this says why.
    await upsertPartFailure(database, 'backup', reasonOf(error)).catch(() => undefined);
    throw error;
  }
}
