import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildUser } from '../../../testing/factories.ts';
import { setOneMark } from '../../../testing/quizzes/set-one-mark.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';

describe('the history of a mark', () => {
  const desk = teacherWithApp();

  it('says who did what, from the marker to the last teacher', async () => {
    const quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, ['carbon dioxide'], {
      markSchemeAnswer: 'carbon dioxide (1)\nfrom the air (1)',
    });
    const { quizCode } = quiz;
    const run = await desk.client.marking.startRun({ quizCode, mode: 'all' });
    const told = await desk.client.marking.watchRun({ runId: run.id });
    while (!(await told.next()).done);
    const find = async () => (await quiz.rows())[0] ?? { submissionId: '', markRevision: 0 };
    const admin = await buildUser(desk.app.database, { role: 'admin', name: 'Ada Admin' });
    const { submissionId, markRevision } = await find();
    await setOneMark(await desk.app.as(admin), { submissionId, markAwarded: 2, markRevision });
    await desk.app.database.delete(user).where(eq(user.id, admin.id));
    await setOneMark(desk.client, {
      submissionId,
      markAwarded: 0,
      feedback: 'Sorry, no.',
      reason: 'Copied',
      markRevision: (await find()).markRevision,
    });
    const { items } = await desk.client.marking.listMarkEvents({ submissionId });
    expect(items).toMatchObject([
      { kind: 'marked', teacher: null, marker: 'built-in', oldMark: null },
      { kind: 'overridden', teacher: 'Unknown Teacher', marker: null, newMark: 2 },
      {
        kind: 'overridden',
        teacher: 'Terry Teacher',
        oldMark: 2,
        newMark: 0,
        newFeedback: 'Sorry, no.',
        reason: 'Copied',
      },
    ]);
    expect(items[0]?.promptHash).toBeTruthy();
  });

  it('is empty before the answer is marked', async () => {
    const quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, ['oxygen']);
    const submissionId = (await quiz.rows())[0]?.submissionId ?? '';
    expect(await desk.client.marking.listMarkEvents({ submissionId })).toEqual({ items: [] });
  });

  it('is not available for an answer in another teacher’s quiz, or one that was never given', async () => {
    const theirs = await buildAnsweredQuiz(desk.app.database, 'somebody-else', ['oxygen']);
    const submissionIds = [
      (await theirs.rows())[0]?.submissionId ?? '',
      `nobody_${theirs.quizCode}_${theirs.questionId}`,
    ];
    for (const submissionId of submissionIds) {
      const told = desk.client.marking.listMarkEvents({ submissionId });
      expect((await errorOf(told)).code).toBe('NOT_FOUND');
    }
  });
});
