import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { contract, type Contract } from '../../shared/contract/contract.ts';

export type ApiClient = JsonifiedClient<ContractRouterClient<Contract>>;

/** Creates a client that calls the API as a browser with this cookie would. */
export function createApiClient(address: string, cookie = ''): ApiClient {
  const link = new OpenAPILink(contract, { url: `${address}/api`, headers: () => ({ cookie }) });
  return createORPCClient(link);
}

/** Signs in as a browser would; returns the session cookie. */
export async function signIn(address: string, email: string, password: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Sign-in failed: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
