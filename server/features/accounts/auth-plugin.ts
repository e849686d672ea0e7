import { parseCookies } from 'better-auth/cookies';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Database } from '../../database/client.ts';
import { NoConnectionError } from '../../database/is-database-away.ts';
import { doesAnswer } from '../../database/ping.ts';
import { ownAccountMessages } from '../../../shared/messages/own-account.ts';
import type { Metrics, SignInWay } from '../../metrics.ts';
import { findAsker, recordAuthCall, type AuthAudit } from './audit/auth-audit.ts';
import type { Auth } from './auth.ts';
import { isOwnPassword } from './own-account/own-password.ts';
import { OWN_PORT_HEADER } from './sign-in-address.ts';
import { createTurnsWhileEmpty } from './sign-up-queries.ts';

const ADD_PASSKEY = '/passkey/generate-register-options';
const REMOVE_PASSKEY = '/passkey/delete-passkey';

/**
 * What of the account library is open to the world, with what the audit trail keeps of it; the rest
 * of the library we do not use.
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
/** What the library lets an open session do, and we only with the password. */
const asksForPassword = new Set([ADD_PASSKEY, REMOVE_PASSKEY]);
/** What the library answers to a GET, in which a password has no place. */
const isGetInside = new Set([ADD_PASSKEY]);
const createsAccounts = new Set(['/sign-up/email', '/callback/:id']);

/** The account library's own routes under /api/auth. */
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
        // What went wrong the library has logged, but it says no more than that to anyone else.
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
 * Leaves of a request what says by our own reckoning who asks, so that the library comes to no other
 * answer: one cookie of each name, no key, and no session that is older than one may grow.
 */
async function keepValidSession(auth: Auth, { headers }: FastifyRequest): Promise<void> {
  const { authCookies } = await auth.$context;
  const cookies = parseCookies(headers.cookie ?? '');
  delete headers.authorization;
  if (!(await auth.findActor({ cookie: writeCookies(cookies) })))
    cookies.delete(authCookies.sessionToken.name);
  // A header without a cookie would count as one with.
  if (cookies.size > 0) headers.cookie = writeCookies(cookies);
  else delete headers.cookie;
}

const writeCookies = (cookies: Map<string, string>): string =>
  Array.from(cookies, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');

/** A provider's answer leads back to the page, with an error in its address where it failed. */
function signInOutcome({ status, headers }: Response) {
  if (status >= 500) return 'failed';
  const isRefused = status >= 400 || (headers.get('location') ?? '').includes('error=');
  return isRefused ? 'refused' : 'succeeded';
}

/** Whether the body has the password of whoever is signed in; the library refuses visitors. */
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
  // Set here whatever the caller sent, since a port in their Host may be forged.
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
