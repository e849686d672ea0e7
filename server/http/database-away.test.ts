import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generalMessages } from '../../shared/messages/general.ts';
import { buildUser } from '../testing/factories.ts';
import { startSwallowingProxy, type SwallowingProxy } from '../testing/black-hole-proxy.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { cloneDatabase } from '../testing/database/test-database.ts';

const credentials = { email: 'nobody@school.example', password: 'wrong password' };

describe('while the database is away', () => {
  let proxy: SwallowingProxy;
  let app: TestApp;
  let cookie: string;

  beforeAll(async () => {
    proxy = await startSwallowingProxy((await cloneDatabase()).connectionString);
    app = await startTestApp({ databaseAddress: proxy.connectionString });
    cookie = await app.cookieOf(await buildUser(app.database, { role: 'admin' }));
    proxy.close();
  });
  afterAll(async () => {
    await proxy.open();
    await app.stop();
    await proxy.stop();
  });

  const ask = (path: string, body?: unknown) =>
    fetch(`${app.address}${path}`, {
      headers: { cookie, 'content-type': 'application/json', origin: app.address },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });

  it.each([
    ['a call that reads', '/api/users?role=student', undefined],
    ['a call that writes', '/api/quizzes', { title: 'A', questionIds: ['a'] }],
    ['a call open to everyone', '/api/demo-requests', { ...credentials, name: 'A', message: 'B' }],
    ['who is signed in', '/api/current-user', undefined],
    ['a callable', '/api/callable/activateTeacherAccounts', { data: null }],
    ['sign-in', '/api/auth/sign-in/email', credentials],
    ['sign-up', '/api/auth/sign-up/email', { ...credentials, username: 'A', name: 'A' }],
    ['the session', '/api/auth/get-session', undefined],
    ['a forgotten password', '/api/auth/request-password-reset', credentials],
    ['readiness', '/ready', undefined],
  ])('%s is answered with 503, a time to try again, and a sentence', async (_, path, body) => {
    const answer = await ask(path, body);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain(generalMessages.databaseAway);
  });

  it('the process itself is healthy, and everything works as before once the database is back', async () => {
    expect((await ask('/health')).status).toBe(200);
    await proxy.open();
    expect((await ask('/api/users?role=student')).status).toBe(200);
    proxy.close();
  });
});
