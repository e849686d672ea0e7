import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '../shared/contract/contract.ts';

/**
 * Leaves out the parts of a route that only the server and its documents need: permission and
 * chapter.
 */
function withoutServerSide(key: string, value: unknown): unknown {
  if (key === 'tags') return undefined;
  // The client recognises a route by an object in this place.
  return key === 'meta' ? {} : value;
}

/** The calls that a student needs from sign-in to submitting. */
const { currentUser, signInProviders } = contract.accounts;

const modules: Record<string, Parameters<typeof minifyContractRouter>[0]> = {
  'virtual:contract-routes': contract,
  'virtual:sitting-routes': {
    accounts: { currentUser, signInProviders },
    attempts: contract.attempts,
    results: { latestFeedback: contract.results.latestFeedback },
  },
};

/**
 * Provides the web with the contract's routes (methods and paths) as `virtual:contract-routes`,
 * without its schemas: the browser needs neither them nor zod to make a call. The routes of a
 * student's way in are `virtual:sitting-routes`, so that the others can be loaded later.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'greenpen:contract-routes',
    resolveId(id) {
      return id in modules ? `\0${id}` : undefined;
    },
    load(id) {
      const routes = modules[id.replace('\0', '')];
      return routes
        ? `export default ${JSON.stringify(minifyContractRouter(routes), withoutServerSide)};`
        : undefined;
    },
  };
}
