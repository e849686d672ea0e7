import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { askTogether } from '../../../database/ask-together.ts';
import { bearerOf } from '../../../http/bearer-of.ts';
import { createSessionQuery } from './sessions-queries.ts';
import { digestToken, isToken } from '../tokens/token-format.ts';
import { createTokenQuery } from '../tokens/tokens-queries.ts';

/**
 * Finds the person whose session cookie or key a request carries; null for visitors and expired
 * sessions.
 */
export type FindActor = (headers: NodeJS.Dict<string | string[]>) => Promise<Actor | null>;

/** Makes the account library renew or end a session; returns whether the session is still valid. */
export type RenewSession = (headers: NodeJS.Dict<string | string[]>) => Promise<boolean>;

/** How the account library stores sessions. */
interface SessionRules {
  cookieName: string;
  secret: string;
  lifetimeSeconds: number;
  /** Time after which a session in use gets its full lifetime again. */
  renewAfterSeconds: number;
}

/**
 * Finds the actor of a request by the account library's rules (its cookie, signature and table,
 * never cached) at a fraction of its cost (docs/decisions/0015). Writes, because a session has
 * expired or is due for renewal, are left to `renew`.
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
    // A request with a key acts as that key alone, whatever cookie it also carries.
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

/** Returns the token of the session cookie, if its signature is valid. */
function readToken(cookie: string, { cookieName, secret }: SessionRules): string | null {
  const value = parseCookies(cookie).get(cookieName) ?? '';
  const dot = value.lastIndexOf('.');
  const token = value.slice(0, Math.max(0, dot));
  const given = Buffer.from(value.slice(dot + 1));
  const wanted = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isSigned && token !== '' ? token : null;
}
