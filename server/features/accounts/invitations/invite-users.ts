import { MAX_INVITATIONS_A_DAY, MAX_LINKS_SHOWN } from '../../../../shared/business-rules.ts';
import type { ImportedRow } from '../../../../shared/contract/accounts.ts';
import type { Role } from '../../../../shared/permissions.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import type { Auth } from '../auth/auth.ts';
import { checkInvitations, tidy, type InvitationRow } from './check-invitations.ts';
import { giveTeacherCode } from '../teacher-codes/give-teacher-code.ts';
import { insertNewMembers } from '../teacher-codes/tenants-queries.ts';
import {
  countInvitedBy,
  findKnownEmails,
  findUnproved,
  holdInviter,
  insertInvited,
  mayAddTo,
  type InvitedRow,
} from './invitations-queries.ts';
import { createPasswordLink } from '../passwords/password-links.ts';
import {
  arePasswordsForAll,
  signsInElsewhere,
  type PasswordRule,
} from '../sign-in/password-sign-in.ts';
import { createProofLink } from '../email-proof/proof-link.ts';
import { lockRoles } from '../people-queries.ts';
import { invitableRoles } from '../people-rules.ts';
import { storePendingRole } from '../email-proof/proof-queries.ts';
import { recordForEach } from '../audit/record-audit-event.ts';

interface InvitationRequest {
  rows: InvitationRow[];
  role: Role;
  /** The class that new students join; by default the inviting teacher's first. */
  teacherCode?: string | undefined;
  /** Whether to report the outcome without adding anyone. */
  dryRun: boolean;
  /** Whether a mail server is set up. */
  sendsMail: boolean;
  /** Whether roles wait until addresses are proved. */
  isSchool: boolean;
  /** Base URL of the links in emails, e.g. `https://quiz.school.example`. */
  linkAddress: string;
}

interface InvitationResult {
  rows: ImportedRow[];
  invited: number;
  sendsMail: boolean;
  /** Whether they sign in elsewhere, and so need no password and no link. */
  signsInElsewhere: boolean;
  links: { name: string; email: string; link: string }[];
}

/**
 * Adds people and queues an email to each, all or nothing. Reports people who already have an
 * account and leaves them unchanged; a teacher's new students join the teacher's class. Throws
 * ROLE_NOT_GRANTABLE, INVITATIONS_USED_UP, TOO_MANY_LINKS if there would be more links than can be
 * handed over, NOT_FOUND for a class out of reach, or ROWS_INVALID if a row is wrong or repeated.
 */
export async function inviteUsers(
  { jobs, auth, ...rule }: PasswordRule & { jobs: JobQueue; auth: Auth },
  actor: Actor,
  { rows: sent, role, teacherCode, dryRun, sendsMail, isSchool, linkAddress }: InvitationRequest,
): Promise<InvitationResult> {
  if (!invitableRoles(actor).includes(role)) throw fail('ROLE_NOT_GRANTABLE');
  const { database } = rule;
  const emails = sent.map((row) => tidy(row).email);
  const known = await findKnownEmails(database, emails);
  const unproved =
    isSchool && role !== 'student' ? await findUnproved(database, emails, role) : new Map();
  const rows = checkInvitations(sent, known, unproved);
  const isElsewhere = signsInElsewhere({ role, email: '' }, await arePasswordsForAll(rule));
  const nobody = { rows, invited: 0, sendsMail, signsInElsewhere: isElsewhere, links: [] };
  const ready = rows.filter(({ outcome }) => outcome === 'ready');
  if (dryRun) return nobody;
  const linksWanted = (isElsewhere ? 0 : ready.length) + unproved.size;
  const isTooLong = linksWanted > MAX_LINKS_SHOWN;
  if (isTooLong && !sendsMail) throw fail('TOO_MANY_LINKS');
  if (rows.some(({ outcome }) => outcome === 'invalid' || outcome === 'duplicate')) {
    throw fail('ROWS_INVALID');
  }
  if (ready.length + unproved.size === 0) return nobody;
  const people = await database.transaction(async (transaction) => {
    if (actor.role === 'teacher') await checkLimit(transaction, actor, ready.length);
    const waiting = await letWait(transaction, actor, [...unproved.keys()], role);
    const added = await addPeople(transaction, actor, ready, role, teacherCode);
    const messages = [...added, ...waiting].map(({ id: userId }) => ({ userId, linkAddress }));
    await jobs.enqueueAll('send-invitation', messages, transaction);
    return { added, waiting };
  });
  const { added, waiting } = people;
  const links = sendsMail
    ? []
    : [
        ...(isElsewhere ? [] : await makeLinks(auth, actor, linkAddress, added)),
        ...(await makeProofLinks({ auth, ...rule }, linkAddress, waiting, role)),
      ];
  return { ...nobody, invited: added.length + waiting.length, links };
}

/**
 * Enforces the daily limit. A lock serialises one teacher's invitations, so that all are counted.
 */
async function checkLimit(transaction: Db, { id }: Actor, more: number): Promise<void> {
  await holdInviter(transaction, id);
  const today = await countInvitedBy(transaction, id);
  if (today + more > MAX_INVITATIONS_A_DAY) throw fail('INVITATIONS_USED_UP');
}

/** Creates the links that the inviter hands over to new people (docs/decisions/0017). */
async function makeLinks(
  auth: Auth,
  { role }: Actor,
  linkAddress: string,
  people: readonly InvitedRow[],
) {
  const isProof = role === 'admin';
  return Promise.all(
    people.map(async ({ id, displayName: name, email }) => ({
      name,
      email,
      link: await createPasswordLink(auth, linkAddress, id, { isProof }),
    })),
  );
}

/**
 * Creates the links for people whose role waits for a proof; only administrators invite to such
 * roles.
 */
async function makeProofLinks(
  tools: PasswordRule & { auth: Auth },
  linkAddress: string,
  people: readonly InvitedRow[],
  pendingRole: Role,
) {
  return Promise.all(
    people.map(async ({ id, displayName: name, email }) => ({
      name,
      email,
      link: await createProofLink(tools, linkAddress, { id, role: 'student', pendingRole, email }),
    })),
  );
}

/** Makes the role wait for the people whose address is still unproved, and returns them. */
async function letWait(
  transaction: Db,
  actor: Actor,
  emails: readonly string[],
  role: Role,
): Promise<InvitedRow[]> {
  if (emails.length === 0) return [];
  await lockRoles(transaction);
  // Read again, because an address may have been changed or proved since.
  const people = [...(await findUnproved(transaction, emails, role)).values()];
  for (const { id } of people) await storePendingRole(transaction, id, role);
  const change = {
    action: 'users-invited',
    detail: `as ${role}, once the address is proved`,
  } as const;
  await recordForEach(transaction, actor, change, people);
  return people;
}

/** Adds the people and returns those who were added. */
async function addPeople(
  transaction: Db,
  actor: Actor,
  people: readonly InvitationRow[],
  role: Role,
  wantedClass: string | undefined,
): Promise<InvitedRow[]> {
  const added = await insertInvited(transaction, people, role, {
    isMadeByTeacher: actor.role === 'teacher',
  });
  const ids = added.map(({ id }) => id);
  if (role === 'teacher') {
    for (const teacher of added) await giveTeacherCode(transaction, teacher);
  }
  if (role === 'student' && (wantedClass || actor.role === 'teacher')) {
    const teacherCode = wantedClass ?? (await giveTeacherCode(transaction, actor));
    if (!(await mayAddTo(transaction, actor, teacherCode))) throw fail('NOT_FOUND');
    await insertNewMembers(transaction, ids, {
      teacherCode,
      assignedBy: actor.id,
      joinedByCode: false,
    });
  }
  const change = { action: 'users-invited', detail: `as ${role}` } as const;
  await recordForEach(transaction, actor, change, added);
  return added;
}
