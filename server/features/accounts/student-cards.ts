import { randomInt, randomUUID } from 'node:crypto';
import { emailOfSignInName, shownEmail, signInNameOf } from '../../../shared/sign-in-name.ts';
import { schoolYearOf } from '../../../shared/school-year.ts';
import type { Db } from '../../database/client.ts';
import { findSchoolDay } from '../../database/school-day.ts';
import { cardWords } from './card-words.ts';
import { fail } from '../../http/fail.ts';
import {
  insertWithPasswords,
  listTakenEmails,
  lockSignInNames,
  storePasswords,
} from './cards-queries.ts';
import { hashInTurn } from './password-hashing.ts';

/** What a student signs in with; a password is shown once, to be printed. */
export interface SignInCard<Password = string | null> {
  userId: string;
  displayName: string;
  /** Or their email, where they have one. */
  signInName: string;
  /** Null where passwords are switched off for them: they sign in with an account elsewhere. */
  password: Password;
}

const WORDS_PER_PASSWORD = 3;
const MAX_OF_ONE_NAME = 99;

/** E.g. `tiger-apple-moon-47`: short, and read out or typed without a mistake. */
function drawPassword(): string {
  const words = Array.from(
    { length: WORDS_PER_PASSWORD },
    () => cardWords[randomInt(cardWords.length)],
  );
  return `${words.join('-')}-${randomInt(10, 100)}`;
}

/** The username, then the same with a number for each further student of that name. */
function variantsOf(signInName: string): string[] {
  const numbers = Array.from({ length: MAX_OF_ONE_NAME - 1 }, (_, index) => index + 2);
  return [signInName, ...numbers.map((number) => `${signInName}-${number}`)];
}

/** As many passwords with their hashes: made before a transaction, which would wait for them. */
export function drawPasswords(count: number) {
  const draws = Array.from({ length: count }, drawPassword);
  return Promise.all(
    draws.map(async (password) => ({ password, hash: await hashInTurn(password) })),
  );
}

type DrawnPassword = Awaited<ReturnType<typeof drawPasswords>>[number];

/**
 * Makes accounts for students without an email, one for each of the passwords, under their ids. Takes a
 * transaction, in which nobody else makes such accounts. Throws NAME_TOO_COMMON.
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
 * Gives people who have no email what stands in its place, and an id unless they have one. Takes a transaction, in which
 * nobody else chooses. Throws NAME_TOO_COMMON.
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
 * Gives students new passwords, ends their sessions, and makes links to set a password worthless.
 * Takes a transaction.
 */
export async function resetToCards(
  transaction: Db,
  students: readonly (DrawnPassword & { userId: string; displayName: string; email: string })[],
): Promise<SignInCard<string>[]> {
  if (students.length === 0) return [];
  await storePasswords(transaction, students);
  return students.map(toCard);
}

/** The card of somebody: with their new password, or without where they need none. */
export function toCard<Password>({
  userId,
  displayName,
  email,
  password,
}: Omit<SignInCard<Password>, 'signInName'> & { email: string }): SignInCard<Password> {
  return { userId, displayName, signInName: shownEmail(email), password };
}
