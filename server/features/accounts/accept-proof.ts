import type { Role } from '../../../shared/permissions.ts';
import type { Database } from '../../database/client.ts';
import { giveTeacherCode } from './give-teacher-code.ts';
import { lockRoles, updateRole } from './people-queries.ts';
import { isTaken, lockForProof, storeProof } from './proof-queries.ts';
import { recordAuditEvent } from './audit/record-audit-event.ts';

interface AcceptedProof {
  role: Role;
  /** What they signed in with before, where it is another now. */
  formerEmail: string | null;
}

/**
 * The address has been shown to be this person's: it becomes the account's, and a role that waited
 * for the proof is theirs. Undefined where the account is gone or another has the address.
 */
export function acceptProof(
  database: Database,
  userId: string,
  email: string,
): Promise<AcceptedProof | undefined> {
  return database.transaction(async (transaction) => {
    await lockRoles(transaction);
    const person = await lockForProof(transaction, userId);
    if (!person || (await isTaken(transaction, email, userId))) return undefined;
    await storeProof(transaction, userId, email);
    const formerEmail = person.email === email ? null : person.email;
    if (person.pendingRole === null || person.pendingRole === person.role) {
      return { role: person.role, formerEmail };
    }
    await updateRole(transaction, userId, person.pendingRole);
    if (person.pendingRole === 'teacher') await giveTeacherCode(transaction, person);
    await recordAuditEvent(transaction, person, {
      action: 'role-changed',
      subject: person,
      detail: `${person.role} → ${person.pendingRole}, as the address is proved`,
    });
    return { role: person.pendingRole, formerEmail };
  });
}
