import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { RouteMeta } from '../../shared/contract/route.ts';
import type { TargetName } from '../../shared/contract/targets.ts';
import { permissions, type Scope } from '../../shared/permissions.ts';
import { metaOf } from './meta-of.ts';

/** A route of the contract with its name, e.g. `quizzes.create`. */
export interface NamedRoute {
  name: string;
  method: string;
  path: string;
  permission: RouteMeta['permission'];
  target: TargetName | null;
  maxBodyBytes: RouteMeta['maxBodyBytes'];
  mayReadReplica: boolean;
}

export function listRoutes(router: AnyContractRouter, prefix: string[] = []): NamedRoute[] {
  if (isContractProcedure(router)) {
    const { route } = router['~orpc'];
    const { permission, target = null, maxBodyBytes, mayReadReplica = false } = metaOf(router);
    return [
      {
        name: prefix.join('.'),
        method: route.method ?? 'POST',
        path: route.path ?? '',
        permission,
        target,
        maxBodyBytes,
        mayReadReplica,
      },
    ];
  }
  return Object.entries(router).flatMap(([key, child]) => listRoutes(child, [...prefix, key]));
}

/**
 * Throws, so that the app does not start, if a route states neither a permission nor that it is
 * public, or if its permission covers only some rows and the route does not name its target.
 */
export function checkPermissions(router: AnyContractRouter): void {
  const routes = listRoutes(router);
  refuse(
    routes.filter(({ permission }) => permission === undefined),
    'Each route must name its permission or be public.',
  );
  refuse(
    routes.filter(({ permission, target }) => !target && isLimited(permission)),
    'Each route whose permission reaches only some rows must name its target.',
  );
}

function isLimited(permission: RouteMeta['permission']): boolean {
  if (permission === undefined || permission === 'public') return false;
  const scopes: Scope[] = Object.values(permissions[permission]);
  return scopes.includes('own') || scopes.includes('class');
}

function refuse(routes: NamedRoute[], why: string): void {
  if (routes.length === 0) return;
  throw new Error(`${why} Missing: ${routes.map(({ name }) => name).join(', ')}.`);
}
