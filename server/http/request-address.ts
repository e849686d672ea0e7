import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const addresses = new AsyncLocalStorage<string>();

/**
 * Returns the network address of the sender of the current request; empty outside a request, as in
 * jobs and commands. It is kept with the request, so that code which writes to the audit trail need
 * not pass it on.
 */
export function requestAddress(): string {
  return addresses.getStore() ?? '';
}

/** Makes the address available while a request is handled. */
export function registerRequestAddress(app: FastifyInstance): void {
  // Set after the body is read, because reading it would lose the address.
  app.addHook('preHandler', ({ ip }, _reply, done) => addresses.run(ip, done));
}
