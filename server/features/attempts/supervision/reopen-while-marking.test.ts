import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { buildTeacher } from '../../../testing/factories.ts';
import { createScriptedMarker } from '../../../testing/markers/scripted-marker.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('an attempt that is reopened while its quiz is marked', () => {
  let app: TestApp;
  let began: PromiseWithResolvers<void>;
  let goOn: PromiseWithResolvers<void>;

  beforeAll(async () => {
    const marker = createScriptedMarker(async () => {
      began.resolve();
      await goOn.promise;
      return 1;
    });
    app = await startTestApp({ marker });
  });
  afterAll(() => app.stop());

  /** Two answers are being marked; the first one's attempt is reopened. */
  async function reopenWhileMarking({ oldMark }: { oldMark: number | null }) {
    began = Promise.withResolvers();
    goOn = Promise.withResolvers();
    const teacher = await buildTeacher(app.database);
    const desk = await app.as(teacher);
    const quiz = await buildAnsweredQuiz(app.database, teacher.id, ['reopened', 'left alone']);
    const { quizCode, questionId, userIds } = quiz;
    await quiz.change(0, { markAwarded: oldMark });
    await desk.marking.startRun({ quizCode, mode: 'all', isRemarkConfirmed: true });
    await began.promise;
    const [userId = ''] = userIds;
    await desk.attempts.reopen({ quizCode, userId, minutes: 10 });
    const [student] = await app.database.select().from(user).where(eq(user.id, userId));
    if (!student) throw new Error('There is no such student.');
    const page = await app.as(student);
    const own = { quizCode, userId };
    return {
      ...quiz,
      write: (answer: string) =>
        page.attempts.saveAnswer({ ...own, questionId, answer, revision: 9, isSaved: true }),
      finish: () => page.attempts.finish({ ...own, answers: [], because: 'submitted' }),
      /** Lets the marker respond, and waits until the other answer's mark is stored. */
      mark: async () => {
        goOn.resolve();
        await expect.poll(async () => (await quiz.marks())[1]).toBe(1);
      },
    };
  }

  it('never gets the mark for the old words on the new ones, and the run goes on', async () => {
    const quiz = await reopenWhileMarking({ oldMark: null });
    await quiz.write('new words');
    await quiz.mark();
    await quiz.finish();
    expect(await quiz.marks()).toEqual([null, 1]);
    expect((await quiz.events()).map((event) => event.userId)).toEqual([quiz.userIds[1]]);
  });

  it('loses its previous mark if the words change', async () => {
    const quiz = await reopenWhileMarking({ oldMark: 2 });
    await quiz.mark();
    expect(await quiz.marks()).toEqual([2, 1]);
    await quiz.write('new words');
    await quiz.finish();
    expect(await quiz.marks()).toEqual([null, 1]);
    const kinds = (await quiz.events()).map((event) => event.kind);
    expect(kinds.toSorted()).toEqual(['marked', 'reset']);
  });

  it('keeps its previous mark if nothing changes', async () => {
    const quiz = await reopenWhileMarking({ oldMark: 2 });
    await quiz.write('reopened');
    await quiz.mark();
    await quiz.finish();
    expect(await quiz.marks()).toEqual([2, 1]);
  });
});
