import { getSessionFromCtx } from 'better-auth/api';
import type {
  BetterAuthOptions,
  GenericEndpointContext,
  ValidateUserInfoSource,
} from 'better-auth';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { acceptProof } from '../email-proof/accept-proof.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { deletePassword } from '../passwords/password-queries.ts';
import { arePasswordsForAll, keepsPassword, type PasswordRule } from './password-sign-in.ts';
import { findPerson, type PersonRow } from '../people-queries.ts';

/**
 * Decides when a provider sign-in leads to an existing account. An account that somebody can sign
 * in to is never joined silently, because anyone who had registered another person's address would
 * share their account. Two kinds are joined: an invitation not yet taken up, if the provider has
 * verified the address, and an account without a password whose own address is proved.
 */
export const linkingRules: NonNullable<BetterAuthOptions['account']>['accountLinking'] = {
  // A locally verified address says nothing about who chose the password.
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
 * Refuses to join an account that may be somebody else's. If passwords are switched off, nobody
 * could sign in with one, so the verified address takes the account over, and its password and
 * sessions are deleted.
 */
export const refuseUnwanted =
  (rule: PasswordRule) =>
  async ({ user, source }: Joining, ctx: GenericEndpointContext) => {
    if (source.action !== 'link-account' || user.id === undefined) return;
    const person = await findPerson(rule.database, user.id);
    const ways = await ctx.context.internalAdapter.findAccounts(user.id);
    if (!person || ways.length === 0) return;
    const hasPassword = ways.some(({ providerId }) => providerId === 'credential');
    if (!hasPassword && person.isEmailProved) return;
    // People who are signed in to the account ask for this themselves, on My account.
    if ((await getSessionFromCtx(ctx))?.user.id === user.id) return;
    if (hasPassword && user.emailVerified === true && (await takesOver(rule, person))) return;
    return { error: 'account_not_linked', errorDescription: accountsMessages.emailHasAccount };
  };

async function takesOver(rule: PasswordRule, person: PersonRow): Promise<boolean> {
  const { database } = rule;
  if (keepsPassword(person) || (await arePasswordsForAll(rule))) return false;
  await database.transaction(async (transaction) => {
    await deletePassword(transaction, person.id);
    await recordAuditEvent(transaction, person, {
      action: 'password-changed',
      subject: person,
      detail: 'taken away: signs in elsewhere from now on',
    });
  });
  await acceptProof(database, person.id, person.email);
  return true;
}
