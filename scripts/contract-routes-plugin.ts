import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '../shared/contract/contract.ts';

const MODULE_ID = 'virtual:contract-routes';
const RESOLVED_ID = `\0${MODULE_ID}`;

/** Leaves out what only the server and its documents need of a route: permission and chapter. */
function withoutServerSide(key: string, value: unknown): unknown {
  if (key === 'tags') return undefined;
  // By an object in this place the client knows a route.
  return key === 'meta' ? {} : value;
}

/**
 * Gives the web the contract's routes (methods and paths) as `virtual:contract-routes`, without
 * its schemas: the browser needs neither them nor zod to make a call.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'greenpen:contract-routes',
    resolveId(id) {
      return id === MODULE_ID ? RESOLVED_ID : undefined;
    },
    load(id) {
      return id === RESOLVED_ID
        ? `export default ${JSON.stringify(minifyContractRouter(contract), withoutServerSide)};`
        : undefined;
    },
  };
}
