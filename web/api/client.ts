import { createORPCClient, DynamicLink, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import sittingRoutes from 'virtual:sitting-routes';
import type { Contract } from '../../shared/contract/contract.ts';
import { fetchOnce } from './early-answers.ts';
import { isOtherPersons, ownerHeaders } from './page-owner.ts';
import { sessionExpiry } from './session-expiry.ts';

const linkTo = (routes: AnyContractRouter) =>
  new OpenAPILink(routes, {
    url: () => `${window.location.origin}/api`,
    headers: ownerHeaders,
    fetch: fetchOnce,
    interceptors: [
      async ({ next }) => {
        const reportExpiry = sessionExpiry.watch();
        try {
          return await next();
        } catch (error) {
          if (error instanceof ORPCError && error.status === 401) reportExpiry();
          if (error instanceof ORPCError && error.code === 'SESSION_OF_ANOTHER')
            isOtherPersons.set(true);
          throw error;
        }
      },
    ],
  });

const sittingLink = linkTo(sittingRoutes);
/** Loads the routes of all calls outside a sitting on the first such call. */
const link = new DynamicLink(async (_options, path) =>
  isSitting(path) ? sittingLink : linkTo((await import('virtual:contract-routes')).default),
);

function isSitting([chapter = '', call = '']: readonly string[]): boolean {
  return call in ((sittingRoutes as Record<string, object>)[chapter] ?? {});
}

/** Greenpen's API, one function per call of the contract. */
export const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);

/** TanStack Query options and keys for every call of the contract. */
export const api = createTanstackQueryUtils(client);
