import { createORPCClient, onError, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import routes from 'virtual:contract-routes';
import type { Contract } from '../../shared/contract/contract.ts';
import { sessionExpiry } from './session-expiry.ts';

const link = new OpenAPILink(routes, {
  url: () => `${window.location.origin}/api`,
  interceptors: [
    onError((error) => {
      if (error instanceof ORPCError && error.status === 401) sessionExpiry.report();
    }),
  ],
});

/** Greenpen's API, one function per call of the contract. */
export const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);

/** The same calls as TanStack Query options and keys. */
export const api = createTanstackQueryUtils(client);
