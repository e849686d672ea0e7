import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Database } from '../../database/client.ts';
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
  ['POST', '/request-password-reset'],
  ['POST', '/reset-password'],
];
const createsAccounts = new Set(['/sign-up/email', '/callback/:id']);

/** The account library's own routes under /api/auth. */
export function registerAuthRoutes(app: FastifyInstance, auth: Auth, database: Database): void {
  const inTurnWhileEmpty = createTurnsWhileEmpty(database);
  for (const [method, path] of authRoutes) {
    app.route({
      method,
      url: `/api/auth${path}`,
      handler: async (request, reply) => {
        const answer = () => auth.handler(toWebRequest(request));
        return send(reply, await (createsAccounts.has(path) ? inTurnWhileEmpty(answer) : answer()));
      },
    });
  }
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
