import type { FastifyInstance } from 'fastify';

/** A database that restarts, or the node that takes over, is back within seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Adds to every 503 when to try again, unless the route has done so. */
export function registerRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
      void reply.header('retry-after', RETRY_AFTER_SECONDS);
    }
    done();
  });
}
