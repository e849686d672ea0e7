import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Database } from '../../database/client.ts';
import { NoConnectionError } from '../../database/is-database-away.ts';
import { doesAnswer } from '../../database/ping.ts';
import type { Metrics } from '../../metrics.ts';
import type { Auth } from './auth.ts';
import { createTurnsWhileEmpty } from './sign-up-queries.ts';

/** What of the account library is open to the world; the rest of it we do not use. */
const authRoutes: [HTTPMethods, string][] = [
  ['POST', '/sign-up/email'],
  ['POST', '/sign-in/email'],
  ['POST', '/sign-in/social'],
  ['GET', '/callback/:id'],
  ['GET', '/get-session'],
  ['POST', '/sign-out'],
  ['POST', '/revoke-sessions'],
  ['POST', '/change-password'],
  ['POST', '/link-social'],
  ['POST', '/unlink-account'],
  ['POST', '/two-factor/enable'],
  ['POST', '/two-factor/disable'],
  ['POST', '/two-factor/generate-backup-codes'],
  ['POST', '/two-factor/verify-totp'],
  ['POST', '/two-factor/verify-backup-code'],
  ['POST', '/request-password-reset'],
  ['POST', '/reset-password'],
  ['GET', '/reset-password/:token'],
];
const signInWays: Record<string, 'password' | 'provider'> = {
  '/sign-in/email': 'password',
  '/callback/:id': 'provider',
};
const createsAccounts = new Set(['/sign-up/email', '/callback/:id']);

/** The account library's own routes under /api/auth. */
export function registerAuthRoutes(
  app: FastifyInstance,
  auth: Auth,
  database: Database,
  metrics: Pick<Metrics, 'countSignIn'>,
): void {
  const inTurnWhileEmpty = createTurnsWhileEmpty(database);
  for (const [method, path] of authRoutes) {
    app.route({
      method,
      url: `/api/auth${path}`,
      handler: async (request, reply) => {
        const answer = () => auth.handler(toWebRequest(request));
        const response = await (createsAccounts.has(path) ? inTurnWhileEmpty(answer) : answer());
        // What went wrong the library has logged, but it says no more than that to anyone else.
        if (response.status === 500 && !(await doesAnswer(database)))
          throw new NoConnectionError(null);
        const way = signInWays[path];
        if (way) metrics.countSignIn(way, signInOutcome(response));
        return send(reply, response);
      },
    });
  }
}

/** A provider's answer leads back to the page, with an error in its address where it failed. */
function signInOutcome({ status, headers }: Response) {
  if (status >= 500) return 'failed';
  const isRefused = status >= 400 || (headers.get('location') ?? '').includes('error=');
  return isRefused ? 'refused' : 'succeeded';
}

function toWebRequest(request: FastifyRequest): Request {
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  const headers = fromNodeHeaders(request.headers);
  headers.delete('content-length');
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  return new Request(url, { method: request.method, headers, body });
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  void reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') void reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  return reply.send(await response.text());
}
