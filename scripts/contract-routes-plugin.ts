import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '../shared/contract/contract.ts';

/** Leaves out what only the server and its documents need of a route: permission and chapter. */
function withoutServerSide(key: string, value: unknown): unknown {
  if (key === 'tags') return undefined;
  // By an object in this place the client knows a route.
  return key === 'meta' ? {} : value;
}

/** What a student needs from sign-in to handing in. */
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
 * Gives the web the contract's routes (methods and paths) as `virtual:contract-routes`, without
 * its schemas: the browser needs neither them nor zod to make a call. Those of a student's way in
 * are `virtual:sitting-routes`, so that the others can come later.
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
