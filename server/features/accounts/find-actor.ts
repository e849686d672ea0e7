import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { askTogether } from '../../database/ask-together.ts';
import { bearerOf } from '../../http/bearer-of.ts';
import { createSessionQuery } from './sessions-queries.ts';
import { digestToken, isToken } from './tokens/token-format.ts';
import { createTokenQuery } from './tokens/tokens-queries.ts';

/** Whose session cookie or key a request brings; null for a visitor and for one that has ended. */
export type FindActor = (headers: NodeJS.Dict<string | string[]>) => Promise<Actor | null>;

/** Has the account library renew a session, or end it; returns whether it goes on. */
export type RenewSession = (headers: NodeJS.Dict<string | string[]>) => Promise<boolean>;

/** How the account library keeps sessions. */
interface SessionRules {
  cookieName: string;
  secret: string;
  lifetimeSeconds: number;
  /** After this long a session that is used is given its whole lifetime again. */
  renewAfterSeconds: number;
}

/**
 * Finds out who asks at a fraction of what the account library's own way costs, by the same rules:
 * its cookie, its signature, its table, always as it stands now (docs/decisions/0015). What has to
 * be written, because a session has run out or is to be renewed, is left to `renew`.
 */
export function createFindActor(
  database: Database,
  limits: Parameters<typeof createSessionQuery>[1],
  { readRules, renew }: { readRules: () => Promise<SessionRules>; renew: RenewSession },
): FindActor {
  const query = createSessionQuery(database, limits);
  const findSession = askTogether(
    async (tokens) => new Map((await query(tokens)).map((row) => [row.token, row])),
  );
  const findByToken = createTokenQuery(database, limits.fixed);
  let rules: SessionRules | undefined;
  return async (headers) => {
    const { cookie, authorization } = headers;
    // Whoever brings a key asks as that key and nobody else, whatever cookie comes with it.
    if (typeof authorization === 'string' && /^Bearer\b/i.test(authorization)) {
      const key = bearerOf(authorization);
      return key !== undefined && isToken(key) ? findByToken(digestToken(key)) : null;
    }
    if (typeof cookie !== 'string') return null;
    rules ??= await readRules();
    const token = readToken(cookie, rules);
    const session = token && (await findSession(token));
    if (!session) return null;
    const secondsLeft = (session.expiresAt.getTime() - Date.now()) / 1_000;
    const isFresh = secondsLeft > rules.lifetimeSeconds - rules.renewAfterSeconds;
    return isFresh || (await renew(headers)) ? session.actor : null;
  };
}

/** The token of the session cookie, if it was signed here. */
function readToken(cookie: string, { cookieName, secret }: SessionRules): string | null {
  const value = parseCookies(cookie).get(cookieName) ?? '';
  const dot = value.lastIndexOf('.');
  const token = value.slice(0, Math.max(0, dot));
  const given = Buffer.from(value.slice(dot + 1));
  const wanted = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isSigned && token !== '' ? token : null;
}
