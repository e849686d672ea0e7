import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditFilter } from '../../../../shared/contract/audit.ts';
import { findSchoolDay } from '../../../database/school-day.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import {
  buildStudentOf,
  buildTeacher,
  buildUser,
  FACTORY_PASSWORD,
} from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { linkIn } from '../../../testing/test-inbox.ts';
import { deleteOldAuditEvents } from './audit-queries.ts';

type Person = { id: string; email: string };
type Wanted = Partial<AuditFilter> & { after?: string; pageSize?: number };

describe('the audit trail', () => {
  let app: TestApp;
  let admin: Person;
  let teacher: Person & { teacherCode: string };
  const events = async (input: Wanted = {}) =>
    (await app.as(admin)).accounts.listAuditEvents(input);
  const lines = async (input: Wanted = {}) =>
    (await events(input)).items.map(({ action, actorName, subjectName, detail }) =>
      [action, actorName, subjectName, detail].join(' | '),
    );

  const post = (path: string, body: object, cookie = '') =>
    send(app, 'POST', `/api/auth${path}`, { body, headers: { origin: app.address, cookie } });

  const signIn = (email: string, password: string) => post('/sign-in/email', { email, password });

  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin', name: 'Ruth Ellery' });
    teacher = await buildTeacher(app.database, { name: 'Amara Okafor' });
  });
  afterAll(() => app.stop());

  it('says who did what to whom, newest first', async () => {
    const student = await buildStudentOf(app.database, teacher, { name: 'Maya Patel' });
    const [asAdmin, asTeacher] = await Promise.all([app.as(admin), app.as(teacher)]);
    const { id: userId } = student;
    await asTeacher.accounts.setExtraTime({ userId, extraTimePercentage: 25 });
    await asTeacher.accounts.setExtraTime({ userId, extraTimePercentage: 25 });
    await asAdmin.accounts.setRole({ userId, role: 'teacher' });
    await asAdmin.accounts.setRole({ userId, role: 'student' });
    await asTeacher.classes.removeStudent({ userId });
    await asAdmin.accounts.deleteUser({ userId });
    const newcomer = { name: 'Ana', email: 'ana@school.example' };
    await asTeacher.accounts.inviteUsers({ rows: [newcomer], dryRun: false });
    await send(app, 'POST', '/api/callable/activateTeacherAccounts', { as: admin, body: {} });
    const changes = (await lines()).filter((line) => !line.startsWith('signed-in'));
    expect(changes).toEqual([
      'teachers-activated | Ruth Ellery |  | 0 activated',
      'users-invited | Amara Okafor | Ana | as student',
      'user-deleted | Ruth Ellery | Maya Patel | student',
      `student-removed | Amara Okafor | Maya Patel | ${teacher.teacherCode}`,
      'role-changed | Ruth Ellery | Maya Patel | teacher → student',
      'role-changed | Ruth Ellery | Maya Patel | student → teacher',
      'extra-time-changed | Amara Okafor | Maya Patel | 0% → 25%',
    ]);
  });

  it('records the address of the person who asked', async () => {
    const { items } = await events({ action: 'role-changed' });
    expect(items.map(({ fromAddress }) => fromAddress)).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  describe('of sign-ins', () => {
    it('holds the successful and the failed ones, and under whose name', async () => {
      const person = await buildUser(app.database, { name: 'Robin Wells' });
      expect((await signIn(person.email, 'not the password')).status).toBe(401);
      expect((await signIn(person.email.toUpperCase(), FACTORY_PASSWORD)).status).toBe(200);
      expect(await lines({ person: 'robin wells' })).toEqual([
        'signed-in | Robin Wells |  | ',
        'sign-in-failed | A visitor | Robin Wells | ',
      ]);
    });

    it('keeps nothing that was typed if there is no such account', async () => {
      const typed = `my-secret-${randomUUID()}@school.example`;
      expect((await signIn(typed, 'whatever it is')).status).toBe(401);
      expect((await lines({ action: 'sign-in-failed' }))[0]).toBe(
        'sign-in-failed | A visitor |  | no such account',
      );
      const { rows } = await app.database.execute(
        sql`select 1 from audit_events t where t::text like '%my-secret%'`,
      );
      expect(rows).toEqual([]);
    });

    it('holds who asked for a link, who set a password, and who signed out everywhere', async () => {
      const person = await buildUser(app.database, { name: 'Lee Harper' });
      await post('/request-password-reset', { email: person.email });
      const token = linkIn(await app.inbox.messageTo(person.email)).searchParams.get('token');
      const newPassword = `Sunflower-${randomUUID()}`;
      await post('/reset-password', { token, newPassword });
      const { headers } = await signIn(person.email, newPassword);
      const cookie = headers.getSetCookie().map((one) => one.split(';')[0]);
      // An unknown key must not hide who is signed in.
      await send(app, 'POST', '/api/auth/revoke-sessions', {
        body: {},
        headers: {
          origin: app.address,
          cookie: cookie.join('; '),
          authorization: 'Bearer of-nobody',
        },
      });
      expect(await lines({ person: 'lee harper', order: 'oldest' })).toEqual([
        'reset-asked | A visitor | Lee Harper | ',
        'password-changed | Lee Harper | Lee Harper | ',
        'signed-in | Lee Harper |  | ',
        'signed-out-everywhere | Lee Harper |  | ',
      ]);
    });
  });

  it('comes in pages that no new entry shifts, in either order', async () => {
    for (const order of ['newest', 'oldest'] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await events({ order, pageSize: 3, ...(after && { after }) });
        seen.push(...page.items.map(({ id }) => id));
        after = page.next ?? undefined;
      } while (after);
      const all = (await events({ order, pageSize: 200 })).items.map(({ id }) => id);
      expect(seen).toEqual(all);
      expect(all.length).toBeGreaterThan(10);
    }
  });

  it('can be filtered by person, kind and day', async () => {
    expect(await lines({ person: 'maya', action: 'user-deleted' })).toHaveLength(1);
    const today = await findSchoolDay(app.database);
    const all = (await events({ pageSize: 200 })).items.length;
    expect((await events({ fromDay: today, toDay: today, pageSize: 200 })).items).toHaveLength(all);
    expect((await events({ toDay: '2020-01-01' })).items).toEqual([]);
    expect((await events({ fromDay: '2999-01-01' })).items).toEqual([]);
  });

  it('is downloaded as CSV, whole or filtered, and the download itself is recorded', async () => {
    const client = await app.as(admin);
    const download = async (filter: Partial<AuditFilter>) =>
      (await client.accounts.exportAuditEvents(filter)).text();
    const whole = await download({});
    const { length } = (await events({ pageSize: 200 })).items;
    expect(whole.trimEnd().split('\r\n')).toHaveLength(1 + length);
    expect(whole).toContain('Robin Wells');
    expect((await lines())[0]).toBe('data-exported | Ruth Ellery |  | Audit trail');
    const filtered = await download({ person: 'Ruth' });
    expect(filtered).toContain('Role changed,Ruth Ellery,Maya Patel,student → teacher,127.0.0.1');
    expect(filtered).not.toContain('Robin');
  });

  it('records nothing that was refused', async () => {
    const stranger = await buildUser(app.database);
    await app.as(teacher);
    const before = (await events({ pageSize: 200 })).items.length;
    const attempt = (await app.as(teacher)).accounts.setRole({
      userId: stranger.id,
      role: 'teacher',
    });
    expect(await outcomeOf(attempt)).toBe('NOT_FOUND');
    expect((await events({ pageSize: 200 })).items).toHaveLength(before);
  });

  it('is only for admins', async () => {
    const asTeacher = await app.as(teacher);
    expect(await outcomeOf(asTeacher.accounts.listAuditEvents({}))).toBe('FORBIDDEN');
    expect(await outcomeOf(asTeacher.accounts.exportAuditEvents({}))).toBe('FORBIDDEN');
  });

  it('can only be added to: the database itself refuses a change', async () => {
    const refused = { cause: { message: 'Rows of audit_events are only added' } };
    for (const statement of [
      sql`update audit_events set detail = 'nothing'`,
      sql`delete from audit_events`,
      sql`truncate audit_events`,
    ]) {
      await expect(app.database.execute(statement)).rejects.toMatchObject(refused);
    }
  });

  it('loses only entries older than the chosen number of months', async () => {
    await app.database.execute(sql`
      insert into audit_events (action, actor_id, actor_name, at)
      values ('signed-in', 'x', 'Long Gone', now() - interval '25 months'),
             ('signed-in', 'x', 'Not So Long', now() - interval '23 months')`);
    expect(await deleteOldAuditEvents(app.database, 24)).toBe(1);
    expect(await lines({ person: 'long' })).toEqual(['signed-in | Not So Long |  | ']);
  });
});
