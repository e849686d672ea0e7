import type { Db } from '../../../database/client.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { insertWithoutEmail, lockSignInNames } from '../student-cards/cards-queries.ts';
import { giveTeacherCode } from '../teacher-codes/give-teacher-code.ts';
import { completeProfile } from '../sign-up/sign-up-profile.ts';
import { chooseSignInNames } from '../student-cards/student-cards.ts';
import { insertLinks, listLinked, type LinkedPerson } from './platform-people-queries.ts';

/** A person as a learning platform describes them. */
export interface PlatformPerson {
  /** Their id on the platform. */
  subject: string;
  name: string;
  role: 'student' | 'teacher';
}

/**
 * Creates accounts for people of a learning platform who have none. The email that the platform
 * gives is not stored, because nobody has proved it: anyone who could enter another person's email
 * there would get that person's account. Must run in a transaction, which serialises these calls.
 * Throws NAME_TOO_COMMON.
 */
export async function makePlatformPeople(
  transaction: Db,
  platformId: string,
  people: readonly PlatformPerson[],
): Promise<LinkedPerson[]> {
  const named = people.map((person) => ({
    ...person,
    displayName: completeProfile(person)
      .name.normalize('NFC')
      .replaceAll(/[\s\p{Cc}]+/gu, ' '),
  }));
  const chosen = await chooseSignInNames(transaction, named);
  // Another transaction may have created some of them while this one waited for the lock.
  const known = await listLinked(
    transaction,
    platformId,
    people.map(({ subject }) => subject),
  );
  const made = chosen.filter(({ subject }) => !known.some((one) => one.subject === subject));
  await insertWithoutEmail(transaction, made, false);
  await insertLinks(transaction, platformId, made);
  for (const { role, userId: id, displayName } of made) {
    if (role === 'teacher')
      await giveTeacherCode(transaction, { id, username: displayName, displayName });
  }
  return listLinked(
    transaction,
    platformId,
    people.map(({ subject }) => subject),
  );
}

/** Links a platform's person to the account that they are signed in to. */
export async function joinPlatformPerson(
  transaction: Db,
  platform: { id: string; name: string },
  subject: string,
  person: { id: string; displayName: string },
): Promise<void> {
  // The same lock as for new accounts, so that nobody from a platform gets two.
  await lockSignInNames(transaction);
  await insertLinks(transaction, platform.id, [{ subject, userId: person.id }]);
  await recordAuditEvent(transaction, person, {
    action: 'sign-in-ways-changed',
    subject: person,
    detail: `comes in from ${platform.name}`,
  });
}
