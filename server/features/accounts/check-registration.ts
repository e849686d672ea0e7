import { APIError } from 'better-auth/api';
import { classCode as typedCode } from '../../../shared/contract/fields.ts';
import type { SchoolSettings } from '../../../shared/contract/school-settings.ts';
import { accountRefusals } from '../../../shared/messages/account-refusals.ts';
import { accountsMessages } from '../../../shared/messages/accounts.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { areCodesGuessed, noteWrongCode } from './guessed-codes.ts';
import { arePasswordsForAll, type PasswordRule } from './password-sign-in.ts';
import { hasUsers } from './sign-up-queries.ts';
import { isOpenClass } from './tenants-queries.ts';

/** What is known of somebody who registers. */
interface Registrant {
  email: string;
  /** What they typed as their class's code. */
  classCode?: unknown;
  /** Whether they come from a provider. */
  isFromElsewhere: boolean;
  /** Whether the provider or the link in their mail shows that the address is theirs. */
  isProved?: boolean;
}

/**
 * Refuses a registration that the school does not take (design, section 7, 25), whether or not the
 * address has an account, so that nobody learns which it is. The first account is always taken.
 * Throws a 403 with the sentence to show, or a 429 where class codes are being guessed.
 */
export async function checkRegistration(
  rule: PasswordRule,
  { email, classCode, isFromElsewhere, isProved = false }: Registrant,
): Promise<void> {
  const { database, settingsStore } = rule;
  if (!(await hasUsers(database))) return;
  const settings = await settingsStore.get(database);
  const { registration } = settings;
  if (registration === 'nobody') throw refuse(accountsMessages.registrationClosed);
  if (!isFromElsewhere && !(await arePasswordsForAll(rule))) {
    throw refuse(accountsMessages.registrationElsewhere);
  }
  // Anybody can write an address of the school into an account of their own elsewhere.
  const isClaimed = registration === 'domains' && isFromElsewhere && !isProved;
  if (isClaimed || !isOfSchool(email, settings)) {
    throw refuse(accountRefusals.registrationOtherDomain);
  }
  if (registration !== 'class-code') return;
  const { data: code = '' } = typedCode.safeParse(classCode);
  if (code === '') throw refuse(accountRefusals.registrationNeedsCode);
  if (await areCodesGuessed(database, code)) {
    const message = classesMessages.tooManyCodes;
    throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_CODES', message });
  }
  if (await isOpenClass(database, code)) return;
  await noteWrongCode(database, code);
  throw refuse(accountRefusals.registrationNeedsCode);
}

/** Whether people may choose this address themselves: any, unless the school names its domains. */
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
