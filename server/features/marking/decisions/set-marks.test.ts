import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_FEEDBACK_CHARACTERS } from '../../../../shared/business-rules.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { setOneMark } from '../../../testing/quizzes/set-one-mark.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a mark for one answer', () => {
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
    setOneMark(client, { submissionId, markAwarded, markRevision });
  const post = (body: object, markRevision = 4) =>
    send(app, 'POST', `/api/quizzes/${quiz.quizCode}/marks`, {
      as: teacher,
      body: { items: [{ submissionId, markRevision }], markAwarded: 1, ...body },
    });

  it('puts a different mark in ink beside the marker’s own, with feedback that fits it', async () => {
    const { changed } = await setMark(1);
    expect(changed).toMatchObject([
      {
        submissionId,
        markAwarded: 1,
        aiMark: 2,
        markState: 'overridden',
        feedback: 'You earned 1 of 3 marks.',
        markRevision: 5,
      },
    ]);
    expect((await quiz.rows())[0]).toMatchObject({ markAwarded: 1, confirmedBy: teacher.id });
  });

  it('accepts the marker’s mark if the teacher gives the same mark', async () => {
    const { changed } = await setMark(2);
    expect(changed).toMatchObject([
      { markAwarded: 2, aiMark: 2, markState: 'accepted', feedback: 'In pencil' },
    ]);
    expect((await quiz.events())[0]).toMatchObject({ kind: 'accepted' });
  });

  it('can be given by hand if no marker has marked the answer', async () => {
    await quiz.change(0, { markAwarded: null, aiMark: null, feedback: '' });
    expect((await setMark(3)).changed).toMatchObject([{ markAwarded: 3, aiMark: null }]);
    expect((await quiz.events())[0]).toMatchObject({ oldMark: null, newMark: 3 });
  });

  it('records who changed it, the old and new values, and the reason', async () => {
    const feedback = 'Well argued.';
    const reason = 'Accepts the alternative term';
    const mark = { submissionId, markAwarded: 3, markRevision: 4 };
    await setOneMark(client, { ...mark, feedback, reason });
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
        newFeedback: feedback,
        reason,
      }),
    ]);
  });

  it('can be changed again, and each change is recorded as an event', async () => {
    await setMark(1);
    expect((await setMark(0, 5)).changed).toMatchObject([{ markAwarded: 0, markRevision: 6 }]);
    const changes = (await quiz.events()).map(({ oldMark, newMark }) => [oldMark, newMark]);
    expect(changes.toSorted()).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it.each([4, 100, 101, -1, 1.5, '2', null, 'Pending'])(
    'refuses a mark of %j out of 3 and changes nothing',
    async (markAwarded) => {
      const { status, body } = await post({ markAwarded });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'BAD_REQUEST' });
      expect(await quiz.marks()).toEqual([2]);
      expect(await quiz.events()).toEqual([]);
    },
  );

  it.each([0, 3])('accepts %d, at the limit of the range', async (mark) => {
    expect((await setMark(mark)).changed).toMatchObject([{ markAwarded: mark }]);
  });

  it.each([3, 5])(
    'never overwrites a mark if the request names revision %d instead of the current one',
    async (revision) => {
      expect(await setMark(1, revision)).toMatchObject({
        changedCount: 0,
        conflictCount: 1,
        conflicts: [{ submissionId, markAwarded: 2, markRevision: 4, markState: 'pencil' }],
      });
      expect(await quiz.marks()).toEqual([2]);
      expect(await quiz.events()).toEqual([]);
    },
  );

  it('shows the current state of a mark that was changed in the meantime, and who changed it', async () => {
    const colleague = await buildUser(app.database, { role: 'admin', name: 'Ada Admin' });
    const theirs = { submissionId, markAwarded: 3, markRevision: 4 };
    await setOneMark(await app.as(colleague), theirs);
    expect((await setMark(1)).conflicts).toMatchObject([
      { submissionId, markAwarded: 3, markRevision: 5, markState: 'overridden' },
    ]);
    const { items } = await client.marking.listMarkEvents({ submissionId });
    expect(items.at(-1)).toMatchObject({ teacher: 'Ada Admin', newMark: 3 });
  });

  it('lets exactly one teacher win when several change the same mark at once', async () => {
    const decisions = await Promise.all([0, 1, 2, 3].map((mark) => setMark(mark)));
    const changes = decisions.map(({ changedCount }) => changedCount);
    expect(changes.toSorted()).toEqual([0, 0, 0, 1]);
    expect(await quiz.events()).toHaveLength(1);
  });

  it('stores feedback in any script up to its limit, without NUL characters', async () => {
    const feedback = `أحسنت 👏\u0000 ${'x'.repeat(9_000)}`;
    const { body } = await post({ feedback });
    expect(body).toMatchObject({ changed: [{ feedback: feedback.replace('\u0000', '') }] });
    const tooLong = 'x'.repeat(MAX_FEEDBACK_CHARACTERS + 1);
    expect((await post({ feedback: tooLong }, 5)).status).toBe(400);
  });

  it('keeps the teacher’s feedback if the same words are sent with another mark', async () => {
    await post({ markAwarded: 2, feedback: 'Good. Name the gas.' });
    const { body } = await post({ markAwarded: 1, feedback: 'Good. Name the gas.' }, 5);
    expect(body).toMatchObject({ changed: [{ markAwarded: 1, feedback: 'Good. Name the gas.' }] });
  });

  it('lets the teacher remove the feedback', async () => {
    expect((await post({ feedback: '' })).body).toMatchObject({ changed: [{ feedback: '' }] });
  });

  it('cannot be given to an answer that was never submitted, or that is in another teacher’s quiz', async () => {
    const theirs = await buildAnsweredQuiz(app.database, 'somebody-else', ['oxygen']);
    const theirId = `${theirs.userIds[0]}_${theirs.quizCode}_${theirs.questionId}`;
    const mark = { markAwarded: 1, markRevision: 0 };
    const asked = setOneMark(client, { submissionId: theirId, ...mark });
    expect((await errorOf(asked)).code).toBe('QUIZ_NOT_FOUND');
    const { quizCode } = quiz;
    const items = [{ submissionId: theirId, markRevision: 0 }];
    const smuggled = client.marking.setMarks({ quizCode, items, markAwarded: 1 });
    expect((await errorOf(smuggled)).code).toBe('BAD_REQUEST');
    expect(await theirs.marks()).toEqual([null]);
    const nobody = `nobody_${quizCode}_${quiz.questionId}`;
    expect(await setOneMark(client, { submissionId: nobody, ...mark })).toMatchObject({
      changedCount: 0,
    });
    await quiz.change(0, { submittedAt: null });
    expect(await setMark(1)).toMatchObject({ changedCount: 0, outOfReachCount: 1 });
    expect(await quiz.marks()).toEqual([2]);
  });

  it('reports how many answers could not be marked because they are out of reach', async () => {
    const { quizCode } = quiz;
    const items = [submissionId, `nobody_${quizCode}_${quiz.questionId}`].map((id) => ({
      submissionId: id,
      markRevision: 4,
    }));
    expect(await client.marking.setMarks({ quizCode, items, markAwarded: 1 })).toMatchObject({
      changedCount: 1,
      conflictCount: 0,
      outOfReachCount: 1,
    });
  });

  it('is not counted as given while a run has the answer locked, even if it is in ink', async () => {
    const { decisionId } = await setMark(1);
    expect(decisionId).not.toBe('');
    await app.database.transaction(async (run) => {
      await run.execute(
        sql`select from submissions where submission_id = ${submissionId} for update`,
      );
      expect(await setMark(3, 5)).toMatchObject({ changedCount: 0, conflictCount: 1 });
    });
  });
});
