import { usersMessages } from '../../../../shared/messages/users.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { giveTeacherCode } from './give-teacher-code.ts';
import { lockRoles } from '../people-queries.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { listIncompleteTeachers } from './tenants-queries.ts';

/**
 * Gives a teacher code and a tenant to every teacher who lacks one; idempotent (spec section 7,
 * Cloud function).
 */
export function activateTeacherAccounts(
  database: Database,
  actor: Actor,
): Promise<{ message: string }> {
  return database.transaction(async (transaction) => {
    await lockRoles(transaction);
    const teachers = await listIncompleteTeachers(transaction);
    for (const teacher of teachers) await giveTeacherCode(transaction, teacher);
    await recordAuditEvent(transaction, actor, {
      action: 'teachers-activated',
      detail: `${teachers.length} activated`,
    });
    return { message: usersMessages.activated };
  });
}
