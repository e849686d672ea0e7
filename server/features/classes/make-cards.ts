import { randomUUID } from 'node:crypto';
import { MAX_CARDS_AT_ONCE } from '../../../shared/business-rules.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import {
  arePasswordsForAll,
  drawPasswords,
  lockSignInNames,
  makeStudentAccounts,
  recordForEach,
  resetToCards,
  signsInElsewhere,
  toCard,
  type PasswordRule,
  type SignInCard,
} from '../accounts/public.ts';
import type { ClassRow } from './classes-queries.ts';
import {
  holdMembers,
  holdNewAccounts,
  insertMembers,
  listMembers,
  listWithoutPassword,
} from './members-queries.ts';

/**
 * Creates accounts for students without an email and adds them to the class. Returns their cards,
 * whose passwords cannot be read again. A retry with the same ids returns cards of the same
 * accounts, with new passwords. Throws CLASS_ARCHIVED, NAME_TOO_COMMON, or DELETED_MEANWHILE if an
 * account with one of these ids is somebody else's or in use.
 */
export async function createStudents(
  database: Database,
  actor: Actor,
  schoolClass: ClassRow,
  {
    names,
    newUserIds = [],
  }: { names: readonly string[]; newUserIds?: readonly string[] | undefined },
): Promise<SignInCard<string>[]> {
  const { teacherCode, ownerId, name, archivedAt } = schoolClass;
  if (archivedAt) throw fail('CLASS_ARCHIVED');
  const passwords = await drawPasswords(names.length);
  const students = passwords.map((drawn, index) => ({
    ...drawn,
    userId: newUserIds[index] ?? randomUUID(),
    displayName: (names[index] ?? '').normalize('NFC').replaceAll(/[\s\p{Cc}]+/gu, ' '),
  }));
  return database.transaction(async (transaction) => {
    // Locked before the accounts are read, because the first request may still be running.
    await lockSignInNames(transaction);
    const there = await holdNewAccounts(transaction, teacherCode, actor.id, newUserIds);
    if (there.some(({ isUnused }) => !isUnused)) throw fail('DELETED_MEANWHILE');
    const known = new Map(there.map((account) => [account.userId, account]));
    const again = students.flatMap((student) => {
      const account = known.get(student.userId);
      return account ? [{ ...student, ...account }] : [];
    });
    const made = await makeStudentAccounts(
      transaction,
      students.filter(({ userId }) => !known.has(userId)),
    );
    const ids = made.map(({ userId }) => userId);
    const joining = { teacherCode, teacherId: ownerId, joinedByCode: false };
    await insertMembers(transaction, ids, joining);
    const renewed = await resetToCards(transaction, again);
    const inClass = `${name} (${teacherCode})`;
    const added = { action: 'students-added', detail: `new without email, ${inClass}` } as const;
    await recordForEach(transaction, actor, added, made.map(toSubject));
    const reset = { action: 'passwords-reset', detail: inClass } as const;
    await recordForEach(transaction, actor, reset, renewed.map(toSubject));
    const cards = new Map([...made, ...renewed].map((card) => [card.userId, card]));
    return students.flatMap(({ userId }) => cards.get(userId) ?? []);
  });
}

/**
 * Gives students of a class new passwords, which ends the old ones and their sessions. Without ids,
 * this applies to students without an email who cannot sign in yet. If passwords are switched off
 * for a student, their card has no password and their account stays unchanged. Throws
 * CLASS_ARCHIVED, STUDENT_NOT_FOUND if one is not in the class, or PERSON_SUSPENDED if all of them
 * are suspended.
 */
export async function makeCards(
  rule: PasswordRule,
  actor: Actor,
  schoolClass: ClassRow,
  userIds: readonly string[] | undefined,
): Promise<SignInCard[]> {
  const { database } = rule;
  const { teacherCode, archivedAt } = schoolClass;
  if (archivedAt) throw fail('CLASS_ARCHIVED');
  const members = userIds
    ? await getMembers(database, teacherCode, [...new Set(userIds)])
    : await listWithoutPassword(database, teacherCode, MAX_CARDS_AT_ONCE);
  const arePasswordsOn = await arePasswordsForAll(rule);
  const [needing = [], without = []] = [false, true].map((isElsewhere) =>
    members.filter(
      ({ email }) => signsInElsewhere({ role: 'student', email }, arePasswordsOn) === isElsewhere,
    ),
  );
  const cards = await resetPasswords(database, actor, schoolClass, needing);
  return [...cards, ...without.map((member) => toCard({ ...member, password: null }))];
}

async function resetPasswords(
  database: Database,
  actor: Actor,
  { teacherCode, name }: ClassRow,
  members: readonly { userId: string; displayName: string; email: string }[],
): Promise<SignInCard[]> {
  if (members.length === 0) return [];
  const passwords = await drawPasswords(members.length);
  const students = passwords.flatMap((drawn, index) => {
    const member = members[index];
    return member ? [{ ...drawn, ...member }] : [];
  });
  return database.transaction(async (transaction) => {
    // Checked again, so that students who left or were promoted in the meantime keep their
    // password.
    const ids = members.map(({ userId }) => userId);
    const held = await holdMembers(transaction, teacherCode, ids);
    if (held.length !== ids.length) throw fail('STUDENT_NOT_FOUND');
    const cards = await resetToCards(transaction, students);
    const detail = `${name} (${teacherCode})`;
    await recordForEach(
      transaction,
      actor,
      { action: 'passwords-reset', detail },
      cards.map(toSubject),
    );
    return cards;
  });
}

const toSubject = ({ userId: id, displayName }: SignInCard) => ({ id, displayName });

async function getMembers(database: Database, teacherCode: string, ids: readonly string[]) {
  const members = await listMembers(database, teacherCode, ids);
  if (members.length !== ids.length) throw fail('STUDENT_NOT_FOUND');
  // A card that does not work would only confuse a class.
  const active = members.filter(({ isSuspended }) => !isSuspended);
  if (active.length === 0) throw fail('PERSON_SUSPENDED');
  return active;
}
