import { APIError } from 'better-auth/api';
import { classCode as typedCode } from '../../../../shared/contract/fields.ts';
import type { SchoolSettings } from '../../../../shared/contract/school-settings.ts';
import { accountRefusals } from '../../../../shared/messages/account-refusals.ts';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { classesMessages } from '../../../../shared/messages/classes.ts';
import { areCodesGuessed, noteWrongCode } from './guessed-codes.ts';
import { arePasswordsForAll, type PasswordRule } from '../sign-in/password-sign-in.ts';
import { hasUsers } from './sign-up-queries.ts';
import { isOpenClass } from '../teacher-codes/tenants-queries.ts';

/** A person who registers. */
interface Registrant {
  email: string;
  /** What they typed as the code of their class. */
  classCode?: unknown;
  /** Whether they come from a sign-in provider. */
  isFromElsewhere: boolean;
  /** Whether the provider or a mailed link proves that the address is theirs. */
  isProved?: boolean;
}

/**
 * Refuses registrations that the school does not accept. Decides regardless of whether the address
 * has an account, so that nobody finds out. The first account is always accepted. Returns the class
 * whose code was asked for, which a new student joins; null if none was. Throws a 403 with the
 * sentence to show, or a 429 while class codes are being guessed.
 */
export async function checkRegistration(
  rule: PasswordRule,
  { email, classCode, isFromElsewhere, isProved = false }: Registrant,
): Promise<string | null> {
  const { database, settingsStore } = rule;
  if (!(await hasUsers(database))) return null;
  const settings = await settingsStore.get(database);
  const { registration } = settings;
  if (registration === 'nobody') throw refuse(accountsMessages.registrationClosed);
  if (!isFromElsewhere && !(await arePasswordsForAll(rule))) {
    throw refuse(accountsMessages.registrationElsewhere);
  }
  // Anybody can create an account elsewhere with an address of the school.
  const isClaimed = registration === 'domains' && isFromElsewhere && !isProved;
  if (isClaimed || !isOfSchool(email, settings)) {
    throw refuse(accountRefusals.registrationOtherDomain);
  }
  if (registration !== 'class-code') return null;
  const { data: code = '' } = typedCode.safeParse(classCode);
  if (code === '') throw refuse(accountRefusals.registrationNeedsCode);
  if (await areCodesGuessed(database, code)) {
    const message = classesMessages.tooManyCodes;
    throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_CODES', message });
  }
  if (await isOpenClass(database, code)) return code;
  await noteWrongCode(database, code);
  throw refuse(accountRefusals.registrationNeedsCode);
}

/**
 * True if people may choose this address themselves: any address, unless the school limits domains.
 */
export function isOfSchool(
  email: string,
  {
    registration,
    registrationDomains,
  }: Pick<SchoolSettings, 'registration' | 'registrationDomains'>,
): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return registration !== 'domains' || registrationDomains.includes(domain);
}

const refuse = (message: string) => new APIError('FORBIDDEN', { code: 'NOT_REGISTERED', message });
