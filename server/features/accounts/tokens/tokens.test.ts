import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenScopes } from '../../../../shared/contract/tokens.ts';
import { user } from '../../../database/schema/accounts.ts';
import { auditEvents } from '../../../database/schema/audit.ts';
import { apiTokens } from '../../../database/schema/tokens.ts';
import { errorOf } from '../../../testing/error-of.ts';
import {
  buildQuiz,
  buildSubmission,
  buildTeacher,
  buildToken,
  buildUser,
  FACTORY_PASSWORD,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { erasePerson } from '../person-data/erase-person.ts';

const SERVICE_KEY = 'a-key-of-the-timetable-program-of-the-school';

describe('keys for scripts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({
      marking: { MARKING_SERVICE_KEYS: SERVICE_KEY },
    });
  });
  afterAll(() => app.stop());

  const ask = (path: string, token: string, init: RequestInit = {}) =>
    fetch(`${app.address}/api${path}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...init.headers,
      },
    });
  const asked = { name: 'Timetable', scopes: ['quiz.list' as const], password: FACTORY_PASSWORD };

  const makeServiceKey = async (scopes: (typeof tokenScopes)[number][]) => {
    const admin = await buildUser(app.database, { role: 'admin', name: 'Ada Admin' });
    const { tokens } = await app.as(admin);
    const made = await tokens.create({ ...asked, kind: 'service', scopes });
    return { admin, ...made, works: async () => (await ask('/system', made.token)).status };
  };

  it('are shown once, stored as a digest, and act as their person', async () => {
    const teacher = await buildTeacher(app.database);
    const { quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id });
    await buildQuiz(app.database);
    const { tokens } = await app.as(teacher);
    const made = await tokens.create(asked);
    const response = await ask('/quizzes', made.token);
    const { items } = (await response.json()) as { items: { quizCode: string }[] };
    expect(items.map((one) => one.quizCode)).toEqual([quizCode]);

    const [listed] = (await tokens.list({})).items;
    expect(JSON.stringify(listed)).not.toContain(made.token);
    expect(made.token.startsWith(listed?.prefix ?? 'none')).toBe(true);
    expect(listed?.lastUsedAt).not.toBeNull();
    const [row] = await app.database.select().from(apiTokens).where(eq(apiTokens.id, made.id));
    expect(JSON.stringify(row)).not.toContain(made.token.slice(20));
  });

  it('get answers without a cookie, and are never replaced by a cookie sent with them', async () => {
    const teacher = await buildTeacher(app.database);
    const cookie = await app.cookieOf(teacher);
    const response = await ask('/quizzes', `greenpen_${'x'.repeat(43)}`, { headers: { cookie } });
    expect(response.status).toBe(401);
    const noKey = await ask('/quizzes', '', { headers: { cookie } });
    expect(noKey.status).toBe(401);
    const { token } = await buildToken(app.database, teacher.id, ['quiz.list']);
    expect((await ask('/quizzes', token)).headers.getSetCookie()).toEqual([]);
  });

  it('require the password of the person who makes them', async () => {
    const { tokens } = await app.as(await buildTeacher(app.database));
    for (const password of ['', 'wrong'])
      expect((await errorOf(tokens.create({ ...asked, password }))).code).toBe('PASSWORD_WRONG');
  });

  it('cannot be granted a permission that their owner lacks', async () => {
    const { tokens } = await app.as(await buildTeacher(app.database));
    const beyond = await errorOf(tokens.create({ ...asked, scopes: ['settings.manage'] }));
    expect(beyond.code).toBe('TOKEN_SCOPE_NOT_YOURS');
    const service = await errorOf(tokens.create({ ...asked, kind: 'service' }));
    expect(service.code).toBe('FORBIDDEN');
  });

  it('lose a permission when their owner loses it', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const { token } = await buildToken(app.database, admin.id, tokenScopes);
    expect((await ask('/system', token)).status).toBe(200);
    const becomes = (values: Partial<typeof user.$inferInsert>) =>
      app.database.update(user).set(values).where(eq(user.id, admin.id));
    await becomes({ role: 'teacher' });
    expect((await ask('/system', token)).status).toBe(403);
    await becomes({ role: 'student' });
    expect((await ask('/quizzes', token)).status).toBe(401);
    await becomes({ role: 'admin', suspendedAt: new Date() });
    expect((await ask('/system', token)).status).toBe(401);
  });

  it('end with the account of their owner, and leave nothing behind', async () => {
    const teacher = await buildTeacher(app.database);
    const { token } = await buildToken(app.database, teacher.id, ['quiz.list']);
    expect((await ask('/quizzes', token)).status).toBe(200);
    await erasePerson(app.database, teacher.email, { withTexts: true });
    expect((await ask('/quizzes', token)).status).toBe(401);
    expect(await app.database.$count(apiTokens, eq(apiTokens.userId, teacher.id))).toBe(0);
  });

  it('end on their expiry day, and at once when they are revoked', async () => {
    const teacher = await buildTeacher(app.database);
    const expired = { expiresAt: sql`now() - interval '1 second'` as never };
    const old = await buildToken(app.database, teacher.id, ['quiz.list'], expired);
    expect((await ask('/quizzes', old.token)).status).toBe(401);
    const { tokens } = await app.as(teacher);
    const { id, token } = await tokens.create(asked);
    expect((await ask('/quizzes', token)).status).toBe(200);
    await tokens.revoke({ tokenId: id });
    expect((await ask('/quizzes', token)).status).toBe(401);
  });

  it('can all be seen by administrators, who can revoke anybody’s', async () => {
    const teacher = await buildTeacher(app.database);
    const { id } = await buildToken(app.database, teacher.id, ['quiz.list']);
    const { tokens } = await app.as(await buildUser(app.database, { role: 'admin' }));
    const all = await tokens.list({ whose: 'all' });
    expect(all.items).toContainEqual(expect.objectContaining({ id, ownerName: teacher.name }));
    await tokens.revoke({ tokenId: id });
    const another = await app.as(await buildTeacher(app.database));
    const foreign = await buildToken(app.database, teacher.id, ['quiz.list']);
    expect((await errorOf(another.tokens.revoke({ tokenId: foreign.id }))).code).toBe('NOT_FOUND');
    expect((await another.tokens.list({ whose: 'all' })).items).toEqual([]);
  });

  describe('of the school', () => {
    it('keep working whatever happens to the administrator who made them', async () => {
      const other = await buildUser(app.database, { role: 'admin' });
      const { admin, id, works } = await makeServiceKey(['system.manage']);
      const becomes = (values: Partial<typeof user.$inferInsert>) =>
        app.database.update(user).set(values).where(eq(user.id, admin.id));
      expect(await works()).toBe(200);
      await becomes({ role: 'teacher' });
      expect(await works()).toBe(200);
      await becomes({ role: 'admin', suspendedAt: new Date() });
      expect(await works()).toBe(200);
      await app.database.delete(user).where(eq(user.id, admin.id));
      expect(await works()).toBe(200);
      const { tokens } = await app.as(other);
      const { items } = await tokens.list({ whose: 'all' });
      expect(items).toContainEqual(expect.objectContaining({ id, ownerId: null, ownerName: '' }));
      expect((await tokens.list({ whose: 'mine' })).items).toEqual([]);
      await tokens.revoke({ tokenId: id });
      expect(await works()).toBe(401);
    });

    it('can be seen and revoked only by an administrator', async () => {
      const { id } = await makeServiceKey(['system.manage']);
      const { tokens } = await app.as(await buildTeacher(app.database));
      expect((await tokens.list({ whose: 'all' })).items).toEqual([]);
      expect((await errorOf(tokens.revoke({ tokenId: id }))).code).toBe('NOT_FOUND');
    });

    it('are recorded under their own name, in the audit trail and in the history of a mark', async () => {
      const { admin, id, token } = await makeServiceKey(['settings.manage', 'response.mark']);
      const change = { method: 'PATCH', body: JSON.stringify({ schoolName: 'St Service' }) };
      expect((await ask('/settings', token, change)).status).toBe(200);
      const lines = await app.database.select().from(auditEvents);
      const mine = lines.filter(({ actorId }) => actorId === id);
      expect(mine.map(({ actorName }) => actorName)).toEqual(['Service key Timetable']);
      const { quizCode, questionIds } = await buildQuiz(app.database);
      const student = await buildUser(app.database);
      const question = questionIds[0] ?? '';
      const ofStudent = [quizCode, student.id, question] as const;
      const answer = await buildSubmission(app.database, ...ofStudent, { markAwarded: 1 });
      const submissionId = `${student.id}_${quizCode}_${question}`;
      const items = [{ submissionId, markRevision: answer.markRevision }];
      const mark = { method: 'POST', body: JSON.stringify({ items, markAwarded: 0 }) };
      expect((await ask(`/quizzes/${quizCode}/marks`, token, mark)).status).toBe(200);
      const { marking } = await app.as(admin);
      const { items: events } = await marking.listMarkEvents({ submissionId });
      expect(events.at(-1)?.reason).toBe('By service key Timetable.');
    });

    it('are exempt from what a school requires of people', async () => {
      const { admin, works } = await makeServiceKey(['system.manage']);
      const { system } = await app.as(await buildUser(app.database, { role: 'admin' }));
      await app.database
        .update(user)
        .set({ mustProveEmail: true, emailVerified: false, passwordIsDrawn: true })
        .where(eq(user.id, admin.id));
      await system.changeSettings({ newPasswordAfterCard: true });
      expect(await works()).toBe(200);
      await system.changeSettings({ newPasswordAfterCard: false });
    });
  });

  it('appear in the audit trail by name', async () => {
    const admin = await buildUser(app.database, { role: 'admin', name: 'Ada Admin' });
    const { token } = await buildToken(app.database, admin.id, ['settings.manage']);
    const change = { method: 'PATCH', body: JSON.stringify({ schoolName: 'St Key' }) };
    expect((await ask('/settings', token, change)).status).toBe(200);
    const lines = await app.database
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.actorId, admin.id));
    expect(lines.map(({ actorName }) => actorName)).toEqual(['Ada Admin, by key Timetable']);
  });

  it('do not reach passwords or sessions through the account service', async () => {
    const teacher = await buildTeacher(app.database);
    const { token } = await buildToken(app.database, teacher.id, tokenScopes);
    const change = { currentPassword: FACTORY_PASSWORD, newPassword: 'another long password' };
    const init = { method: 'POST', body: JSON.stringify(change), headers: { origin: app.address } };
    expect((await ask('/auth/change-password', token, init)).status).toBe(401);
    expect(await (await ask('/auth/get-session', token)).json()).toBeNull();
  });

  it('are accepted by both marking services, as are the keys in the configuration', async () => {
    const teacher = await buildTeacher(app.database);
    const one = { id: '1', userAnswer: 'carbon dioxide', markSchemeAnswer: 'carbon dioxide (1)' };
    const submissions = [{ ...one, maxMark: 1 }];
    const { token } = await buildToken(app.database, teacher.id, ['marker.use', 'report.write']);
    const mark = { method: 'POST', body: JSON.stringify({ submissions }) };
    for (const key of [token, SERVICE_KEY])
      expect([key, (await ask('/mark-quiz', key, mark)).status]).toEqual([key, 200]);
    const unfit = await buildToken(app.database, teacher.id, ['quiz.list']);
    expect((await ask('/mark-quiz', unfit.token, mark)).status).toBe(403);
    const students = [{ name: 'Asha', level: 6, positives: 'asks well', areasToImprove: '' }];
    const write = { method: 'POST', body: JSON.stringify({ students, classInfo: {} }) };
    expect((await ask('/generate-reports', token, write)).status).toBe(200);
  });

  it('are answered within 70 s on thirty reports, and on answers without a mark scheme', async () => {
    const teacher = await buildTeacher(app.database);
    const { token } = await buildToken(app.database, teacher.id, ['marker.use', 'report.write']);
    const until = { method: 'POST', signal: AbortSignal.timeout(70_000) };
    const students = Array.from({ length: 30 }, (_, index) => ({
      name: `Student ${'abcdefghijklmnopqrstuvwxyzabcd'[index]}${index > 25 ? 'b' : ''}`,
      level: 5,
      positives: 'works hard in every lesson and helps others. '.repeat(10),
      areasToImprove: 'reads the question twice. ',
    }));
    const body = JSON.stringify({ students, classInfo: {} });
    const written = await ask('/generate-reports', token, { ...until, body });
    expect(written.status).toBe(200);
    expect(((await written.json()) as { reports: unknown[] }).reports).toHaveLength(30);
    const submissions = Array.from({ length: 30 }, (_, index) => ({
      id: `${index}`,
      questionText: 'Which gas do plants take in?',
      userAnswer: 'carbon dioxide',
      markSchemeAnswer: '',
      maxMark: 1,
    }));
    const marked = await ask('/mark-quiz', token, {
      ...until,
      body: JSON.stringify({ submissions }),
    });
    expect(marked.status).toBe(200);
    // Without a mark scheme the built-in marker cannot judge an answer, and leaves it out.
    expect(await marked.json()).toMatchObject({ submissions: [] });
  });

  it('work for callable functions', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const may = await buildToken(app.database, admin.id, ['user.activate-teachers']);
    const mayNot = await buildToken(app.database, admin.id, ['quiz.list']);
    const init = { method: 'POST', body: '{}' };
    expect((await ask('/callable/activateTeacherAccounts', may.token, init)).status).toBe(200);
    expect((await ask('/callable/activateTeacherAccounts', mayNot.token, init)).status).toBe(403);
  });
});
