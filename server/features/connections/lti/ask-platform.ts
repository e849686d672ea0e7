import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Database } from '../../../database/client.ts';
import {
  PrivateAddressError,
  requestOutside,
  type OutsideAnswer,
} from '../../../http/outside-request.ts';
import type { PlatformRow } from './platforms-queries.ts';
import { signForPlatform } from './tool-keys.ts';

const TIMEOUT_MS = 15_000;
/** Tokens are renewed this long before they expire. */
const TOKEN_MARGIN_MS = 60_000;

export interface PlatformTools {
  database: Database;
  allowsPrivateAddresses: boolean;
}

/** Thrown if a platform does not answer as it should; the message is for an administrator. */
export class PlatformError extends Error {}

interface Asked {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal | undefined;
}

/** Sends a request to a platform without a token. Throws PlatformError if it cannot be reached. */
export async function askOutside(
  { allowsPrivateAddresses }: Pick<PlatformTools, 'allowsPrivateAddresses'>,
  { url, ...asked }: Asked,
): Promise<OutsideAnswer> {
  const headers = { 'user-agent': 'Greenpen', ...asked.headers };
  try {
    return await requestOutside(new URL(url), {
      ...asked,
      headers,
      allowsPrivateAddresses,
      timeoutMs: TIMEOUT_MS,
    });
  } catch (error) {
    if (error instanceof PrivateAddressError)
      throw new PlatformError(
        `${new URL(url).host} leads into a private network, which this installation does not allow (PRIVATE_ADDRESSES).`,
      );
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).name;
    throw new PlatformError(`${new URL(url).host} could not be reached: ${reason}.`);
  }
}

const keySets = new Map<string, JWTVerifyGetKey>();

/**
 * Returns the keys with which a platform signs, cached for ten minutes; an unknown key id refreshes
 * them.
 */
export function keysOf(
  platform: Pick<PlatformRow, 'jwksUrl'>,
  tools: Pick<PlatformTools, 'allowsPrivateAddresses'>,
): JWTVerifyGetKey {
  const known = keySets.get(platform.jwksUrl);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(platform.jwksUrl), {
    // Concurrent look-ups share a request, and this delay stops invented key ids from flooding the
    // platform.
    cooldownDuration: 5_000,
    [customFetch]: async (url: string) => {
      const { status, text } = await askOutside(tools, { method: 'GET', url });
      return new Response(status === 200 ? text : '', { status: status === 200 ? 200 : 502 });
    },
  });
  keySets.set(platform.jwksUrl, keys);
  return keys;
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });
const tokens = new Map<string, { token: string; until: number }>();
const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

async function findToken(
  tools: PlatformTools,
  platform: PlatformRow,
  scope: string,
): Promise<string> {
  const key = `${platform.id} ${platform.clientId} ${platform.tokenUrl} ${scope}`;
  const known = tokens.get(key);
  if (known && known.until > Date.now()) return known.token;
  const assertion = await signForPlatform(tools.database, {
    iss: platform.clientId,
    sub: platform.clientId,
    aud: platform.tokenAudience ?? platform.tokenUrl,
  });
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_assertion_type: ASSERTION,
    client_assertion: assertion,
    scope,
  });
  const answer = await askOutside(tools, {
    method: 'POST',
    url: platform.tokenUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: body.toString(),
  });
  const parsed = tokenAnswer.safeParse(answer.status === 200 ? readJson(answer.text) : null);
  if (!parsed.success)
    throw new PlatformError(
      `${platform.name} gave no access token (answer ${answer.status}): does it know our key address, and are its services switched on?`,
    );
  const { access_token: token, expires_in } = parsed.data;
  tokens.set(key, { token, until: Date.now() + expires_in * 1_000 - TOKEN_MARGIN_MS });
  return token;
}

/**
 * Calls a service of a platform with an access token; a token that it refuses is replaced once.
 * Throws PlatformError for any response but a successful one.
 */
export async function askService(
  tools: PlatformTools,
  platform: PlatformRow,
  scope: string,
  asked: Asked,
): Promise<OutsideAnswer> {
  for (const isLast of [false, true]) {
    const authorization = `Bearer ${await findToken(tools, platform, scope)}`;
    const headers = { ...asked.headers, authorization };
    const answer = await askOutside(tools, { ...asked, headers });
    if (answer.status >= 200 && answer.status < 300) return answer;
    if (answer.status !== 401 || isLast)
      throw new PlatformError(`${platform.name} answered ${answer.status}.`);
    tokens.delete(`${platform.id} ${platform.clientId} ${platform.tokenUrl} ${scope}`);
  }
  throw new PlatformError(`${platform.name} did not answer.`);
}

/** Parses JSON; returns undefined if the text is not valid. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
