import { APIError } from 'better-auth/api';
import { accountRefusals } from '../../../shared/messages/account-refusals.ts';
import { PASSWORD_OFF_CODE } from '../../../shared/messages/accounts.ts';
import type { Role } from '../../../shared/permissions.ts';
import { isWithoutEmail } from '../../../shared/sign-in-name.ts';
import type { SignInProviderConfig } from '../../config.ts';
import type { Database } from '../../database/client.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { findPerson } from './people-queries.ts';
import { hasAdministratorElsewhere } from './way-in-queries.ts';

/** What decides about passwords (docs/decisions/0022). */
export interface PasswordRule {
  database: Database;
  settingsStore: SettingsStore;
  signInProviders: Pick<SignInProviderConfig, 'id' | 'name'>[];
}

/** Whether passwords sign everybody in; always where there is no other way in. */
export async function arePasswordsForAll({
  database,
  settingsStore,
  signInProviders,
}: PasswordRule): Promise<boolean> {
  return signInProviders.length === 0 || (await settingsStore.get(database)).passwordSignIn;
}

/** How people sign in where the school wants no passwords; `on` where it does. */
export type PasswordState = 'on' | 'no-provider' | 'unproved' | 'off';

/**
 * Whether passwords are switched off, and whether an administrator has shown that there is another way
 * in: what the configuration fixes nobody was asked about.
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

/** Administrators keep a way in where a provider fails, and so does whoever has no account elsewhere. */
export function keepsPassword({ role, email }: { role: Role; email: string }): boolean {
  return role === 'admin' || isWithoutEmail(email);
}

/**
 * Whether no password would sign this person in, who comes by an account elsewhere. A role that waits
 * counts: it is theirs with the proof.
 */
export function signsInElsewhere(
  { role, pendingRole = null, email }: { role: Role; pendingRole?: Role | null; email: string },
  arePasswordsOn: boolean,
): boolean {
  return !arePasswordsOn && !keepsPassword({ role: pendingRole ?? role, email });
}

/** The same of somebody who is known by their id alone. */
export async function doesSignInElsewhere(rule: PasswordRule, userId: string): Promise<boolean> {
  if (await arePasswordsForAll(rule)) return false;
  const person = await findPerson(rule.database, userId);
  return person !== undefined && signsInElsewhere(person, false);
}

/** After the right password: refuses somebody for whom it is switched off. Throws a 403. */
export async function refuseSwitchedOff(rule: PasswordRule, userId: string): Promise<void> {
  if (await arePasswordsForAll(rule)) return;
  const person = await findPerson(rule.database, userId);
  if (!person || keepsPassword(person)) return;
  const message = accountRefusals.passwordSignInOff;
  throw new APIError('FORBIDDEN', { code: PASSWORD_OFF_CODE, message });
}
