import type { RouteMeta } from '../../shared/contract/route.ts';

/** What a call of the contract states besides its path, its input and its output. */
export const metaOf = ({ '~orpc': { meta } }: { '~orpc': { meta: object } }): RouteMeta =>
  meta as RouteMeta;
