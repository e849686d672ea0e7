import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { attempts } from '../../../database/schema/attempts.ts';
import { auditEvents } from '../../../database/schema/audit.ts';
import {
  buildAttempt,
  buildQuiz,
  buildStudentOf,
  buildTeacher,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { emailOfSignInName } from '../../../../shared/sign-in-name.ts';
import { operator } from '../audit/record-audit-event.ts';
import { eraseOldAttempts } from './erase-old-attempts.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

describe('a person’s data, by a command', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  const buildStudent = (username: string) =>
    buildStudentOf(app.database, teacher, { email: emailOfSignInName(username) });
  const linesOf = (action: 'data-exported' | 'deleted') =>
    app.database
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, action), eq(auditEvents.actorId, operator.id)));

  it('is found by the username of a student without an email', async () => {
    const student = await buildStudent('maya.patel26');
    expect(await exportPerson(app.database, ' Maya.Patel26')).toMatchObject({
      person: [{ id: student.id }],
    });
    const erased = await erasePerson(app.database, 'maya.patel26', { withTexts: false });
    expect(erased.outcome).toBe('erased');
    expect(await app.database.$count(user, eq(user.id, student.id))).toBe(0);
  });

  it('is not exported without a line in the trail saying whose it was', async () => {
    const student = await buildStudent('leo.brandt26');
    await exportPerson(app.database, student.email);
    expect(await linesOf('data-exported')).toContainEqual(
      expect.objectContaining({ subjectId: student.id, subjectName: student.name }),
    );
  });

  it('is not erased with old attempts without a line in the trail saying how many', async () => {
    const { quizCode } = await buildQuiz(app.database);
    for (const username of ['ann.lee26', 'sam.hill26']) {
      const { id } = await buildStudent(username);
      await buildAttempt(app.database, quizCode, id);
    }
    await app.database.update(attempts).set({ finishedAt: sql`now() - interval '25 months'` });
    await eraseOldAttempts(app.database, 24, { dryRun: true });
    expect(await linesOf('deleted')).toEqual([]);
    for (let time = 1; time <= 2; time += 1) {
      await eraseOldAttempts(app.database, 24, { dryRun: false });
      expect(await linesOf('deleted')).toMatchObject([
        { detail: '2 attempts that ended more than 24 months ago' },
      ]);
    }
  });
});
