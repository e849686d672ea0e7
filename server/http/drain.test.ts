import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { registerDrain } from './drain.ts';

describe('a server that is stopping', () => {
  const opened: FastifyInstance[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));

  /** Starts a server with one call that responds when the test says so, and one that never ends. */
  async function start(maxDrainMs?: number) {
    const app = Fastify({ forceCloseConnections: true });
    opened.push(app);
    const begun = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<string>();
    registerDrain(app, maxDrainMs);
    app.get('/slow', async () => {
      begun.resolve();
      return answer.promise;
    });
    app.get('/events', (_request, reply) => {
      const events = new Readable({ read: () => undefined });
      events.push('data: 1\n\n');
      return reply.type('text/event-stream').send(events);
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    return { app, address, begun: begun.promise, answer: answer.resolve };
  }

  it('answers requests that it received before', async () => {
    const { app, address, begun, answer } = await start();
    const asked = fetch(`${address}/slow`);
    await begun;
    const closed = app.close();
    answer('in time');
    expect(await (await asked).text()).toBe('in time');
    await closed;
  });

  it('cuts off requests that take longer than it may wait', async () => {
    const { app, address, begun } = await start(1);
    const asked = fetch(`${address}/slow`);
    await Promise.all([
      expect(asked).rejects.toThrow('fetch failed'),
      begun.then(() => app.close()),
    ]);
  });

  it('does not wait for a stream of events', async () => {
    const { app, address } = await start(2 ** 30);
    const { body } = await fetch(`${address}/events`);
    const reader = body?.getReader();
    await reader?.read();
    await Promise.all([expect(reader?.read()).rejects.toThrow('terminated'), app.close()]);
  });

  it('does not wait for people who have left', async () => {
    const { app, address, begun } = await start(2 ** 30);
    const gone = new AbortController();
    const asked = fetch(`${address}/slow`, { signal: gone.signal });
    await begun;
    gone.abort();
    await expect(asked).rejects.toThrow('aborted');
    await app.close();
  });

  it('is what a process that serves people does', async () => {
    const app = await startTestApp();
    const lock = await app.pool.connect();
    await lock.query('begin; lock table demo_requests in exclusive mode');
    const asked = fetch(`${app.address}/api/demo-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@school.example', message: 'Hello' }),
    });
    await until(async () => {
      const { rows } = await lock.query('select from pg_locks where not granted');
      expect(rows).toHaveLength(1);
    });
    const stopped = app.stop();
    const refused = until(async () =>
      expect((await fetch(`${app.address}/ready`)).status).toBe(503),
    );
    await Promise.race([asked, refused]);
    await lock.query('commit');
    lock.release();
    expect((await asked).ok).toBe(true);
    await stopped;
  });
});
