import { oc } from '@orpc/contract';
import { errors } from '../errors.ts';
import type { Action, IsLimited } from '../permissions.ts';
import type { CallAudit } from './audit.ts';
import { errorsOf, type TargetName } from './targets.ts';

/** What every route states: the action it performs on what, or that it is open to everyone. */
export interface RouteMeta {
  permission: Action | 'public' | undefined;
  /** What the action is performed on; null where its permission does not depend on a row. */
  target?: TargetName | null;
  /** How large a request may be, where it may be larger than others. */
  maxBodyBytes?: number;
  /** Which limit its calls count against, where strangers could do harm by calling often. */
  limit?: 'contact' | 'code-guess' | 'own-password';
  /** It only reads, and often much: a replica may answer it (docs/decisions/0066). */
  mayReadReplica?: true;
  /** The line that it adds to the audit trail; absent where its handler writes one, or none is due. */
  audit?: CallAudit;
}

type Options = Pick<RouteMeta, 'maxBodyBytes' | 'limit' | 'mayReadReplica' | 'audit'>;

/** An action that reaches only some rows must say what it is performed on. */
type TargetFor<A extends Action> =
  IsLimited<A> extends true
    ? [target: TargetName, options?: Options]
    : [target?: TargetName | null, options?: Options];

/**
 * A route for signed-in users whose role may perform the action (shared/permissions.ts), on the
 * target. `maxBodyBytes` is for those that take more than the server otherwise does.
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

/** The same for what strangers could do harm with by calling it often. */
export const openWithLimit = (limit: NonNullable<RouteMeta['limit']>) =>
  open.meta({ permission: 'public', limit }).errors(errors('TOO_MANY_REQUESTS'));
