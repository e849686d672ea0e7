import { oc } from '@orpc/contract';
import { errors } from '../errors.ts';
import type { Action, IsLimited } from '../permissions.ts';
import type { CallAudit } from './audit.ts';
import { errorsOf, type TargetName } from './targets.ts';

/** What every route states: its action and target, or that it is open to everyone. */
export interface RouteMeta {
  permission: Action | 'public' | undefined;
  /** The target of the action; null if its permission does not depend on a row. */
  target?: TargetName | null;
  /** The maximum size of a request, if it differs from the server's default. */
  maxBodyBytes?: number;
  /** The rate limit that its calls count against, if strangers could do harm by calling often. */
  limit?: 'contact' | 'code-guess' | 'own-password';
  /**
   * Set for calls that only read, and often much: a replica may serve them (docs/decisions/0066).
   */
  mayReadReplica?: true;
  /**
   * The line that it adds to the audit trail; absent if its handler writes one, or none is needed.
   */
  audit?: CallAudit;
}

type Options = Pick<RouteMeta, 'maxBodyBytes' | 'limit' | 'mayReadReplica' | 'audit'>;

/** An action that covers only some rows must name its target. */
type TargetFor<A extends Action> =
  IsLimited<A> extends true
    ? [target: TargetName, options?: Options]
    : [target?: TargetName | null, options?: Options];

/**
 * A route for signed-in users whose role may perform the action (shared/permissions.ts) on the
 * target. `maxBodyBytes` is for routes that accept larger requests than the server's default.
 */
export function permitted<A extends Action, Rest extends TargetFor<A>>(action: A, ...rest: Rest) {
  const [target, options]: [target?: Rest[0], options?: Options] = rest;
  return oc
    .$meta<RouteMeta & { permission: A; target?: Rest[0] }>({
      permission: action,
      target,
      maxBodyBytes: options?.maxBodyBytes,
      ...(options?.limit && { limit: options.limit }),
      ...(options?.mayReadReplica && { mayReadReplica: true as const }),
      ...(options?.audit && { audit: options.audit }),
    })
    .errors(errors('BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN'))
    .errors(errors(...errorsOf(target)));
}

/** A route open to everyone, signed in or not. */
export const open = oc
  .$meta<RouteMeta & { permission: 'public' }>({ permission: 'public' })
  .errors(errors('BAD_REQUEST'));

/**
 * A route open to everyone, with a rate limit, because strangers could do harm by calling it often.
 */
export const openWithLimit = (limit: NonNullable<RouteMeta['limit']>) =>
  open.meta({ permission: 'public', limit }).errors(errors('TOO_MANY_REQUESTS'));
