import { createORPCClient, onError, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import routes from 'virtual:contract-routes';
import type { Contract } from '../../shared/contract/contract.ts';
import { isOtherPersons, pageOwner } from './page-owner.ts';
import { sessionExpiry } from './session-expiry.ts';

const link = new OpenAPILink(routes, {
  url: () => `${window.location.origin}/api`,
  headers: () => {
    const owner = pageOwner.get();
    return owner === null ? {} : { 'x-greenpen-person': owner };
  },
  interceptors: [
    onError((error) => {
      if (!(error instanceof ORPCError)) return;
      if (error.status === 401) sessionExpiry.report();
      if (error.code === 'SESSION_OF_ANOTHER') isOtherPersons.set(true);
    }),
  ],
});

/** Greenpen's API, one function per call of the contract. */
export const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);

/** The same calls as TanStack Query options and keys. */
export const api = createTanstackQueryUtils(client);
