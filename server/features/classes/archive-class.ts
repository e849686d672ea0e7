import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { recordAuditEvent } from '../accounts/public.ts';
import { updateArchived, type ClassRow } from './classes-queries.ts';

/** Archives a class, or restores an archived one. Its students and their results stay. */
export function archiveClass(
  database: Database,
  actor: Actor,
  { teacherCode, name }: ClassRow,
  archived: boolean,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await updateArchived(transaction, teacherCode, archived);
    await recordAuditEvent(transaction, actor, {
      action: 'class-changed',
      detail: `${name} (${teacherCode}) is ${archived ? 'archived' : 'in use again'}`,
    });
  });
}
