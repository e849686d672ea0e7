import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXACT_MARKER, UNANSWERED_MARKER } from '../../../../shared/mark-giver.ts';
import type { ResultsRelease } from '../../../../shared/contract/quizzes.ts';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import { errorOf, outcomeOf } from '../../../testing/error-of.ts';
import {
  buildQuestion,
  buildSetQuiz,
  buildStudentOf,
  buildTeacher,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('the next attempt when the best attempt counts', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let student: { id: string; email: string };

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    student = await buildStudentOf(app.database, teacher, { name: 'Sam Again' });
  });
  afterAll(() => app.stop());

  /** A finished attempt with a mark by this marker that no teacher has looked at. */
  const sit = async (marker: string, resultsRelease: ResultsRelease) => {
    const { id } = await buildQuestion(app.database, { createdBy: teacher.id, maxMark: 3 });
    const { quizCode } = await buildSetQuiz(app.database, teacher, {
      creatorUid: teacher.id,
      questionIds: [id],
      attemptsAllowed: 3,
      countedAttempt: 'best',
      resultsRelease,
    });
    const page = (await app.as(student)).attempts;
    await page.start({ quizCode });
    const ended = { quizCode, userId: student.id, because: 'submitted' as const };
    await page.finish({ ...ended, answers: [{ questionId: id, answer: 'first', revision: 1 }] });
    await app.database.update(attempts).set({ welfareCheckedAt: sql`now()` });
    const change = (values: Partial<typeof submissions.$inferInsert>) =>
      app.database.update(submissions).set(values).where(eq(submissions.quizCode, quizCode));
    const aiAnalysis = { marker, promptHash: '', points: [], flags: [], confidence: 1 };
    await change({ markAwarded: 2, aiMark: 2, aiAnalysis });
    return {
      accept: () => change({ confirmedBy: teacher.id }),
      again: () => page.start({ quizCode, again: true }),
    };
  };

  it.each(['when-released', 'as-accepted'] as const)(
    'waits until a teacher has looked at the marks that the AI gave, with marks shown %s',
    async (release) => {
      const { again, accept } = await sit('rules', release);
      expect(await errorOf(again())).toMatchObject({
        status: 409,
        code: 'MARKS_NOT_LOOKED_AT',
        message:
          'Your teacher has not looked at all marks of your last attempt yet. You can try again after that.',
      });
      await accept();
      expect(await outcomeOf(again())).toBe('ok');
    },
  );

  it('begins at once if students see marks that nobody has looked at', async () => {
    const { again } = await sit('rules', 'as-marked');
    expect(await outcomeOf(again())).toBe('ok');
  });

  it.each([EXACT_MARKER, UNANSWERED_MARKER])(
    'needs no teacher for marks that follow from the rules alone, as from %s',
    async (marker) => {
      const { again } = await sit(marker, 'when-released');
      expect(await outcomeOf(again())).toBe('ok');
    },
  );

  it('waits for every mark if students see each as it is accepted: marks of an earlier attempt can no longer be accepted', async () => {
    const { again, accept } = await sit(EXACT_MARKER, 'as-accepted');
    expect(await outcomeOf(again())).toBe('MARKS_NOT_LOOKED_AT');
    await accept();
    expect(await outcomeOf(again())).toBe('ok');
  });
});
