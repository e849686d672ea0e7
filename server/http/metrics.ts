import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { routeOf } from './request-log.ts';

const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/**
 * Serves `/metrics` in Prometheus format to clients that present the token; without a token the
 * route does not exist. Contains the duration of requests by call, and all that the process has
 * counted.
 */
export function registerMetrics(
  app: FastifyInstance,
  registry: Registry,
  token: string | null,
): void {
  if (token === null) return;
  const times = new Histogram({
    name: 'greenpen_request_seconds',
    help: 'How long requests took, by call and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    times.observe(labels, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) return reply.status(401).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isToken(authorization: string | undefined, token: string): boolean {
  const [given, wanted] = [authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  return (
    given?.length === wanted?.length &&
    timingSafeEqual(given ?? new Uint8Array(), wanted ?? new Uint8Array())
  );
}
