import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isPrivateAddress, PrivateAddressError, requestOutside } from './outside-request.ts';

describe('an address within a private network', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '0.0.0.0',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '2002:a00:1::',
    'fd00::1',
    'fe80::1',
    'fec0::1',
  ])('is %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['93.184.215.14', '2606:4700::6810:84e5', '::ffff:93.184.215.14'])(
    'is not %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );

  it.each([
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://[::ffff:127.0.0.1]/',
    'http://localhost/',
  ])('is not contacted, however it is written: %s', async (url) => {
    await expect(requestOutside(new URL(url), asked(false))).rejects.toThrow(PrivateAddressError);
  });
});

const asked = (allowsPrivateAddresses: boolean) =>
  ({ method: 'GET', headers: {}, allowsPrivateAddresses, timeoutMs: 5_000 }) as const;

/** Sends a request to a server that responds in the given way. */
async function ask(answer: Parameters<typeof createServer>[1], timeoutMs = 5_000) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  try {
    return await requestOutside(new URL(`http://127.0.0.1:${port}/`), {
      ...asked(true),
      timeoutMs,
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('a server that is contacted', () => {
  it('is not followed if it redirects elsewhere', async () => {
    let asks = 0;
    const { status } = await ask((_request, response) => {
      asks += 1;
      response.writeHead(302, { location: '/inside' }).end();
    });
    expect([status, asks]).toEqual([302, 1]);
  });

  it('is abandoned if its answer has no end', async () => {
    const piece = Buffer.alloc(1024 * 1024);
    const asking = ask((_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write(piece));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    });
    await expect(asking).rejects.toThrow('The answer is too long.');
  });

  it.each([
    ['never answers', () => undefined],
    [
      'answers, and never ends',
      (_request: unknown, response: ServerResponse) => {
        response.writeHead(200).write('a');
      },
    ],
  ])('is abandoned if it %s', async (_name, answer) => {
    await expect(ask(answer, 200)).rejects.toThrow(/aborted|timeout/i);
  });

  it('is not believed if its answer breaks off', async () => {
    const asking = ask((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    await expect(asking).rejects.toThrow('aborted');
  });
});
