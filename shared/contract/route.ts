import { oc } from '@orpc/contract';
import { errors } from '../errors.ts';
import type { Action } from '../permissions.ts';

/** What every route states: the action it performs, or that it is open to everyone. */
export interface RouteMeta {
  permission: Action | 'public' | undefined;
  /** How large a request may be, where it may be larger than others. */
  maxBodyBytes?: number;
  /** Which limit its calls count against, where strangers could do harm by calling often. */
  limit?: 'contact';
}

const base = oc.$meta<RouteMeta>({ permission: undefined });

/**
 * A route for signed-in users whose role may perform the action (shared/permissions.ts).
 * `maxBodyBytes` is for those that take more than the server otherwise does.
 */
export function permitted(action: Action, { maxBodyBytes }: Pick<RouteMeta, 'maxBodyBytes'> = {}) {
  return base
    .meta({ permission: action, maxBodyBytes })
    .errors(errors('BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN'));
}

/** A route open to everyone, signed in or not. */
export const open = base.meta({ permission: 'public' }).errors(errors('BAD_REQUEST'));

/** The same for what strangers could do harm with by calling it often. */
export const openWithLimit = (limit: NonNullable<RouteMeta['limit']>) =>
  open.meta({ permission: 'public', limit }).errors(errors('TOO_MANY_REQUESTS'));
