import { getSessionFromCtx } from 'better-auth/api';
import type {
  BetterAuthOptions,
  GenericEndpointContext,
  ValidateUserInfoSource,
} from 'better-auth';
import { accountsMessages } from '../../../shared/messages/accounts.ts';

/**
 * When a sign-in elsewhere leads to an account that is here already. One with a password is never
 * joined silently, or whoever registered first with another's address would share their account.
 * One without (an invitation not yet taken up) is, if the provider has verified the address.
 */
export const linkAccounts = {
  // Whether the address was verified here says nothing: we ask for no verification.
  rules: {
    enabled: true,
    trustedProviders: [],
    // oxlint-disable-next-line typescript/no-deprecated -- goes with better-auth's next minor
    requireLocalEmailVerified: false,
  },
  refuseUnwanted,
} satisfies {
  rules: NonNullable<BetterAuthOptions['account']>['accountLinking'];
  refuseUnwanted: NonNullable<BetterAuthOptions['user']>['validateUserInfo'];
};

async function refuseUnwanted(
  { user, source }: { user: { id?: string | undefined }; source: ValidateUserInfoSource },
  ctx: GenericEndpointContext,
) {
  if (source.action !== 'link-account' || user.id === undefined) return;
  const { internalAdapter } = ctx.context;
  const hasPassword = (await internalAdapter.findCredentialAccount(user.id)) !== null;
  if (!hasPassword) return;
  // Who is signed in to it asks for this themselves, on My account.
  if ((await getSessionFromCtx(ctx))?.user.id === user.id) return;
  return { error: 'account_not_linked', errorDescription: accountsMessages.emailHasPassword };
}
