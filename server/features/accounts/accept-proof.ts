import type { Role } from '../../../shared/permissions.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database, Db } from '../../database/client.ts';
import { giveTeacherCode } from './give-teacher-code.ts';
import { lockRoles, updateRole } from './people-queries.ts';
import { isTaken, lockForProof, storeProof, type ProvedPerson } from './proof-queries.ts';
import { recordAuditEvent } from './audit/record-audit-event.ts';

interface AcceptedProof {
  role: Role;
  /** What they signed in with before, where it is another now. */
  formerEmail: string | null;
}

/**
 * The address has been shown to be this person's: it becomes the account's, and a role that waited
 * for the proof of it is theirs; one that waited for another address is given up. Undefined where the
 * account is gone or another has the address.
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
    if (formerEmail !== null) {
      await recordGivenUp(transaction, person, person);
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

/**
 * Whoever has another address now may be somebody else than the school meant. Writes the line alone;
 * the role is taken away with the address.
 */
export async function recordGivenUp(
  transaction: Db,
  actor: Pick<Actor, 'id' | 'displayName' | 'token'>,
  person: ProvedPerson,
): Promise<void> {
  if (person.pendingRole === null) return;
  await recordAuditEvent(transaction, actor, {
    action: 'role-changed',
    subject: person,
    detail: `${person.role} → ${person.pendingRole} given up, as the address is another`,
  });
}
