import type { Role } from '../../../../shared/permissions.ts';
import { isWithoutEmail } from '../../../../shared/sign-in-name.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import type { Auth } from '../auth/auth.ts';
import { getPersonAgain } from './get-person.ts';
import { giveTeacherCode } from '../teacher-codes/give-teacher-code.ts';
import { keepAdmins } from './keep-admins.ts';
import type { PasswordRule } from '../sign-in/password-sign-in.ts';
import { lockRoles, storeUndo, updateRole, type PersonRow } from '../people-queries.ts';
import { isPromotion, rolesFor, type PeopleSettings } from '../people-rules.ts';
import { createProofLink } from '../email-proof/proof-link.ts';
import { storePendingRole } from '../email-proof/proof-queries.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';

interface RoleTools extends PasswordRule {
  jobs: JobQueue;
  auth: Auth;
  settings: PeopleSettings & { isSchool: boolean; smtpUrl: string | null };
  /** Returns the base URL of the links in emails. */
  linkAddress: () => string;
}

interface RoleChange {
  person: PersonRow;
  /** Present if the role waits for a proof; holds the link to hand over if no email is sent. */
  proof: { link: string | null } | null;
}

/**
 * Gives a person another role; a new teacher gets a teacher code. In a school, a higher role waits
 * until the person has proved their address; choosing their present role withdraws it. Throws
 * OWN_ROLE, NOT_FOUND, ROLE_NOT_GRANTABLE, SAME_ROLE, LAST_ADMIN, or FORBIDDEN if the actor has
 * lost their own role in the meantime.
 */
export async function setRole(
  { jobs, auth, settings, linkAddress, ...rule }: RoleTools,
  actor: Actor,
  { id }: PersonRow,
  role: Role,
): Promise<RoleChange> {
  const { database } = rule;
  if (id === actor.id) throw fail('OWN_ROLE');
  const { person, waits } = await database.transaction(async (transaction) => {
    await lockRoles(transaction);
    const before = await getPersonAgain(transaction, actor, 'user.change-role', id);
    if (before.role === role && before.pendingRole === null) throw fail('SAME_ROLE');
    if (!rolesFor(actor, settings, before).includes(role)) throw fail('ROLE_NOT_GRANTABLE');
    if (before.role === role) {
      return { person: await withdrawRole(transaction, actor, before), waits: false };
    }
    await keepAdmins(transaction, actor, before);
    const mustProve = settings.isSchool && isPromotion(before.role, role) && !isProved(before);
    if (mustProve) {
      await storePendingRole(transaction, id, role);
      const message = { userId: id, linkAddress: linkAddress() };
      await jobs.enqueueAll('send-invitation', [message], transaction);
    } else {
      await giveRole(transaction, before, role);
    }
    await storeUndo(transaction, before, actor.id);
    await recordAuditEvent(transaction, actor, {
      action: 'role-changed',
      subject: before,
      detail: `${before.role} → ${role}${mustProve ? ', once the address is proved' : ''}`,
    });
    return { person: changed(before, role, mustProve), waits: mustProve };
  });
  const isHandedOver = waits && settings.smtpUrl === null;
  const link = isHandedOver
    ? await createProofLink({ auth, ...rule }, linkAddress(), person)
    : null;
  return { person, proof: waits ? { link } : null };
}

/** Undoes the last change of a person's role. Throws NOT_FOUND, LAST_ADMIN or FORBIDDEN. */
export function undoRole(database: Database, actor: Actor, { id }: PersonRow): Promise<PersonRow> {
  return database.transaction(async (transaction) => {
    await lockRoles(transaction);
    const before = await getPersonAgain(transaction, actor, 'user.undo-role', id);
    await keepAdmins(transaction, actor, before);
    const role = before.formerRole ?? before.role;
    await giveRole(transaction, before, role);
    await recordAuditEvent(transaction, actor, {
      action: 'role-changed',
      subject: before,
      detail: `${before.role} → ${role}, taken back`,
    });
    return changed(before, role, false);
  });
}

/** Withdraws a waiting role; the person keeps their present one. */
async function withdrawRole(transaction: Db, actor: Actor, person: PersonRow): Promise<PersonRow> {
  await updateRole(transaction, person.id, person.role);
  await recordAuditEvent(transaction, actor, {
    action: 'role-changed',
    subject: person,
    detail: `${person.role} → ${person.pendingRole} withdrawn while it waited`,
  });
  return { ...person, pendingRole: null, undoableBy: null };
}

async function giveRole(transaction: Db, person: PersonRow, role: Role) {
  await updateRole(transaction, person.id, role);
  if (role === 'teacher') await giveTeacherCode(transaction, person);
}

/**
 * True if the address is proved, or is a username from the school, which nobody else can have
 * registered.
 */
const isProved = ({ isEmailProved, email }: PersonRow): boolean =>
  isEmailProved || isWithoutEmail(email);

function changed(person: PersonRow, role: Role, waits: boolean): PersonRow {
  if (waits) return { ...person, pendingRole: role };
  // Access through a class only applies to people who were students already.
  return { ...person, role, pendingRole: null, classTeacherIds: [], coTeacherIds: [] };
}
