import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callables } from '../../shared/contract/callables.ts';
import { contract } from '../../shared/contract/contract.ts';
import { session } from '../database/schema/accounts.ts';
import { buildTeacher, buildUser } from '../testing/factories.ts';
import { send } from '../testing/send.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { listRoutes } from './check-permissions.ts';

describe('what every caller can rely on', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  describe('errors outside the contract have the same shape', () => {
    it.each(['{"topic":', 'null', '"text"', '[]', '7', 'not json at all'])(
      'a body of %j is a bad request',
      async (body) => {
        const answer = await send(app, 'POST', '/api/questions', { as: teacher, body });
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
      },
    );

    it('values of wrong types are a bad request that names the fields', async () => {
      const body = { quizCode: 7, questionIds: 'q1', defaultTimeLimit: 600 };
      const answer = await send(app, 'POST', '/api/quizzes', { as: teacher, body });
      expect(answer.status).toBe(400);
      const { data } = answer.body as { data: { issues: { path: string }[] } };
      expect(data.issues.map((issue) => issue.path)).toEqual(['quizCode', 'questionIds']);
    });

    it('a body of another type than JSON is a bad request', async () => {
      const headers = { 'content-type': 'application/xml' };
      const answer = await send(app, 'POST', '/api/questions', {
        as: teacher,
        body: '<question/>',
        headers,
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'BAD_REQUEST' });
    });

    it('a body of 10 MB is too much, with a sentence', async () => {
      const body = { questionText: 'x'.repeat(10 * 1024 * 1024) };
      const answer = await send(app, 'POST', '/api/questions', { as: teacher, body });
      expect(answer.status).toBe(413);
      expect(answer.body).toMatchObject({
        code: 'PAYLOAD_TOO_LARGE',
        message: 'That is too much to send at once.',
      });
    });

    it.each([
      ['GET', '/api/no-such-call'],
      ['POST', '/api/no-such-call'],
      ['DELETE', '/api/questions'],
      ['GET', '/api/quizzes/ABC123/no-such-part'],
      ['GET', '/api/'],
    ])('%s %s is not found', async (method, path) => {
      const answer = await send(app, method, path, { as: teacher });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'NOT_FOUND', message: 'Not found.' });
    });

    it.each(['/api/quizzes/%E0%A4%A', '/api/quizzes/%'])('%s is a bad request', async (path) => {
      const answer = await send(app, 'GET', path, { as: teacher });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'BAD_REQUEST' });
    });
  });

  describe('an error never reveals internal details', () => {
    it('if the database refuses a query', async () => {
      await app.database.execute('alter table questions rename to questions_away');
      const answer = await send(app, 'GET', '/api/questions', { as: teacher });
      await app.database.execute('alter table questions_away rename to questions');
      expect(answer.status).toBe(500);
      expect(answer.body).toMatchObject({
        code: 'INTERNAL_SERVER_ERROR',
        message: 'An error occurred. Please try again.',
      });
      expect(answer.text).not.toMatch(/select|relation|questions|node_modules|\.ts|stack|cause/i);
    });

    it('if a value is wrong', async () => {
      const answer = await send(app, 'POST', '/api/questions', { as: teacher, body: {} });
      expect(answer.text).not.toMatch(/stack|node_modules|zod|\.ts:/i);
    });
  });

  describe('a session', () => {
    it('is required, and the answer says so', async () => {
      const answer = await send(app, 'GET', '/api/questions');
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({
        code: 'UNAUTHORIZED',
        message: 'User is not logged in. Please log in and try again.',
      });
    });

    it.each(['expired', 'ended elsewhere', 'forged'])('that is %s counts as none', async (how) => {
      const person = await buildTeacher(app.database);
      const cookie = await app.cookieOf(person);
      const own = eq(session.userId, person.id);
      if (how === 'expired') {
        await app.database
          .update(session)
          .set({ expiresAt: new Date(0) })
          .where(own);
      } else if (how === 'ended elsewhere') {
        await app.database.delete(session).where(own);
      }
      const sent = how === 'forged' ? cookie.replace(/=.*/, `=${randomUUID()}`) : cookie;
      const answer = await send(app, 'GET', '/api/questions', { headers: { cookie: sent } });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ code: 'UNAUTHORIZED' });
    });

    it('is not needed to ask who is signed in', async () => {
      expect((await send(app, 'GET', '/api/current-user')).body).toMatchObject({ user: null });
      const student = await buildUser(app.database);
      const { body } = await send(app, 'GET', '/api/current-user', { as: student });
      expect(body).toMatchObject({ user: { id: student.id, role: 'student' } });
    });
  });

  describe('security', () => {
    it.each(['cross-site', 'same-site'])('refuses a write from a %s page', async (site) => {
      const headers = { 'sec-fetch-site': site };
      for (const path of ['/api/questions', '/api/auth/sign-in/email']) {
        const answer = await send(app, 'POST', path, { as: teacher, body: {}, headers });
        expect(answer.status).toBe(403);
        expect(answer.body).toMatchObject({ code: 'FORBIDDEN' });
      }
    });

    it.each(['same-origin', 'none'])('accepts a write from a %s page', async (site) => {
      const headers = { 'sec-fetch-site': site };
      const answer = await send(app, 'POST', '/api/questions', { as: teacher, body: {}, headers });
      expect(answer.status).toBe(400);
    });

    it('lets other sites link to pages', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect((await send(app, 'GET', '/api/current-user', { headers })).status).toBe(200);
    });

    it('sends headers that let no foreign script run and no other site frame a page', async () => {
      for (const path of ['/', '/api/current-user', '/api/no-such-call']) {
        const { headers } = await send(app, 'GET', path);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toContain("default-src 'self'");
        expect(policy).toMatch(/script-src 'self'(;|$)/);
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toContain('unsafe-eval');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-powered-by')).toBeNull();
      }
    });
  });

  it('says that it is healthy, and also ready if its database is', async () => {
    expect((await send(app, 'GET', '/health')).body).toEqual({ status: 'ok' });
    const { status, body } = await send(app, 'GET', '/ready');
    expect({ status, body }).toEqual({ status: 200, body: { status: 'ready' } });
  });

  it('gives every answer the id of its request', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await send(app, 'GET', '/health')).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(null);
  });

  it('has no metrics without a token for them', async () => {
    expect((await send(app, 'GET', '/metrics')).text).not.toContain('greenpen_');
  });

  it('documents every call and how to sign in, and where to browse the document', async () => {
    const { body } = await send(app, 'GET', '/api/docs/json');
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const routes = listRoutes(contract).map(({ method, path }) => `${method} ${path}`);
    const others = [
      'POST /auth/sign-in/email',
      'POST /auth/two-factor/verify-totp',
      'POST /auth/sign-out',
      ...Object.keys(callables).map((name) => `POST /callable/${name}`),
    ];
    expect(documented.toSorted()).toEqual([...routes, ...others].toSorted());
    expect((await send(app, 'GET', '/api/docs/')).status).toBe(200);
  });
});
