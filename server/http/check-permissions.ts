import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import type { RouteMeta } from '../../shared/contract/route.ts';

/** A route of the contract with its name, e.g. `quizzes.create`. */
export interface NamedRoute {
  name: string;
  method: string;
  path: string;
  permission: RouteMeta['permission'];
  maxBodyBytes: RouteMeta['maxBodyBytes'];
}

/** Every route of a contract, by name. */
export function listRoutes(router: AnyContractRouter, prefix: string[] = []): NamedRoute[] {
  if (isContractProcedure(router)) {
    const { route, meta } = router['~orpc'];
    return [
      {
        name: prefix.join('.'),
        method: route.method ?? 'POST',
        path: route.path ?? '',
        permission: (meta as RouteMeta).permission,
        maxBodyBytes: (meta as RouteMeta).maxBodyBytes,
      },
    ];
  }
  return Object.entries(router).flatMap(([key, child]) => listRoutes(child, [...prefix, key]));
}

/** Throws where a route states neither a permission nor that it is public, so the app won't start. */
export function checkPermissions(router: AnyContractRouter): void {
  const bare = listRoutes(router).filter((route) => route.permission === undefined);
  if (bare.length > 0) {
    const names = bare.map((route) => route.name).join(', ');
    throw new Error(`Each route must name its permission or be public. Missing: ${names}.`);
  }
}
