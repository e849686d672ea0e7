import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolYearOf, schoolYearStart } from '../../../../shared/school-year.ts';
import { classMemberships } from '../../../database/schema/classes.ts';
import { findSchoolDay } from '../../../database/school-day.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildStudentOf, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { writtenBatch } from '../../../testing/written-batch.ts';

/** Writes a batch of one report. */
async function writeReport(reports: ApiClient['reports'], userId: string) {
  const { id } = await writtenBatch(reports, {
    students: [{ name: 'Student', userId, positives: 'reads widely' }],
    classInfo: { term: 'Autumn Term' },
  });
  return id;
}

describe('the list of students without a report', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('includes a student whose only report for the same term is from another year', async () => {
    const owner = await buildTeacher(app.database);
    const [asha, bo] = [
      await buildStudentOf(app.database, owner, { name: 'Asha Patel' }),
      await buildStudentOf(app.database, owner, { name: 'Bo Li' }),
    ];
    const { reports } = await app.as(owner);
    const write = (userId: string) => writeReport(reports, userId);
    const today = await findSchoolDay(app.database);
    const before = await write(asha.id);
    await app.database.execute(sql`
      update report_batches set created_at = ${schoolYearStart(today)}::date - interval '2 days'
      where id = ${before}`);
    expect(await reports.listMissing({})).toMatchObject({ term: '', terms: [], classes: [] });

    await write(bo.id);
    expect(await reports.listMissing({})).toMatchObject({
      term: 'Autumn Term',
      schoolYear: schoolYearOf(today),
      classes: [{ students: 2, missing: ['Asha Patel'] }],
    });
  });

  it('does not include anyone who can no longer sign in, or any member of staff', async () => {
    const owner = await buildTeacher(app.database);
    const asha = await buildStudentOf(app.database, owner, { name: 'Asha Patel' });
    await buildStudentOf(app.database, owner, { name: 'Bo Li' });
    await buildStudentOf(app.database, owner, { name: 'Lee Left', suspendedAt: new Date() });
    // Students who become staff keep their memberships.
    const { id: studentId } = await buildUser(app.database, { name: 'Ms New', role: 'teacher' });
    const { teacherCode } = owner;
    await app.database.insert(classMemberships).values({ studentId, teacherCode });
    const { reports } = await app.as(owner);
    const batchId = await writeReport(reports, asha.id);
    expect((await reports.getBatch({ batchId })).missing).toEqual(['Bo Li']);
    expect((await reports.listMissing({})).classes).toMatchObject([
      { students: 2, missing: ['Bo Li'] },
    ]);
  });
});
