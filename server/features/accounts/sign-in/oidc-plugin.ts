import { APIError, type AuthContext, type BetterAuthPlugin } from 'better-auth';
import type { OAuthProvider } from 'better-auth/oauth2';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import type { SignInProviderConfig } from '../../../config.ts';
import { completeProfile } from '../sign-up/sign-up-profile.ts';

/**
 * Adds sign-in by OpenID Connect to the account library (spec section 7, Authentication service).
 */
export function openIdSignIn(configs: SignInProviderConfig[]): BetterAuthPlugin {
  return {
    id: 'openid-sign-in',
    init: (context) => ({
      context: {
        socialProviders: [
          ...context.socialProviders,
          ...configs.map((config) => createProvider(config, context)),
        ],
      },
    }),
  };
}

/**
 * Creates a provider that is discovered on first use. The library does so once, at start-up, and
 * drops a provider that it cannot reach; but a school's network may come up later.
 */
function createProvider(config: SignInProviderConfig, context: AuthContext): OAuthProvider {
  let found: OAuthProvider | undefined;
  const find = async () => (found ??= await discover(config, context));
  return {
    id: config.id,
    name: config.name,
    requiresIdTokenNonce: true,
    get issuer() {
      return found?.issuer;
    },
    createAuthorizationURL: async (data) => (await find()).createAuthorizationURL(data),
    validateAuthorizationCode: async (data) => (await find()).validateAuthorizationCode(data),
    getUserInfo: async (tokens) => (await find()).getUserInfo(tokens),
    accountSubject: async (account) => (await find()).accountSubject(account),
  };
}

async function discover(
  { id, name, issuer, clientId, clientSecret }: SignInProviderConfig,
  context: AuthContext,
): Promise<OAuthProvider> {
  const plugin = genericOAuth({
    config: [
      {
        providerId: id,
        name,
        clientId,
        clientSecret,
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        scopes: ['openid', 'profile', 'email'],
        prompt: 'select_account',
        pkce: true,
        mapProfileToUser: (claims) => ({
          ...completeProfile({ name: claims['name'] }),
          ...(id === 'microsoft' && { emailVerified: isMicrosoftAddress(claims, issuer) }),
        }),
      },
    ],
  });
  const answer = await plugin.init({ ...context, socialProviders: [] });
  const [provider] = answer.context.socialProviders;
  if (!provider) {
    const message = accountsMessages.providerFailed;
    throw new APIError('SERVICE_UNAVAILABLE', { code: 'PROVIDER_UNREACHABLE', message });
  }
  return allowEveryTenant(provider);
}

/**
 * True if the address belongs to the person. Microsoft's tokens say so only in an optional claim.
 * If the issuer is the school's own tenant, the school assigns the addresses. With the common
 * issuer, anybody can claim any address from their own tenant.
 */
function isMicrosoftAddress(claims: Record<string, unknown>, issuer: string): boolean {
  const { email_verified: verified, xms_edov: owned } = claims;
  const said = verified ?? owned;
  if (said === undefined) return !/\/(?:common|organizations|consumers)\//.test(`${issuer}/`);
  return ['true', '1'].includes(String(said));
}

const TENANT = '{tenantid}';

/**
 * Accepts tokens of every tenant. Microsoft's common endpoint gives a pattern as its issuer; each
 * token then names its own issuer, which must match its tenant.
 */
function allowEveryTenant(provider: OAuthProvider): OAuthProvider {
  const pattern = provider.issuer;
  if (!pattern?.includes(TENANT) || !provider.idToken || !('jwks' in provider.idToken)) {
    return provider;
  }
  // Changed in place, because the library's checks read the same object that it created.
  return Object.assign(provider, {
    issuer: undefined,
    idToken: {
      ...provider.idToken,
      issuer: undefined,
      verifyClaims: ({ iss, tid }: Record<string, unknown>) =>
        typeof tid === 'string' && iss === pattern.replace(TENANT, tid),
    },
  });
}
