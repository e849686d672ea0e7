import { randomInt, randomUUID } from 'node:crypto';
import { emailOfSignInName, shownEmail, signInNameOf } from '../../../../shared/sign-in-name.ts';
import { schoolYearOf } from '../../../../shared/school-year.ts';
import type { Db } from '../../../database/client.ts';
import { findSchoolDay } from '../../../database/school-day.ts';
import { cardWords } from './card-words.ts';
import { fail } from '../../../http/fail.ts';
import {
  insertWithPasswords,
  listTakenEmails,
  lockSignInNames,
  storePasswords,
} from './cards-queries.ts';
import { hashInTurn } from '../passwords/password-hashing.ts';

/** What a student signs in with; the password is shown once, for printing. */
export interface SignInCard<Password = string | null> {
  userId: string;
  displayName: string;
  /** Their username, or their email if they have one. */
  signInName: string;
  /**
   * Null if the student has no use for a password, because they sign in with an account elsewhere.
   */
  password: Password;
}

const WORDS_PER_PASSWORD = 3;
const MAX_OF_ONE_NAME = 99;

/** Generates a password, e.g. `tiger-apple-moon-47`: short, and easy to read out and type. */
function drawPassword(): string {
  const words = Array.from(
    { length: WORDS_PER_PASSWORD },
    () => cardWords[randomInt(cardWords.length)],
  );
  return `${words.join('-')}-${randomInt(10, 100)}`;
}

/** Returns the username, followed by numbered variants for further students with that name. */
function variantsOf(signInName: string): string[] {
  const numbers = Array.from({ length: MAX_OF_ONE_NAME - 1 }, (_, index) => index + 2);
  return [signInName, ...numbers.map((number) => `${signInName}-${number}`)];
}

/**
 * Generates passwords with their hashes. Call before a transaction, so that it does not wait for
 * the hashing.
 */
export function drawPasswords(count: number) {
  const draws = Array.from({ length: count }, drawPassword);
  return Promise.all(
    draws.map(async (password) => ({ password, hash: await hashInTurn(password) })),
  );
}

type DrawnPassword = Awaited<ReturnType<typeof drawPasswords>>[number];

/**
 * Creates accounts for students without an email, each with its generated password and id. Must run
 * in a transaction, which serialises these calls. Throws NAME_TOO_COMMON.
 */
export async function makeStudentAccounts(
  transaction: Db,
  students: readonly (DrawnPassword & { userId: string; displayName: string })[],
): Promise<SignInCard<string>[]> {
  if (students.length === 0) return [];
  const people = await chooseSignInNames(transaction, students);
  await insertWithPasswords(transaction, people);
  return people.map(toCard);
}

/**
 * Gives people without an email a unique username, stored as an email, and an id unless they have
 * one. Must run in a transaction, which serialises these calls. Throws NAME_TOO_COMMON.
 */
export async function chooseSignInNames<Person extends { displayName: string; userId?: string }>(
  transaction: Db,
  people: readonly Person[],
): Promise<(Person & { userId: string; email: string })[]> {
  await lockSignInNames(transaction);
  const year = schoolYearOf(await findSchoolDay(transaction)).slice(2, 4);
  const variants = people.map(({ displayName }) => variantsOf(signInNameOf(displayName, year)));
  const taken = await listTakenEmails(transaction, variants.flat().map(emailOfSignInName));
  return people.map((person, index) => {
    const signInName = variants[index]?.find((name) => !taken.has(emailOfSignInName(name)));
    if (!signInName) throw fail('NAME_TOO_COMMON');
    const email = emailOfSignInName(signInName);
    taken.add(email);
    return { ...person, userId: person.userId ?? randomUUID(), email };
  });
}

/**
 * Gives students new passwords, and deletes their sessions and links to set a password. Must run in
 * a transaction.
 */
export async function resetToCards(
  transaction: Db,
  students: readonly (DrawnPassword & { userId: string; displayName: string; email: string })[],
): Promise<SignInCard<string>[]> {
  if (students.length === 0) return [];
  await storePasswords(transaction, students);
  return students.map(toCard);
}

/** Returns a person's card, with their new password, or without one if they need none. */
export function toCard<Password>({
  userId,
  displayName,
  email,
  password,
}: Omit<SignInCard<Password>, 'signInName'> & { email: string }): SignInCard<Password> {
  return { userId, displayName, signInName: shownEmail(email), password };
}
