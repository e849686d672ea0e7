import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The contract's name of the call, e.g. `attempts.saveAnswer`; null for other routes. */
    call: string | null;
  }
}

/**
 * Returns the call or route of a request, without any part of its address that could be about a
 * person.
 */
export function routeOf(request: FastifyRequest): string {
  return request.call ?? request.routeOptions.url ?? 'unknown';
}

/**
 * Logs one line for each request with its id, which the response carries as `x-request-id`. The
 * line has no address, query or body: the log holds nothing about people.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('call', null);
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
