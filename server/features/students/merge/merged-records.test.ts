import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { attempts } from '../../../database/schema/attempts.ts';
import { auditEvents } from '../../../database/schema/audit.ts';
import { quizWindows } from '../../../database/schema/quiz-classes.ts';
import { rosterPeople } from '../../../database/schema/roster.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildStudentOf, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { buildSampleSchool } from '../../../testing/permissions/sample-school.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = { id: string; email: string };

describe('two accounts of one student', () => {
  let app: TestApp;
  let admin: ApiClient;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let kept: Person;
  let other: Person;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.as(await buildUser(app.database, { role: 'admin', name: 'Ada Admin' }));
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    teacher = await buildTeacher(app.database);
    kept = await buildStudentOf(app.database, teacher, { name: 'Maya Patel' });
    other = await buildStudentOf(app.database, teacher, { name: 'Maja Patel' });
  });

  const both = () => ({ studentId: kept.id, otherId: other.id });
  type Decisions = Parameters<ApiClient['students']['merge']>[0]['decisions'];
  const merge = (decisions: Decisions = []) => admin.students.merge({ ...both(), decisions });

  it('keep the history of both sign-ins under the one account', async () => {
    await app.as(kept);
    await app.as(other);
    await merge();
    const rows = await app.database
      .select({ name: auditEvents.actorName })
      .from(auditEvents)
      .where(eq(auditEvents.actorId, kept.id));
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['Maja Patel', 'Maya Patel']);
  });

  it('get the longer extra time, and the arrangements that only one of them has', async () => {
    const accessArrangements = { restBreakMinutes: 10 };
    await app.database.update(user).set({ extraTimePercentage: 25 }).where(eq(user.id, kept.id));
    await app.database
      .update(user)
      .set({ extraTimePercentage: 10, accessArrangements: accessArrangements as never })
      .where(eq(user.id, other.id));
    await merge();
    const row = await app.database.query.user.findFirst({ where: eq(user.id, kept.id) });
    expect(row).toMatchObject({ extraTimePercentage: 25, accessArrangements });
  });

  it('get the arrangements that either was given, the kept account’s choice where they differ, and say so', async () => {
    const give = (who: Person, accessArrangements: object) =>
      admin.students.setArrangements({ studentId: who.id, accessArrangements });
    await give(kept, { fontSize: 'large' });
    await give(other, { restBreakMinutes: 20, fontSize: 'largest', readAloud: true });
    expect((await admin.students.previewMerge(both())).other.accessArrangements).toMatchObject({
      restBreakMinutes: 20,
    });
    await merge();
    const row = await app.database.query.user.findFirst({ where: eq(user.id, kept.id) });
    expect(row?.accessArrangements).toEqual({
      restBreakMinutes: 20,
      fontSize: 'large',
      overlay: 'none',
      readAloud: true,
    });
    const [line] = (await admin.accounts.listAuditEvents({ action: 'accounts-merged' })).items;
    expect(line?.detail).toContain('rest breaks of 20 minutes, large text, read aloud');
  });

  it('leave no trace of the other’s id anywhere in the database', async () => {
    const school = await buildSampleSchool(app);
    kept = school.people['other student'];
    other = school.people.student;
    const quizCode = school.quiz.quizCode;
    await app.database.insert(quizWindows).values({ quizCode, userId: other.id });
    await app.database
      .insert(rosterPeople)
      .values({ sourceId: other.id.slice(0, 8), userId: other.id, name: 'x', email: '' });
    await app.database
      .update(attempts)
      .set({
        finishedAt: sql`coalesce(finished_at, now())`,
        finishedBecause: 'submitted',
        welfareCheckedAt: sql`now()`,
      })
      .where(eq(attempts.userId, other.id));
    await merge();
    const { rows: tables } = await app.database.execute<{ name: string }>(sql`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`);
    const holding: string[] = [];
    for (const { name } of tables) {
      const { rows } = await app.database.execute(sql`
        select 1 from ${sql.identifier(name)} t where position(${other.id} in replace(t::text, ${other.email}, '')) > 0 limit 1`);
      if (rows.length > 0) holding.push(name);
    }
    expect(holding).toEqual([]);
  });
});
