import type { Role } from '../../../shared/permissions.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { getPersonAgain } from './get-person.ts';
import { giveTeacherCode } from './give-teacher-code.ts';
import { keepAdmins } from './keep-admins.ts';
import { lockRoles, updateRole, type PersonRow } from './people-queries.ts';
import { grantableRoles, type PeopleSettings } from './people-rules.ts';
import { recordAuditEvent } from './audit/record-audit-event.ts';

/**
 * Gives a person another role; a new teacher gets a teacher code (design, section 7, 2 and 11).
 * Throws OWN_ROLE, NOT_FOUND, ROLE_NOT_GRANTABLE, SAME_ROLE, LAST_ADMIN, or FORBIDDEN where the
 * actor has lost their own role meanwhile.
 */
export function setRole(
  database: Database,
  actor: Actor,
  settings: PeopleSettings,
  { id }: PersonRow,
  role: Role,
): Promise<PersonRow> {
  if (id === actor.id) throw fail('OWN_ROLE');
  return database.transaction(async (transaction) => {
    await lockRoles(transaction);
    const person = await getPersonAgain(transaction, actor, 'user.change-role', id);
    if (!grantableRoles(actor, settings).includes(role)) throw fail('ROLE_NOT_GRANTABLE');
    if (person.role === role) throw fail('SAME_ROLE');
    await keepAdmins(transaction, actor, person);
    await updateRole(transaction, person.id, role);
    if (role === 'teacher') await giveTeacherCode(transaction, person);
    await recordAuditEvent(transaction, actor, {
      action: 'role-changed',
      subject: person,
      detail: `${person.role} → ${role}`,
    });
    // Only someone who was a student already is reached through a class.
    return { ...person, role, classTeacherIds: [], coTeacherIds: [] };
  });
}
