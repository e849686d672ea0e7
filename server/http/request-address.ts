import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const addresses = new AsyncLocalStorage<string>();

/**
 * The network address of whoever sent the request that is being answered; empty where no request
 * is, as in jobs and commands. It belongs to the request, so that whatever writes to the audit trail
 * need not be handed it.
 */
export function requestAddress(): string {
  return addresses.getStore() ?? '';
}

/** Makes the address known for as long as a request is answered. */
export function registerRequestAddress(app: FastifyInstance): void {
  // After the body is read: what reads it would lose the address.
  app.addHook('preHandler', ({ ip }, _reply, done) => addresses.run(ip, done));
}
