import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any response except those of a marking service, which its callers retry. */
const MAX_DRAIN_MS = 10_000;

/**
 * Gives a stopping server this long to finish its open requests; later ones get a 503. Event
 * streams are closed at once, because pages open them again.
 */
export function registerDrain(app: FastifyInstance, maxDrainMs = MAX_DRAIN_MS): void {
  const waiting = new Set<ServerResponse>();
  const drained = Promise.withResolvers<void>();
  let isStopping = false;
  const forget = (response: ServerResponse): void => {
    waiting.delete(response);
    if (isStopping && waiting.size === 0) drained.resolve();
  };
  app.addHook('onRequest', async (_request, { raw }) => {
    waiting.add(raw);
    raw.once('close', () => forget(raw));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) forget(reply.raw);
  });
  app.addHook('preClose', async () => {
    if (waiting.size === 0) return;
    isStopping = true;
    const limit = new AbortController();
    await Promise.race([drained.promise, sleep(maxDrainMs, undefined, { signal: limit.signal })]);
    limit.abort();
  });
}
