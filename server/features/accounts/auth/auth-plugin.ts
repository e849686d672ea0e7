import { parseCookies } from 'better-auth/cookies';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Database } from '../../../database/client.ts';
import { NoConnectionError } from '../../../database/is-database-unavailable.ts';
import { doesAnswer } from '../../../database/ping.ts';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import type { Metrics, SignInWay } from '../../../metrics.ts';
import { findAsker, recordAuthCall, type AuthAudit } from '../audit/auth-audit.ts';
import type { Auth } from './auth.ts';
import { isOwnPassword } from '../own-account/own-password.ts';
import { OWN_PORT_HEADER } from './link-address.ts';
import { createTurnsWhileEmpty } from '../sign-up/sign-up-queries.ts';

const ADD_PASSKEY = '/passkey/generate-register-options';
const REMOVE_PASSKEY = '/passkey/delete-passkey';

/**
 * The routes of the account library that are exposed, with what the audit trail records of each.
 * The rest of the library is not used.
 */
const authRoutes: [HTTPMethods, string, AuthAudit][] = [
  ['POST', '/sign-up/email', { noneBecause: 'The account says when it was made.' }],
  ['POST', '/sign-in/email', 'sign-in'],
  ['POST', '/sign-in/social', { noneBecause: 'It only leads to the provider.' }],
  ['GET', '/callback/:id', 'provider'],
  ['GET', '/get-session', { noneBecause: 'It changes nothing.' }],
  ['POST', '/sign-out', { noneBecause: 'Whoever leaves does nothing that one would look for.' }],
  ['POST', '/revoke-sessions', { action: 'signed-out-everywhere' }],
  ['POST', '/change-password', { action: 'password-changed' }],
  ['POST', '/link-social', { noneBecause: 'It only leads to the provider.' }],
  ['POST', '/two-factor/enable', { action: 'second-factor-changed', detail: 'begun' }],
  ['POST', '/two-factor/disable', { action: 'second-factor-changed', detail: 'switched off' }],
  [
    'POST',
    '/two-factor/generate-backup-codes',
    { action: 'second-factor-changed', detail: 'new backup codes' },
  ],
  ['POST', '/two-factor/verify-totp', 'second-step'],
  ['POST', '/two-factor/verify-backup-code', 'second-step'],
  ['POST', ADD_PASSKEY, { noneBecause: 'It changes nothing.' }],
  [
    'POST',
    '/passkey/verify-registration',
    { action: 'second-factor-changed', detail: 'passkey added' },
  ],
  ['POST', REMOVE_PASSKEY, { action: 'second-factor-changed', detail: 'passkey removed' }],
  ['GET', '/passkey/generate-authenticate-options', { noneBecause: 'It changes nothing.' }],
  ['POST', '/passkey/verify-authentication', 'sign-in'],
  ['POST', '/request-password-reset', 'reset-asked'],
  ['POST', '/reset-password', { noneBecause: 'The new password is noted where it is set.' }],
  ['GET', '/reset-password/:token', { noneBecause: 'It only leads to the page.' }],
];
const signInWays: Record<string, SignInWay> = {
  '/sign-in/email': 'password',
  '/callback/:id': 'provider',
  '/passkey/verify-authentication': 'passkey',
};
/** Routes for which the library accepts any session, but Greenpen also requires the password. */
const asksForPassword = new Set([ADD_PASSKEY, REMOVE_PASSKEY]);
/** Routes that the library serves as GET; they take a POST here because they carry a password. */
const isGetInside = new Set([ADD_PASSKEY]);
const createsAccounts = new Set(['/sign-up/email', '/callback/:id']);

/** Registers the account library's own routes under /api/auth. */
export function registerAuthRoutes(
  app: FastifyInstance,
  auth: Auth,
  database: Database,
  metrics: Pick<Metrics, 'countSignIn'>,
): void {
  const inTurnWhileEmpty = createTurnsWhileEmpty(database);
  for (const [method, path, audit] of authRoutes) {
    app.route({
      method,
      url: `/api/auth${path}`,
      onRequest: (request) => keepValidSession(auth, request),
      handler: async (request, reply) => {
        const asker = await findAsker(auth, audit, request.headers);
        if (asksForPassword.has(path) && !(await isRightPassword(auth, request))) {
          const message = ownAccountMessages.passwordWrong;
          return reply.status(400).send({ code: 'INVALID_PASSWORD', message });
        }
        const inner = isGetInside.has(path) ? 'GET' : request.method;
        const answer = () => auth.handler(toWebRequest(request, inner));
        const response = await (createsAccounts.has(path) ? inTurnWhileEmpty(answer) : answer());
        // The library has logged the error, but its response does not give the cause.
        if (response.status === 500 && !(await doesAnswer(database)))
          throw new NoConnectionError(null);
        const way = signInWays[path];
        const outcome = signInOutcome(response);
        if (way) metrics.countSignIn(way, outcome);
        if (outcome !== 'failed') {
          const isRefused = outcome === 'refused';
          const call = { audit, isRefused, body: request.body, response, ...asker };
          await recordAuthCall({ auth, database }, call);
        }
        return send(reply, response);
      },
    });
  }
}

/**
 * Reduces the credentials of a request to a session that `findActor` accepts, so that the library
 * cannot identify anyone else: one cookie of each name, no key, and no session past its maximum
 * age.
 */
async function keepValidSession(auth: Auth, { headers }: FastifyRequest): Promise<void> {
  const { authCookies } = await auth.$context;
  const cookies = parseCookies(headers.cookie ?? '');
  delete headers.authorization;
  if (!(await auth.findActor({ cookie: writeCookies(cookies) })))
    cookies.delete(authCookies.sessionToken.name);
  // An empty cookie header would count as a request with cookies.
  if (cookies.size > 0) headers.cookie = writeCookies(cookies);
  else delete headers.cookie;
}

const writeCookies = (cookies: Map<string, string>): string =>
  Array.from(cookies, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');

/**
 * Classifies a response. A provider's failed sign-in redirects to the page, with an error in the
 * URL.
 */
function signInOutcome({ status, headers }: Response) {
  if (status >= 500) return 'failed';
  const isRefused = status >= 400 || (headers.get('location') ?? '').includes('error=');
  return isRefused ? 'refused' : 'succeeded';
}

/**
 * True if the body holds the password of the signed-in person, or if nobody is signed in: the
 * library refuses visitors itself.
 */
async function isRightPassword(auth: Auth, { headers, body }: FastifyRequest): Promise<boolean> {
  const actor = await auth.findActor(headers);
  if (!actor) return true;
  const { password } = (body ?? {}) as Record<string, unknown>;
  return typeof password === 'string' && isOwnPassword(auth, actor.id, password);
}

function toWebRequest(request: FastifyRequest, method: string): Request {
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  const headers = fromNodeHeaders(request.headers);
  headers.delete('content-length');
  // Overwrites what the caller sent, because the port in a Host header may be forged.
  headers.set(OWN_PORT_HEADER, String(request.socket.localPort));
  const hasBody = request.body !== undefined && method !== 'GET';
  return new Request(url, {
    method,
    headers,
    ...(hasBody && { body: JSON.stringify(request.body) }),
  });
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  void reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') void reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  return reply.send(await response.text());
}
