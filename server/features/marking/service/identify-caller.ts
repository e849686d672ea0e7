import { createHash, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../../access/actor.ts';
import { authorizeRole } from '../../../access/authorize.ts';
import { bearerOf } from '../../../http/bearer-of.ts';
import { fail } from '../../../http/fail.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Returns the id that a call of the marking service is metered under: the caller's own, or one
 * derived from the service's key, whether an administrator created the key or the configuration
 * contains it. Throws UNAUTHORIZED for a visitor or a wrong key, and FORBIDDEN for students.
 */
export function identifyCaller(
  visitor: Actor | null,
  authorization: string | undefined,
  serviceKeys: readonly string[],
): string {
  if (visitor) {
    authorizeRole(visitor, 'marker.use');
    const { id, token } = visitor;
    return token?.kind === 'service' ? `service:${token.id}` : id;
  }
  const given = bearerOf(authorization);
  if (given === undefined) throw fail('UNAUTHORIZED');
  return identifyService(given, serviceKeys);
}

/** Compares every key in constant time, so that the duration reveals nothing about any of them. */
function identifyService(given: string, serviceKeys: readonly string[]): string {
  const hash = digest(given);
  const matching = serviceKeys.filter((key) => timingSafeEqual(digest(key), hash));
  if (matching.length === 0) throw fail('UNAUTHORIZED');
  return `service:${hash.toString('hex').slice(0, 12)}`;
}
