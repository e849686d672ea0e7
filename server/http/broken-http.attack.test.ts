import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBytes } from '../testing/raw-http.ts';
import { send } from '../testing/send.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Returns the statuses of all responses received over one connection. */
function statusesOf(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
}

describe('requests that no browser would send', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET'],
    ['chunks in disguise', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /health'],
    ['a header with NUL', 'X-Name: a\u0000b\r\n\r\n'],
    ['a folded header', 'X-Name: a\r\n b\r\n\r\n'],
    ['an endless header', `X-Name: ${'x'.repeat(100_000)}\r\n\r\n`],
  ])('a request with %s is refused, and so is all that follows it', async (_, rest) => {
    const head = 'POST /api/demo-requests HTTP/1.1\r\nHost: x\r\n';
    const statuses = statusesOf(await sendBytes(app.address, head + rest));
    for (const status of statuses) expect([400, 413, 415, 431, 501]).toContain(status);
    expect((await send(app, 'GET', '/health')).status).toBe(200);
  });

  it.each([
    'a b',
    'user:pw@localhost',
    'localhost:3000/evil',
    'local host:1',
    'x:123456',
    'x:99999',
    '1.2.3.999',
    '[:::]',
  ])('the host “%s” is refused, without a server error', async (host) => {
    const received = await sendBytes(
      app.address,
      `GET /api/auth/get-session HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(statusesOf(received)).toEqual([400]);
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'TRACK'])(
    '%s is answered without an echo',
    async (method) => {
      const path = method === 'CONNECT' ? 'localhost:80' : '/api/current-user';
      const received = await sendBytes(
        app.address,
        `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Name: an-echo\r\nConnection: close\r\n\r\n`,
      );
      expect(received).not.toContain('an-echo');
      expect(received).not.toMatch(/HTTP\/1\.1 [25]/);
    },
  );

  it('a GET with an endless body is answered before the end', async () => {
    const received = await sendBytes(
      app.address,
      'GET /api/files/questions/1_a.png HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
        'Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n',
    );
    expect(statusesOf(received)).toEqual([401]);
  });

  it('a GET that declares its body as a form is answered like any other', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    const answer = await send(app, 'GET', '/api/files/questions/1_a.png', { headers });
    expect(answer.status).toBe(401);
  });

  it.each(['/%', '/%E0%A4%A', '/api/quizzes/%ff'])(
    'an address such as %s gets an answer that executes nothing',
    async (path) => {
      const { status, headers } = await send(app, 'GET', path);
      expect(status).toBe(400);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/../../../package.json',
    '/assets/..%5c..%5cpackage.json',
    '/....//package.json',
    '/package.json',
    '/.env',
    '/data/auth-secret',
    '/api/docs/static/../../../package.json',
    '/api/docs/static/..%2f..%2f..%2fpackage.json',
    '//etc/passwd',
  ])('%s leads to no file on the machine', async (path) => {
    const received = await sendBytes(
      app.address,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(received).not.toMatch(/"devDependencies"|root:|AUTH_SECRET/);
    expect(received).toMatch(/^HTTP\/1\.1 (200|400|403|404) /);
    // If there is no such file, the web app shows its own screen that says so.
    expect(received).toMatch(/content-type: (application\/json|text\/html)/i);
  });

  it.each([
    '//evil.example/',
    '/\\evil.example',
    '/github',
    '/signed-in?error=https://evil.example',
  ])('%s sends nobody to another site', async (path) => {
    const received = await sendBytes(
      app.address,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(received).not.toMatch(/^location:/im);
  });

  it('a range that a file does not have is not a server error', async () => {
    const headers = { range: 'bytes=999999999-' };
    expect((await send(app, 'GET', '/favicon.svg', { headers })).status).toBeLessThan(500);
  });

  it('answers about people are kept out of every cache', async () => {
    for (const path of ['/api/current-user', '/api/questions', '/api/no-such-call']) {
      const { headers } = await send(app, 'GET', path);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});
