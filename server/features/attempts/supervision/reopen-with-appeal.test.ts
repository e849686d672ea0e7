import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quizzes } from '../../../database/schema/quizzes.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildQuestion, buildQuiz, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { setOneMark } from '../../../testing/quizzes/set-one-mark.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a questioned mark of an attempt that is reopened', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let student: { id: string; email: string };
  let desk: ApiClient;
  let page: ApiClient;
  let quizCode: string;
  let questionId: string;

  beforeAll(async () => {
    app = await startTestApp();
    student = await buildUser(app.database);
    page = await app.as(student);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    teacher = await buildTeacher(app.database);
    desk = await app.as(teacher);
    questionId = (await buildQuestion(app.database, { maxMark: 3 })).id;
    const values = { creatorUid: teacher.id, questionIds: [questionId] };
    ({ quizCode } = await buildQuiz(app.database, values));
    await app.database
      .update(quizzes)
      .set({ resultsRelease: 'as-marked' })
      .where(eq(quizzes.quizCode, quizCode));
    await page.attempts.start({ quizCode });
    await finish('carbon dioxide', 1);
    const { submissionId, markRevision } = await onDesk();
    await setOneMark(desk, { submissionId, markRevision, markAwarded: 1 });
    await page.marking.appeal({ submissionId, reason: 'I named the gas.' });
  });

  const own = () => ({ quizCode, userId: student.id });
  const finish = (answer: string, revision: number) =>
    page.attempts.finish({
      ...own(),
      because: 'submitted',
      answers: [{ questionId, answer, revision }],
    });
  const reopen = () => desk.attempts.reopen({ ...own(), minutes: 10 });
  const save = (answer: string, revision: number) =>
    page.attempts.saveAnswer({ ...own(), questionId, answer, revision, isSaved: true });
  const onDesk = async () => {
    const { students } = await desk.marking.listResponses({ quizCode });
    const [answer] = students[0]?.submissions ?? [];
    if (!answer) throw new Error('There is no answer.');
    return answer;
  };
  const decide = async (newMark: number | null) => {
    const { submissionId, markRevision } = await onDesk();
    const reason = 'Only in part.';
    await desk.marking.decideAppeal({ submissionId, markRevision, newMark, reason });
  };
  const seen = async () => {
    const { quizzes: scores } = await page.results.myScores();
    const answer = scores.find((score) => score.quizCode === quizCode)?.answers[0];
    return { appeal: answer?.appeal?.reason, canAppeal: answer?.canAppeal };
  };
  const waiting = async () => {
    const { items } = await desk.results.waitingWork({});
    const { open } = await desk.marking.listAppeals({ quizCode });
    return { counted: items[0]?.appeals ?? 0, shown: open };
  };

  describe.each([
    ['by a draft', (words: string) => save(words, 2).then(() => finish(words, 2))],
    ['with the finish', (words: string) => finish(words, 2)],
  ])('whose answer changes %s', (_, change) => {
    it('can be questioned again once the new words have a mark, if it had been decided', async () => {
      await decide(2);
      await reopen();
      await change('carbon dioxide and water');
      expect(await seen()).toEqual({ appeal: undefined, canAppeal: false });
      const { submissionId, markRevision } = await onDesk();
      await setOneMark(desk, { submissionId, markRevision, markAwarded: 1 });
      expect(await seen()).toEqual({ appeal: undefined, canAppeal: true });
      const asked = page.marking.appeal({ submissionId, reason: 'And the water?' });
      expect(await outcomeOf(asked)).toBe('ok');
    });

    it('no longer waits for anyone, if it was open', async () => {
      await reopen();
      await change('carbon dioxide and water');
      expect(await waiting()).toEqual({ counted: 0, shown: 0 });
      expect(await seen()).toEqual({ appeal: undefined, canAppeal: false });
    });
  });

  it('is marked with the others if its words have changed', async () => {
    await decide(2);
    await reopen();
    await finish('carbon dioxide and water', 2);
    const run = await desk.marking.startRun({ quizCode, mode: 'all', isRemarkConfirmed: true });
    expect(run.total).toBe(1);
  });

  it('waits, and is counted, only while its answer is handed in', async () => {
    expect(await waiting()).toEqual({ counted: 1, shown: 1 });
    await reopen();
    expect(await waiting()).toEqual({ counted: 0, shown: 0 });
    await finish('carbon dioxide', 2);
    expect(await waiting()).toEqual({ counted: 1, shown: 1 });
    expect((await seen()).appeal).toBe('I named the gas.');
  });
});
