import { oc } from '@orpc/contract';
import { mayFail } from '../errors.ts';
import type { Action } from '../permissions.ts';

/** What every route states: the action it performs, or that it is open to everyone. */
export interface RouteMeta {
  permission: Action | 'public' | undefined;
}

const base = oc.$meta<RouteMeta>({ permission: undefined });

/** A route for signed-in users whose role may perform the action (shared/permissions.ts). */
export function permitted(action: Action) {
  return base
    .meta({ permission: action })
    .errors(mayFail('BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN'));
}

/** A route open to everyone, signed in or not. */
export const open = base.meta({ permission: 'public' }).errors(mayFail('BAD_REQUEST'));
