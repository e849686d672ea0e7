import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, interactionPolicy } from 'oidc-provider';
import type { SignInProviderConfig } from '../../config.ts';

/** Someone with an account at the provider. */
export interface OidcPerson {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
  /** Microsoft's own claim that the address is verified. */
  xms_edov?: unknown;
  /** The school that a token claims, at a provider for many schools. */
  tid?: string;
}

export interface TestOidcServer {
  /** How Greenpen is registered there. */
  config: SignInProviderConfig;
  /** Registers Greenpen's address. */
  allow(appAddress: string): void;
  /** The person who picks their account in the next window; null for someone who declines. */
  next: OidcPerson | null;
  /** The last authorization request received. */
  lastRequest: URLSearchParams | undefined;
  stop(): Promise<void>;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signingKey = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Until it knows Greenpen's address, a provider has no document and no windows. */
const answerNothing: Answer = (_request, response) => response.end();

interface OidcServerOptions {
  id?: SignInProviderConfig['id'];
  /** Makes it a provider for many schools, as Microsoft is; this is the school it speaks for. */
  tenant?: string;
}

/** Starts a real OpenID provider on a free port, whose windows respond by themselves. */
export async function startOidcServer({
  id = 'google',
  tenant,
}: OidcServerOptions = {}): Promise<TestOidcServer> {
  let answer: Answer = answerNothing;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = tenant === undefined ? origin : `${origin}/${tenant}/v2.0`;
  const config = {
    id,
    name: 'Test School',
    issuer: tenant === undefined ? origin : `${origin}/common/v2.0`,
    clientId: 'greenpen',
    clientSecret: 'a secret between the two',
  };
  const oidc: TestOidcServer = {
    config,
    next: null,
    lastRequest: undefined,
    allow: (appAddress) => {
      const people = new Map<string, OidcPerson>();
      const provider = createProvider(issuer, config, appAddress, people);
      const answerPrompt = async (request: IncomingMessage, response: ServerResponse) => {
        const person = oidc.next;
        if (!person) {
          const refusal = { error: 'access_denied', error_description: 'The person declined.' };
          return provider.interactionFinished(request, response, refusal);
        }
        people.set(person.sub, person);
        const outcome = { login: { accountId: person.sub }, select_account: {} };
        return provider.interactionFinished(request, response, outcome);
      };
      const answerProvider = provider.callback();
      answer = (request, response) => {
        const url = new URL(request.url ?? '/', origin);
        if (url.pathname.startsWith('/common/')) return answerForMany(origin, response);
        if (url.pathname === '/auth') oidc.lastRequest = url.searchParams;
        return url.pathname.startsWith('/interaction/')
          ? answerPrompt(request, response)
          : answerProvider(request, response);
      };
    },
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
  return oidc;
}

/** The document of a provider for many schools has a pattern instead of an issuer. */
async function answerForMany(origin: string, response: ServerResponse): Promise<void> {
  const own = await fetch(`${origin}/.well-known/openid-configuration`);
  const document: unknown = await own.json();
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify(Object.assign({}, document, { issuer: `${origin}/{tenantid}/v2.0` })),
  );
}

function createProvider(
  issuer: string,
  { id, clientId, clientSecret }: SignInProviderConfig,
  appAddress: string,
  people: Map<string, OidcPerson>,
): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${appAddress}/api/auth/callback/${id}`],
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: { keys: ['a key for cookies'] },
    claims: {
      openid: ['sub', 'tid'],
      email: ['email', 'email_verified', 'xms_edov'],
      profile: ['name'],
    },
    pkce: { required: () => true },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...people.get(sub), sub }),
    }),
    // Picking an account also gives consent.
    loadExistingGrant: async ({ oidc: { provider, client, session, params } }) => {
      const grant = new provider.Grant({
        clientId: client?.clientId,
        accountId: session?.accountId,
      });
      grant.addOIDCScope(String(params?.['scope']));
      await grant.save();
      return grant;
    },
  });
}
