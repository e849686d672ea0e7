import { APIError } from 'better-auth/api';
import { accountRefusals } from '../../../../shared/messages/account-refusals.ts';
import { PASSWORD_OFF_CODE } from '../../../../shared/messages/accounts.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { isWithoutEmail } from '../../../../shared/sign-in-name.ts';
import type { SignInProviderConfig } from '../../../config.ts';
import type { Database } from '../../../database/client.ts';
import type { SettingsStore } from '../../../settings/school-settings.ts';
import { findPerson } from '../people-queries.ts';
import { hasAdministratorElsewhere } from './way-in-queries.ts';

/** What decides who may use a password (docs/decisions/0022). */
export interface PasswordRule {
  database: Database;
  settingsStore: SettingsStore;
  signInProviders: Pick<SignInProviderConfig, 'id' | 'name'>[];
}

/** True if everybody may sign in with a password; always true if there is no other way. */
export async function arePasswordsForAll({
  database,
  settingsStore,
  signInProviders,
}: PasswordRule): Promise<boolean> {
  return signInProviders.length === 0 || (await settingsStore.get(database)).passwordSignIn;
}

/** How people sign in if the school wants no passwords; `on` if it does. */
export type PasswordState = 'on' | 'no-provider' | 'unproved' | 'off';

/**
 * Returns whether passwords are switched off, and whether an administrator has shown that another
 * way in works. Nobody had to show this if the configuration switched them off.
 */
export async function findPasswordState(
  { database, settingsStore, signInProviders }: PasswordRule,
  asked?: boolean,
): Promise<PasswordState> {
  const isOn = asked ?? (await settingsStore.get(database)).passwordSignIn;
  if (isOn) return 'on';
  if (signInProviders.length === 0) return 'no-provider';
  const ids = signInProviders.map(({ id }) => id);
  return (await hasAdministratorElsewhere(database, ids)) ? 'off' : 'unproved';
}

/**
 * True if this person can always use a password: administrators, in case a provider fails, and
 * people who have no account elsewhere.
 */
export function keepsPassword({ role, email }: { role: Role; email: string }): boolean {
  return role === 'admin' || isWithoutEmail(email);
}

/**
 * True if no password would sign this person in, because they sign in with an account elsewhere. A
 * waiting role counts, because they get it with the proof.
 */
export function signsInElsewhere(
  { role, pendingRole = null, email }: { role: Role; pendingRole?: Role | null; email: string },
  arePasswordsOn: boolean,
): boolean {
  return !arePasswordsOn && !keepsPassword({ role: pendingRole ?? role, email });
}

/** True if no password would sign in the person with this id, because they sign in elsewhere. */
export async function doesSignInElsewhere(rule: PasswordRule, userId: string): Promise<boolean> {
  if (await arePasswordsForAll(rule)) return false;
  const person = await findPerson(rule.database, userId);
  return person !== undefined && signsInElsewhere(person, false);
}

/** After the right password, refuses people for whom passwords are switched off. Throws a 403. */
export async function refuseSwitchedOff(rule: PasswordRule, userId: string): Promise<void> {
  if (await arePasswordsForAll(rule)) return;
  const person = await findPerson(rule.database, userId);
  if (!person || keepsPassword(person)) return;
  const message = accountRefusals.passwordSignInOff;
  throw new APIError('FORBIDDEN', { code: PASSWORD_OFF_CODE, message });
}
