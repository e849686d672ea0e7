import type { FastifyInstance } from 'fastify';

/** A database that restarts, or a node that takes its place, is there again after some seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Says with every 503 when to ask again, unless the route has said it. */
export function registerRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
      void reply.header('retry-after', RETRY_AFTER_SECONDS);
    }
    done();
  });
}
