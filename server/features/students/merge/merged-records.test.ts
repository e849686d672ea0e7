import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { attempts } from '../../../database/schema/attempts.ts';
import { auditEvents } from '../../../database/schema/audit.ts';
import { quizWindows } from '../../../database/schema/quiz-classes.ts';
import { rosterPeople } from '../../../database/schema/roster.ts';
import { buildSampleSchool } from '../../../testing/permissions/sample-school.ts';
import { twoAccountsWithApp } from '../../../testing/two-accounts.ts';

type Person = { id: string; email: string };

describe('two accounts of one student', () => {
  const two = twoAccountsWithApp();

  it('keep the history of both sign-ins under the one account', async () => {
    await two.app.as(two.kept);
    await two.app.as(two.other);
    await two.merge();
    const rows = await two.app.database
      .select({ name: auditEvents.actorName })
      .from(auditEvents)
      .where(eq(auditEvents.actorId, two.kept.id));
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['Maja Patel', 'Maya Patel']);
  });

  it('get the longer extra time, and the arrangements that only one of them has', async () => {
    const accessArrangements = { restBreakMinutes: 10 };
    await two.app.database
      .update(user)
      .set({ extraTimePercentage: 25 })
      .where(eq(user.id, two.kept.id));
    await two.app.database
      .update(user)
      .set({ extraTimePercentage: 10, accessArrangements: accessArrangements as never })
      .where(eq(user.id, two.other.id));
    await two.merge();
    const row = await two.app.database.query.user.findFirst({ where: eq(user.id, two.kept.id) });
    expect(row).toMatchObject({ extraTimePercentage: 25, accessArrangements });
  });

  it('get the arrangements that either was given, the kept account’s choice where they differ, and say so', async () => {
    const give = (who: Person, accessArrangements: object) =>
      two.admin.students.setArrangements({ studentId: who.id, accessArrangements });
    await give(two.kept, { fontSize: 'large' });
    await give(two.other, { restBreakMinutes: 20, fontSize: 'largest', readAloud: true });
    expect(
      (await two.admin.students.previewMerge(two.both())).other.accessArrangements,
    ).toMatchObject({
      restBreakMinutes: 20,
    });
    await two.merge();
    const row = await two.app.database.query.user.findFirst({ where: eq(user.id, two.kept.id) });
    expect(row?.accessArrangements).toEqual({
      restBreakMinutes: 20,
      fontSize: 'large',
      overlay: 'none',
      readAloud: true,
    });
    const [line] = (await two.admin.accounts.listAuditEvents({ action: 'accounts-merged' })).items;
    expect(line?.detail).toContain('rest breaks of 20 minutes, large text, read aloud');
  });

  it('leave no trace of the other’s id anywhere in the database', async () => {
    const school = await buildSampleSchool(two.app);
    two.kept = school.people['other student'];
    two.other = school.people.student;
    const quizCode = school.quiz.quizCode;
    await two.app.database.insert(quizWindows).values({ quizCode, userId: two.other.id });
    await two.app.database
      .insert(rosterPeople)
      .values({ sourceId: two.other.id.slice(0, 8), userId: two.other.id, name: 'x', email: '' });
    await two.app.database
      .update(attempts)
      .set({
        finishedAt: sql`coalesce(finished_at, now())`,
        finishedBecause: 'submitted',
        welfareCheckedAt: sql`now()`,
      })
      .where(eq(attempts.userId, two.other.id));
    await two.merge();
    const { rows: tables } = await two.app.database.execute<{ name: string }>(sql`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`);
    const holding: string[] = [];
    for (const { name } of tables) {
      const { rows } = await two.app.database.execute(sql`
        select 1 from ${sql.identifier(name)} t where position(${two.other.id} in replace(t::text, ${two.other.email}, '')) > 0 limit 1`);
      if (rows.length > 0) holding.push(name);
    }
    expect(holding).toEqual([]);
  });
});
