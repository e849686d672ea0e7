import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAccountMessages } from '../../shared/messages/own-account.ts';
import { user } from '../database/schema/accounts.ts';
import { tenants } from '../database/schema/classes.ts';
import { buildTeacher, buildUser } from '../testing/factories.ts';
import { send } from '../testing/send.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const PATH = '/api/callable/activateTeacherAccounts';

describe('a callable function (spec sections 7 and 8)', () => {
  let app: TestApp;
  let admin: { id: string; email: string };

  /** Calls the function as the dashboard does. */
  const activate = () => send(app, 'POST', PATH, { as: admin, body: { data: null } });
  const teachers = () =>
    app.database
      .select({ id: user.id, code: user.teacherCode, tenant: tenants.teacherCode })
      .from(user)
      .leftJoin(tenants, eq(tenants.teacherId, user.id))
      .where(eq(user.role, 'teacher'))
      .orderBy(user.id);

  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
  });
  afterAll(() => app.stop());

  it.each([{ data: null }, { data: {} }, {}])('answers %j with its result', async (body) => {
    const answer = await send(app, 'POST', PATH, { as: admin, body });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ result: { message: 'All teacher accounts activated!' } });
  });

  it.each(['[]', '"text"', '7', 'null', '{"data":', ''])(
    'answers the body %j with 400 invalid-argument',
    async (body) => {
      const answer = await send(app, 'POST', PATH, { as: admin, body });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        error: {
          status: 'invalid-argument',
          message: 'Some of what was sent is not valid. Please check it and try again.',
        },
      });
    },
  );

  it('answers a visitor with 401 unauthenticated', async () => {
    const answer = await send(app, 'POST', PATH, { body: { data: null } });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      error: {
        status: 'unauthenticated',
        message: 'User is not logged in. Please log in and try again.',
      },
    });
  });

  it('answers a teacher and a student with 403 permission-denied', async () => {
    for (const person of [await buildTeacher(app.database), await buildUser(app.database)]) {
      const answer = await send(app, 'POST', PATH, { as: person, body: { data: null } });
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({
        error: {
          status: 'permission-denied',
          message: 'You do not have permission to do this.',
        },
      });
    }
  });

  it('answers a page that was opened for somebody else with 409 aborted, and does nothing', async () => {
    const bare = await buildUser(app.database, { role: 'teacher' });
    const headers = { 'x-greenpen-person': bare.id };
    const answer = await send(app, 'POST', PATH, { as: admin, body: { data: null }, headers });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      error: {
        status: 'aborted',
        message: ownAccountMessages.sessionOfAnother,
        reason: 'SESSION_OF_ANOTHER',
      },
    });
    expect((await teachers()).find(({ id }) => id === bare.id)?.code).toBeNull();
  });

  it('answers a page that names the person who is signed in', async () => {
    const headers = { 'x-greenpen-person': admin.id };
    const answer = await send(app, 'POST', PATH, { as: admin, body: { data: null }, headers });
    expect(answer.status).toBe(200);
  });

  it('answers an unknown name with 404 not-found', async () => {
    for (const name of ['nothing', 'constructor', '__proto__']) {
      const path = `/api/callable/${name}`;
      const answer = await send(app, 'POST', path, { as: admin, body: { data: null } });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ error: { status: 'not-found', message: 'Not found.' } });
    }
  });

  describe('activateTeacherAccounts', () => {
    it('gives every teacher without a code or tenant one, and does not change the others', async () => {
      const { database } = app;
      const complete = await buildTeacher(database);
      const bare = await buildUser(database, { role: 'teacher', username: 'Zoë Bell' });
      const half = await buildUser(database, { role: 'teacher', teacherCode: 'AI-HALF-001' });
      const student = await buildUser(database);
      await activate();
      const codes = new Map((await teachers()).map(({ id, code, tenant }) => [id, [code, tenant]]));
      expect(codes.get(complete.id)).toEqual([complete.teacherCode, complete.teacherCode]);
      expect(codes.get(half.id)).toEqual(['AI-HALF-001', 'AI-HALF-001']);
      const [code, tenant] = codes.get(bare.id) ?? [];
      expect(code).toMatch(/^AI-ZOE-[A-Z0-9]{3}$/);
      expect(tenant).toBe(code);
      const [row] = await database.select().from(user).where(eq(user.id, student.id));
      expect(row?.teacherCode).toBeNull();
    });

    it('changes nothing if it is repeated, even many times at once', async () => {
      await buildUser(app.database, { role: 'teacher' });
      await Promise.all(Array.from({ length: 5 }, activate));
      const before = await teachers();
      expect(before.every(({ code, tenant }) => code !== null && code === tenant)).toBe(true);
      await activate();
      expect(await teachers()).toEqual(before);
    });
  });
});
