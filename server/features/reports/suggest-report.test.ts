import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quizzes } from '../../database/schema/quizzes.ts';
import {
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('marked work beside the notes', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('offers the student’s own work by topic, the best first, and only marks that they see', async () => {
    const { database } = app;
    const teacher = await buildTeacher(database);
    const student = await buildStudentOf(database, teacher);
    const { reports } = await app.as(teacher);
    const cells = await buildQuestion(database, { topic: 'Cells', maxMark: 4 });
    const energy = await buildQuestion(database, { topic: 'Energy', maxMark: 4 });
    const { quizCode } = await buildQuiz(database, {
      creatorUid: teacher.id,
      questionIds: [cells.id, energy.id],
      resultsRelease: 'when-released',
    });
    await buildSubmission(database, quizCode, student.id, cells.id, { markAwarded: 4 });
    await buildSubmission(database, quizCode, student.id, energy.id, { markAwarded: 1 });
    const evidenceOnce = async (change: Partial<typeof quizzes.$inferInsert>) => {
      await database.update(quizzes).set(change).where(eq(quizzes.quizCode, quizCode));
      return (await reports.suggest({ studentId: student.id })).evidence;
    };
    const all = ['100% in Cells', '25% in Energy'];
    expect(await evidenceOnce({ releasedAt: null })).toEqual([]);
    expect(await evidenceOnce({ resultsRelease: 'as-accepted' })).toEqual([]);
    expect(await evidenceOnce({ resultsRelease: 'as-marked' })).toEqual(all);
    const released = { resultsRelease: 'when-released', releasedAt: new Date() } as const;
    expect(await evidenceOnce(released)).toEqual(all);
  });
});
