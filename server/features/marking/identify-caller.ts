import { createHash, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../../access/actor.ts';
import { authorizeRole } from '../../access/authorize.ts';
import { bearerOf } from '../../http/bearer-of.ts';
import { fail } from '../../http/fail.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Under which id a call of the marking service is metered: that of whoever asks, or one that is made
 * of the service's key, whether an administrator made it or the configuration has it. Throws UNAUTHORIZED for nobody and for a wrong key, FORBIDDEN for students.
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

/** Every key is compared, each in constant time, so that the time tells nothing about any. */
function identifyService(given: string, serviceKeys: readonly string[]): string {
  const hash = digest(given);
  const matching = serviceKeys.filter((key) => timingSafeEqual(digest(key), hash));
  if (matching.length === 0) throw fail('UNAUTHORIZED');
  return `service:${hash.toString('hex').slice(0, 12)}`;
}
