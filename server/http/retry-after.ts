import type { FastifyInstance } from 'fastify';

/** A database that restarts, or the node that takes over, is back within seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Adds a Retry-After header to every 503, unless the route has set one. */
export function registerRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
      void reply.header('retry-after', RETRY_AFTER_SECONDS);
    }
    done();
  });
}
