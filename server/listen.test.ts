import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, PortTakenError } from './listen.ts';
import { findFreePort, occupyPort } from './testing/greenpen-process.ts';

describe('listen', () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
  });

  function buildApp() {
    const app = Fastify();
    app.get('/', () => 'ready');
    cleanups.push(() => app.close());
    return app;
  }

  async function occupied(): Promise<number> {
    const { port, close } = await occupyPort();
    cleanups.push(close);
    return port;
  }

  it('answers on the requested port', async () => {
    const port = await findFreePort();
    const address = await listen(buildApp(), { port, host: '127.0.0.1', isPortFixed: true });
    expect(address).toBe(`http://localhost:${port}`);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ready');
  });

  it('says in a sentence that the requested port is taken', async () => {
    const port = await occupied();
    const listening = listen(buildApp(), { port, host: '127.0.0.1', isPortFixed: true });
    await expect(listening).rejects.toThrow(
      new PortTakenError(
        `Port ${port} is already in use. Set PORT to a free one, or stop the other program.`,
      ),
    );
  });

  it('takes the next free port if none was requested', async () => {
    const port = await occupied();
    const address = await listen(buildApp(), { port, host: '127.0.0.1', isPortFixed: false });
    const next = Number(new URL(address).port);
    expect(next).toBeGreaterThan(port);
    expect(await (await fetch(`http://127.0.0.1:${next}/`)).text()).toBe('ready');
  });

  it('passes on other errors unchanged', async () => {
    const port = await findFreePort();
    const listening = listen(buildApp(), { port, host: '192.0.2.1', isPortFixed: true });
    await expect(listening).rejects.toThrow(/EADDRNOTAVAIL/);
  });
});
