import type { RouteMeta } from '../../shared/contract/route.ts';

/** Returns what a call of the contract states in addition to its path, input and output. */
export const metaOf = ({ '~orpc': { meta } }: { '~orpc': { meta: object } }): RouteMeta =>
  meta as RouteMeta;
