import { getSessionFromCtx } from 'better-auth/api';
import type {
  BetterAuthOptions,
  GenericEndpointContext,
  ValidateUserInfoSource,
} from 'better-auth';
import { accountsMessages } from '../../../shared/messages/accounts.ts';
import { acceptProof } from './accept-proof.ts';
import { recordAuditEvent } from './audit/record-audit-event.ts';
import { deletePassword } from './password-queries.ts';
import { arePasswordsForAll, keepsPassword, type PasswordRule } from './password-sign-in.ts';
import { findPerson } from './people-queries.ts';

/**
 * When a sign-in elsewhere leads to an account that is here already. One with a password is never
 * joined silently, or whoever registered first with another's address would share their account.
 * One without (an invitation not yet taken up) is, if the provider has verified the address.
 */
export const linkingRules: NonNullable<BetterAuthOptions['account']>['accountLinking'] = {
  // Whether the address was verified here says nothing about who chose the password.
  enabled: true,
  trustedProviders: [],
  // oxlint-disable-next-line typescript/no-deprecated -- goes with better-auth's next minor
  requireLocalEmailVerified: false,
};

interface Joining {
  user: { id?: string | undefined; emailVerified?: boolean | undefined };
  source: ValidateUserInfoSource;
}

/**
 * Refuses to join an account that has a password. Where passwords are switched off nobody could come
 * in by it: there the verified address takes the account over, without its password and sessions.
 */
export const refuseUnwanted =
  (rule: PasswordRule) =>
  async ({ user, source }: Joining, ctx: GenericEndpointContext) => {
    if (source.action !== 'link-account' || user.id === undefined) return;
    const { internalAdapter } = ctx.context;
    const hasPassword = (await internalAdapter.findCredentialAccount(user.id)) !== null;
    if (!hasPassword) return;
    // Who is signed in to it asks for this themselves, on My account.
    if ((await getSessionFromCtx(ctx))?.user.id === user.id) return;
    if (user.emailVerified === true && (await takesOver(rule, user.id))) return;
    return { error: 'account_not_linked', errorDescription: accountsMessages.emailHasPassword };
  };

async function takesOver(rule: PasswordRule, userId: string): Promise<boolean> {
  const { database } = rule;
  const person = await findPerson(database, userId);
  if (!person || keepsPassword(person) || (await arePasswordsForAll(rule))) return false;
  await database.transaction(async (transaction) => {
    await deletePassword(transaction, userId);
    await recordAuditEvent(transaction, person, {
      action: 'password-changed',
      subject: person,
      detail: 'taken away: signs in elsewhere from now on',
    });
  });
  await acceptProof(database, userId, person.email);
  return true;
}
