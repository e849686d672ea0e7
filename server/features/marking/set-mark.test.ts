import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_FEEDBACK_CHARACTERS } from '../../../shared/business-rules.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../testing/answered-quiz.ts';
import { errorOf, outcomeOf } from '../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('marking.setMark', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let client: ApiClient;
  let quiz: AnsweredQuiz;
  let submissionId: string;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    client = await app.as(teacher);
  });
  beforeEach(async () => {
    quiz = await buildAnsweredQuiz(app.database, teacher.id, ['oxygen'], { maxMark: 3 });
    submissionId = `${quiz.userIds[0]}_${quiz.quizCode}_${quiz.questionId}`;
    await quiz.change(0, { markAwarded: 2, aiMark: 2, feedback: 'In pencil', markRevision: 4 });
  });
  afterAll(() => app.stop());

  const setMark = (markAwarded: number, markRevision = 4) =>
    client.marking.setMark({ submissionId, markAwarded, markRevision });
  const put = (body: object) =>
    send(app, 'PUT', `/api/submissions/${submissionId}/mark`, {
      as: teacher,
      body: { markAwarded: 1, markRevision: 4, ...body },
    });

  it('puts another mark in ink beside the marker’s own', async () => {
    expect(await setMark(1)).toMatchObject({
      submissionId,
      markAwarded: 1,
      aiMark: 2,
      markState: 'overridden',
      feedback: 'In pencil',
      markRevision: 5,
    });
    expect((await quiz.rows())[0]).toMatchObject({ markAwarded: 1, confirmedBy: teacher.id });
  });

  it('accepts the marker’s mark where the teacher gives the same', async () => {
    expect(await setMark(2)).toMatchObject({ markAwarded: 2, aiMark: 2, markState: 'accepted' });
    expect((await quiz.events())[0]).toMatchObject({ kind: 'accepted' });
  });

  it('marks by hand what no marker has marked', async () => {
    await quiz.change(0, { markAwarded: null, aiMark: null, feedback: '' });
    expect(await setMark(3)).toMatchObject({ markAwarded: 3, aiMark: null });
    expect((await quiz.events())[0]).toMatchObject({ oldMark: null, newMark: 3 });
  });

  it('records who changed what, from what, to what, and why', async () => {
    await client.marking.setMark({
      submissionId,
      markAwarded: 3,
      feedback: 'Well argued.',
      reason: 'Accepts the alternative term',
      markRevision: 4,
    });
    expect(await quiz.events()).toEqual([
      expect.objectContaining({
        teacherId: teacher.id,
        marker: null,
        runId: null,
        kind: 'overridden',
        oldMark: 2,
        newMark: 3,
        oldConfirmedBy: null,
        newConfirmedBy: teacher.id,
        markRevision: 5,
        oldFeedback: 'In pencil',
        newFeedback: 'Well argued.',
        reason: 'Accepts the alternative term',
      }),
    ]);
  });

  it('can be changed again, each change with its event', async () => {
    const first = await setMark(1);
    const second = await setMark(0, first.markRevision);
    expect(second).toMatchObject({ markAwarded: 0, markRevision: 6 });
    const changes = (await quiz.events()).map(({ oldMark, newMark }) => [oldMark, newMark]);
    expect(changes.toSorted()).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it.each([4, 100, 101, -1, 1.5, '2', null, 'Pending'])(
    'refuses a mark of %j out of 3 and changes nothing',
    async (markAwarded) => {
      const { status, body } = await put({ markAwarded });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'BAD_REQUEST' });
      expect(await quiz.marks()).toEqual([2]);
      expect(await quiz.events()).toEqual([]);
    },
  );

  it.each([0, 3])('takes the border mark %d', async (mark) => {
    expect((await setMark(mark)).markAwarded).toBe(mark);
  });

  it('refuses to write over a mark that changed since the teacher saw it', async () => {
    for (const revision of [3, 5]) {
      expect(await errorOf(setMark(1, revision))).toMatchObject({
        status: 409,
        code: 'MARK_CHANGED',
        message: 'Someone else changed this mark meanwhile. Please look at it again.',
      });
    }
    expect(await quiz.marks()).toEqual([2]);
  });

  it('shows who changed the mark meanwhile, and how it stands', async () => {
    const colleague = await buildUser(app.database, { role: 'admin', name: 'Ada Admin' });
    await (
      await app.as(colleague)
    ).marking.setMark({
      submissionId,
      markAwarded: 3,
      markRevision: 4,
    });
    expect(await errorOf(setMark(1))).toMatchObject({
      code: 'MARK_CHANGED',
      data: {
        changedBy: 'Ada Admin',
        current: { submissionId, markAwarded: 3, markRevision: 5, markState: 'overridden' },
      },
    });
  });

  it('names nobody where a marker changed the mark meanwhile', async () => {
    const { data } = await errorOf(setMark(1, 3));
    expect(data).toMatchObject({ changedBy: null, current: { markRevision: 4 } });
  });

  it('lets exactly one of several win who change the same mark at once', async () => {
    const outcomes = await Promise.all([0, 1, 2, 3].map((mark) => outcomeOf(setMark(mark))));
    expect(outcomes.toSorted()).toEqual([...Array<string>(3).fill('MARK_CHANGED'), 'ok']);
    expect(await quiz.events()).toHaveLength(1);
  });

  it('keeps feedback up to its limit, of any script, without NUL', async () => {
    const feedback = `أحسنت 👏\u0000 ${'x'.repeat(9_000)}`;
    const { body } = await put({ feedback });
    expect(body).toMatchObject({ feedback: feedback.replace('\u0000', '') });
    const tooLong = 'x'.repeat(MAX_FEEDBACK_CHARACTERS + 1);
    expect((await put({ feedback: tooLong, markRevision: 5 })).status).toBe(400);
  });

  it('lets the teacher take the feedback away', async () => {
    expect((await put({ feedback: '' })).body).toMatchObject({ feedback: '' });
  });

  it('finds no answer that was never submitted, nor one in another teacher’s quiz', async () => {
    const theirs = await buildAnsweredQuiz(app.database, 'somebody-else', ['oxygen']);
    const ids = [
      `nobody_${quiz.quizCode}_${quiz.questionId}`,
      `${theirs.userIds[0]}_${theirs.quizCode}_${theirs.questionId}`,
    ];
    for (const id of ids) {
      const marked = client.marking.setMark({
        submissionId: id,
        markAwarded: 1,
        markRevision: 0,
      });
      expect(await errorOf(marked)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    await quiz.change(0, { submittedAt: null });
    expect((await errorOf(setMark(1))).code).toBe('NOT_FOUND');
  });
});
