import type { RouteMeta } from '../../../shared/contract/route.ts';
import { tokenScopes } from '../../../shared/contract/tokens.ts';

/** The ways in which a caller can authenticate. */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'better-auth.session_token',
    description:
      'What signing in sets; over HTTPS its name begins with `__Secure-`. A page that writes must be of the same site.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key for scripts, `greenpen_…`, within its scopes. A personal key acts as its owner; a service key belongs to the school.',
  },
  serviceKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'One of MARKING_SERVICE_KEYS of the configuration, for `POST /mark-quiz` alone, where nobody is to make keys.',
  },
};

type Security = Record<string, string[]>[];

/**
 * Returns the ways in which callers may authenticate for a call; empty if it is open to everyone.
 */
export function securityOf(permission: RouteMeta['permission'], call: string): Security {
  if (call === 'marking.markQuiz') return [{ session: [] }, { key: [] }, { serviceKey: [] }];
  if (permission === 'public' || permission === undefined) return [];
  return tokenScopes.includes(permission) ? [{ session: [] }, { key: [] }] : [{ session: [] }];
}
