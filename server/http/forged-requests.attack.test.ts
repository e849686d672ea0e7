import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { buildTeacher, buildUser, FACTORY_PASSWORD } from '../testing/factories.ts';
import { send } from '../testing/send.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { listRoutes } from './check-permissions.ts';

const writes = listRoutes(contract).filter(({ method }) => method !== 'GET');
const ID = '11111111-1111-4111-8111-111111111111';
/** The only content types that another site's form can send without a preflight. */
const formTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

describe('a page of another site, opened by somebody who is signed in', () => {
  let app: TestApp;
  let teacher: { email: string };
  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  it.each(writes)('cannot make $name happen', async ({ method, path }) => {
    const address = `/api${path.replaceAll(/\{\w+\}/g, ID)}`;
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site, origin: 'https://evil.example' };
      const answer = await send(app, method, address, { as: teacher, body: {}, headers });
      expect([site, answer.status]).toEqual([site, 403]);
    }
  });

  it.each([
    '/api/callable/activateTeacherAccounts',
    '/api/auth/sign-in/email',
    '/api/auth/sign-up/email',
    '/api/auth/sign-out',
    '/api/auth/revoke-sessions',
    '/api/auth/request-password-reset',
    '/api/auth/reset-password',
    '/api/auth/sign-in/social',
  ])('cannot call %s', async (path) => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await send(app, 'POST', path, { as: teacher, body: {}, headers })).status).toBe(403);
  });

  it.each(formTypes)(
    'cannot make a call with a form of the type %s, in an old browser',
    async (type) => {
      const headers = { 'content-type': type, origin: 'https://evil.example' };
      const posts = writes.filter(
        ({ name, method }) => method === 'POST' && name !== 'uploads.create',
      );
      for (const { path } of posts) {
        const address = `/api${path.replaceAll(/\{\w+\}/g, ID)}`;
        const body = '{"role":"admin","x":"=y"}';
        const answer = await send(app, 'POST', address, { as: teacher, body, headers });
        expect([path, answer.status]).toEqual([path, 400]);
      }
    },
  );

  it('cannot sign anyone in or out from there, even in an old browser', async () => {
    const headers = { origin: 'https://evil.example' };
    const body = { ...teacher, password: FACTORY_PASSWORD };
    for (const path of ['/api/auth/sign-in/email', '/api/auth/sign-out']) {
      const answer = await send(app, 'POST', path, { as: teacher, body, headers });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  it('can read nothing: no answer allows another origin', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await send(app, method, '/api/current-user', { as: teacher, headers });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it('cannot put one of our pages in a frame', async () => {
    const { headers } = await send(app, 'GET', '/');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  const targets = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:evil'];

  it.each(targets)('cannot be the destination of a sign-in: %s', async (callbackURL) => {
    const { text, headers } = await send(app, 'POST', '/api/auth/sign-in/email', {
      body: { email: teacher.email, password: FACTORY_PASSWORD, callbackURL },
      headers: { origin: app.address },
    });
    expect(text).not.toContain('evil');
    expect(headers.get('location')).toBeNull();
  });

  it.each(targets)('cannot be the destination of a message: %s', async (redirectTo) => {
    const { email } = await buildUser(app.database);
    const headers = { origin: app.address };
    const ask = (body: object) =>
      send(app, 'POST', '/api/auth/request-password-reset', { body, headers });
    await ask({ email, redirectTo });
    await ask({ email });
    const messages = app.inbox.messages.filter(({ to }) => to === email);
    expect(messages.map(({ text }) => text).join()).not.toContain('evil');
  });
});
