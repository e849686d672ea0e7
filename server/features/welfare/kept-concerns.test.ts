import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditAction } from '../../../shared/contract/audit.ts';
import { openRecords } from '../../database/open-records.ts';
import { welfareConcerns } from '../../database/schema/welfare.ts';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { createScriptedMarker } from '../../testing/markers/scripted-marker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteOldRecords } from '../system/public.ts';
import { deleteConcernForGood } from './public.ts';
import { buildDisclosedQuiz, concernIn, DISCLOSURE } from '../../testing/quizzes/disclosed-quiz.ts';

describe('a student’s disclosure is kept', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let admin: { email: string };

  beforeAll(async () => {
    app = await startTestApp({ marker: createScriptedMarker(() => 1) });
    teacher = await buildTeacher(app.database);
    admin = await buildUser(app.database, { role: 'admin' });
  });
  afterAll(() => app.stop());

  const trace = async (action: AuditAction) =>
    (await (await app.as(admin)).accounts.listAuditEvents({ action })).items[0];
  const isThere = (id: string) => app.database.$count(welfareConcerns, eq(welfareConcerns.id, id));

  it('until a person has decided, and then for the years that the school has set', async () => {
    const { quizCode } = await buildDisclosedQuiz(app, teacher);
    const id = await concernIn(app, teacher, quizCode);
    const age = (years: number) =>
      app.database.transaction(async (transaction) => {
        await openRecords(transaction);
        await transaction
          .update(welfareConcerns)
          .set({ raisedAt: sql`now() - ${years} * interval '1 year'` })
          .where(eq(welfareConcerns.id, id));
      });
    await age(26);
    await deleteOldRecords({ ...app, dataDir: app.filesFolder, sessionMaxHours: 720 });
    expect(await isThere(id)).toBe(1);
    const decision = { concernId: id, outcome: 'followed-up', note: 'Told Ms Lee' } as const;
    await (await app.as(teacher)).welfare.decide(decision);
    await age(24);
    await deleteOldRecords({ ...app, dataDir: app.filesFolder, sessionMaxHours: 720 });
    expect(await isThere(id)).toBe(1);
    await age(26);
    await deleteOldRecords({ ...app, dataDir: app.filesFolder, sessionMaxHours: 720 });
    expect(await isThere(id)).toBe(0);
    expect(await trace('old-records-deleted')).toMatchObject({
      action: 'old-records-deleted',
      actorName: 'Greenpen',
      detail: 'safeguarding records older than 25 years: 1',
    });
  });

  it('unless somebody deletes it by command, which is recorded', async () => {
    const { quizCode } = await buildDisclosedQuiz(app, teacher);
    const id = await concernIn(app, teacher, quizCode);
    expect(await deleteConcernForGood(app.database, id)).toBe(true);
    expect(await isThere(id)).toBe(0);
    expect(await deleteConcernForGood(app.database, id)).toBe(false);
    const entry = await trace('deleted');
    expect(entry?.detail).toMatch(/^Safeguarding record of \d{4}-\d\d-\d\d$/);
  });

  it('out of bulk actions on answers, even when its record has been deleted', async () => {
    const { quizCode } = await buildDisclosedQuiz(app, teacher, [DISCLOSURE]);
    const id = await concernIn(app, teacher, quizCode);
    const { marking, welfare } = await app.as(teacher);
    await welfare.decide({ concernId: id, outcome: 'followed-up', note: '' });
    await deleteConcernForGood(app.database, id);
    await expect(marking.startRun({ quizCode, mode: 'all' })).rejects.toMatchObject({
      code: 'NOTHING_TO_MARK',
    });
    const file = await marking.exportResponses({ quizCode, format: 'csv' });
    expect(await file.text()).not.toContain(DISCLOSURE);
  });

  it('in bulk actions if somebody found no concern in it', async () => {
    const { quizCode } = await buildDisclosedQuiz(app, teacher, [DISCLOSURE]);
    const id = await concernIn(app, teacher, quizCode);
    const { marking, welfare } = await app.as(teacher);
    await welfare.decide({ concernId: id, outcome: 'no-concern', note: '' });
    await deleteConcernForGood(app.database, id);
    expect((await marking.startRun({ quizCode, mode: 'all' })).total).toBe(1);
  });

  it('with a record that can only be added to', async () => {
    await buildDisclosedQuiz(app, teacher);
    for (const [table, statement] of [
      ['welfare_events', sql`update welfare_events set actor_name = 'Nobody'`],
      ['welfare_events', sql`delete from welfare_events`],
      ['welfare_events', sql`truncate welfare_events`],
      ['welfare_concerns', sql`update welfare_concerns set text = 'Nothing.'`],
      ['welfare_concerns', sql`delete from welfare_concerns`],
      ['welfare_concerns', sql`truncate welfare_concerns cascade`],
    ] as const) {
      const message = `Rows of ${table} are only added`;
      // In a transaction, which is retried if a job that writes to both tables interferes.
      const attempt = app.database.transaction((transaction) => transaction.execute(statement));
      await expect(attempt).rejects.toMatchObject({ cause: { message } });
    }
  });
});
