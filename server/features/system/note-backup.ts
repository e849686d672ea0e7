import type { Saved } from '../../database/backup/backup-format.ts';
import type { Database } from '../../database/client.ts';
import { reasonOf } from '../../log-error.ts';
import { operator, recordAuditEvent } from '../accounts/public.ts';
import { upsertPartFailure, upsertPartSuccess } from './system-queries.ts';

/**
 * Records for the System page that one of the database's own programs, such as pgBackRest, made a
 * backup, or why it failed. Greenpen cannot see those backups itself.
 */
export async function noteBackupElsewhere(
  database: Database,
  failure: string | null = null,
): Promise<void> {
  if (failure === null) await upsertPartSuccess(database, 'backup-elsewhere');
  else await upsertPartFailure(database, 'backup-elsewhere', failure);
}

/** Makes a backup, and records the outcome for the System page. Rethrows errors. */
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
    // If the database itself is down, recording fails too; the original error says why.
    await upsertPartFailure(database, 'backup', reasonOf(error)).catch(() => undefined);
    throw error;
  }
}
