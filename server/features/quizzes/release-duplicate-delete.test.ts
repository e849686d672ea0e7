import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { errorOf, outcomeOf } from '../../testing/error-of.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

async function codesFor(by: ApiClient, input: { creatorUid?: string; createdBy?: string }) {
  const { items } = await by.quizzes.list(input);
  return items.map((quiz) => quiz.quizCode);
}

const listed = async (asking: ApiClient) =>
  (await asking.quizzes.listDeleted({})).items.map(({ quizCode }) => quizCode);

describe('a teacher’s quiz', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let colleague: { id: string; email: string };
  let client: ApiClient;
  let theirs: ApiClient;
  let admin: ApiClient;
  const build = (values: Parameters<typeof buildQuiz>[1] = {}) =>
    buildQuiz(app.database, { creatorUid: teacher.id, ...values });

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    colleague = await buildTeacher(app.database);
    client = await app.as(teacher);
    theirs = await app.as(colleague);
    admin = await app.as(await buildUser(app.database, { role: 'admin' }));
  });
  afterAll(() => app.stop());

  describe('in the list', () => {
    it('shows how many questions it has and what they are worth', async () => {
      const worth = [2, 5, 1];
      const questionIds: string[] = [];
      for (const maxMark of worth) {
        questionIds.push((await buildQuestion(app.database, { maxMark })).id);
      }
      const { quizCode } = await build({ questionIds, subject: 'Physics' });
      const { items } = await client.quizzes.list({ search: quizCode });
      expect(items).toMatchObject([
        { questionIds, questionCount: 3, totalMarks: 8, subject: 'Physics' },
      ]);
    });

    it('is found by its creator under both readings', async () => {
      const { quizCode } = await build({ creatorUid: colleague.id });
      for (const input of [
        { creatorUid: colleague.id },
        { createdBy: colleague.id },
        { creatorUid: colleague.id, createdBy: colleague.id },
      ]) {
        expect(await codesFor(admin, input)).toEqual([quizCode]);
        expect(await codesFor(theirs, input)).toEqual([quizCode]);
        expect(await codesFor(client, input)).toEqual([]);
      }
      const both = { creatorUid: colleague.id, createdBy: teacher.id };
      expect(await codesFor(admin, both)).toEqual([]);
    });
  });

  describe('created at the same moment as a colleague’s', () => {
    it('gets its code or a clear refusal, and never the other’s questions', async () => {
      const [mine, other] = [await buildQuestion(app.database), await buildQuestion(app.database)];
      const quiz = { quizCode: 'SAME01', defaultTimeLimit: 60 };
      const outcomes = await Promise.all([
        outcomeOf(client.quizzes.create({ ...quiz, questionIds: [mine.id] })),
        outcomeOf(theirs.quizzes.create({ ...quiz, questionIds: [other.id] })),
      ]);
      expect(outcomes.toSorted()).toEqual(['QUIZ_CODE_TAKEN', 'ok']);
      const stored = await admin.quizzes.get({ quizCode: 'SAME01' });
      const expected = stored.createdBy === teacher.id ? mine.id : other.id;
      expect(stored.questionIds).toEqual([expected]);
    });
  });

  describe('quizzes.setReleased', () => {
    it('shows students their marks from then on, and can be repeated and undone', async () => {
      const question = await buildQuestion(app.database);
      const { quizCode } = await build({
        questionIds: [question.id],
        resultsRelease: 'when-released',
      });
      const student = await buildUser(app.database);
      await buildSubmission(app.database, quizCode, student.id, question.id, { markAwarded: 1 });
      const score = async () =>
        (await (await app.as(student)).results.myScores()).quizzes[0]?.score;
      expect(await score()).toBe(0);
      const released = await client.quizzes.setReleased({ quizCode, released: true });
      expect(released.releasedAt).not.toBeNull();
      expect(await score()).toBe(1);
      const again = await client.quizzes.setReleased({ quizCode, released: true });
      expect(again.releasedAt).toBe(released.releasedAt);
      const hidden = await client.quizzes.setReleased({ quizCode, released: false });
      expect(hidden.releasedAt).toBeNull();
      expect(await score()).toBe(0);
    });

    it('is refused for a quiz that shows marks at once', async () => {
      const { quizCode } = await build();
      expect((await client.quizzes.get({ quizCode })).abilities.canRelease).toBe(false);
      expect(await errorOf(client.quizzes.setReleased({ quizCode, released: true }))).toMatchObject(
        {
          status: 409,
          message: 'Students see the marks for this quiz without you releasing them.',
        },
      );
    });

    it('is refused for another teacher, but not for an administrator', async () => {
      const { quizCode } = await build({ resultsRelease: 'when-released' });
      const input = { quizCode, released: true };
      expect(await outcomeOf(theirs.quizzes.setReleased(input))).toBe('QUIZ_NOT_FOUND');
      expect(await outcomeOf(admin.quizzes.setReleased(input))).toBe('ok');
    });
  });

  describe('quizzes.duplicate', () => {
    it('copies settings and order under a new code, unlocked and without results', async () => {
      const ids = ['dup-z', 'dup-a', 'dup-m'];
      for (const id of ids) await buildQuestion(app.database, { id });
      const { quizCode } = await build({
        questionIds: ids,
        title: 'Plants',
        subject: 'Biology',
        defaultTimeLimit: 90,
        locked: true,
        resultsRelease: 'as-marked',
        releasedAt: new Date(),
      });
      const copy = await client.quizzes.duplicate({ quizCode });
      expect(copy.quizCode).toMatch(/^[A-Z0-9]{6}$/);
      expect(copy.quizCode).not.toBe(quizCode);
      expect(copy).toMatchObject({
        title: 'Plants (copy)',
        subject: 'Biology',
        defaultTimeLimit: 90,
        questionIds: ids,
        locked: false,
        resultsRelease: 'when-released',
        releasedAt: null,
      });
    });

    it('accepts a code of the teacher’s choice, unless it is in use', async () => {
      const { quizCode } = await build();
      const copy = await client.quizzes.duplicate({ quizCode, newQuizCode: 'my copy' });
      expect(copy.quizCode).toBe('MYCOPY');
      const taken = client.quizzes.duplicate({ quizCode, newQuizCode: 'MYCOPY' });
      expect(await errorOf(taken)).toMatchObject({
        status: 409,
        message: 'Quiz code already exists. Please choose a unique code.',
      });
    });

    it('belongs to the person who duplicated it', async () => {
      const { quizCode } = await build();
      const copy = await admin.quizzes.duplicate({ quizCode });
      expect(copy.creatorUid).not.toBe(teacher.id);
      expect(await outcomeOf(theirs.quizzes.duplicate({ quizCode }))).toBe('QUIZ_NOT_FOUND');
    });

    it('asks the same questions, including those deleted from the bank since', async () => {
      const question = await buildQuestion(app.database, { deletedAt: new Date() });
      const { quizCode } = await build({ questionIds: [question.id] });
      const copy = await client.quizzes.duplicate({ quizCode });
      expect(copy.questionIds).toEqual([question.id]);
    });

    it('copies 500 questions, and shortens a title that would become too long', async () => {
      const ids = Array.from({ length: 500 }, (_, index) => `bulk-${index}`);
      for (const id of ids) await buildQuestion(app.database, { id });
      const { quizCode } = await build({ questionIds: ids.toReversed(), title: 'x'.repeat(200) });
      const copy = await client.quizzes.duplicate({ quizCode });
      expect(copy.questionIds).toEqual(ids.toReversed());
      expect(copy).toMatchObject({ questionCount: 500, totalMarks: 500 });
      expect(copy.title).toHaveLength(200);
      expect(copy.title.endsWith('x (copy)')).toBe(true);
    });
  });

  describe('quizzes.remove', () => {
    it('hides the quiz from everyone’s lists and from students who have its code', async () => {
      const { quizCode } = await build();
      expect(await client.quizzes.remove({ quizCode })).toEqual({ deleted: true });
      expect((await client.quizzes.list({ search: quizCode })).items).toEqual([]);
      expect((await admin.quizzes.list({ search: quizCode })).items).toEqual([]);
      const student = await app.as(await buildUser(app.database));
      expect(await errorOf(student.attempts.start({ quizCode }))).toMatchObject({
        status: 404,
        message: 'Quiz not found. Please check the Quiz Code.',
      });
      expect(await outcomeOf(client.quizzes.remove({ quizCode }))).toBe('QUIZ_NOT_FOUND');
      const locked = client.quizzes.setLocked({ quizCode, locked: false });
      expect(await outcomeOf(locked)).toBe('QUIZ_NOT_FOUND');
    });

    it('keeps students’ results, and lets those who are sitting it hand in', async () => {
      const question = await buildQuestion(app.database);
      const { quizCode } = await build({ questionIds: [question.id] });
      const [done, sitting] = [await buildUser(app.database), await buildUser(app.database)];
      await buildSubmission(app.database, quizCode, done.id, question.id, { markAwarded: 1 });
      await buildAttempt(app.database, quizCode, sitting.id);
      await client.quizzes.remove({ quizCode });
      const { quizzes } = await (await app.as(done)).results.myScores();
      expect(quizzes).toMatchObject([{ quizCode, score: 1 }]);
      const finished = await (
        await app.as(sitting)
      ).attempts.finish({
        quizCode,
        userId: sitting.id,
        answers: [{ questionId: question.id, answer: 'carbon dioxide', revision: 1 }],
        because: 'submitted',
      });
      expect(finished).toMatchObject({ answered: 1 });
    });

    it('does not free the code for another quiz', async () => {
      const { quizCode, questionIds } = await build();
      await client.quizzes.remove({ quizCode });
      const again = client.quizzes.create({ quizCode, questionIds, defaultTimeLimit: 60 });
      expect(await outcomeOf(again)).toBe('QUIZ_CODE_OF_DELETED');
    });

    it('is refused for another teacher, but not for an administrator', async () => {
      const { quizCode } = await build();
      expect(await outcomeOf(theirs.quizzes.remove({ quizCode }))).toBe('QUIZ_NOT_FOUND');
      expect(await outcomeOf(admin.quizzes.remove({ quizCode }))).toBe('ok');
    });
  });

  describe('quizzes.restore', () => {
    it('restores a quiz with its results, and can be repeated', async () => {
      const question = await buildQuestion(app.database);
      const { quizCode } = await build({ questionIds: [question.id] });
      const student = await buildUser(app.database);
      await buildSubmission(app.database, quizCode, student.id, question.id, { markAwarded: 1 });
      const { questions: _, ...before } = await client.quizzes.get({ quizCode });
      await client.quizzes.remove({ quizCode });
      expect(await client.quizzes.restore({ quizCode })).toEqual(before);
      expect(await client.quizzes.restore({ quizCode })).toEqual(before);
      expect((await client.quizzes.list({ search: quizCode })).items).toHaveLength(1);
      const { students } = await client.results.quizResults({ quizCode });
      expect(students).toMatchObject([{ userId: student.id, score: 1 }]);
    });

    it('is for anyone who could delete the quiz, who sees the deleted ones, most recent first', async () => {
      const [first, last] = [(await build()).quizCode, (await build()).quizCode];
      for (const quizCode of [first, last]) await client.quizzes.remove({ quizCode });
      expect((await listed(client)).slice(0, 2)).toEqual([last, first]);
      expect((await listed(admin)).slice(0, 2)).toEqual([last, first]);
      expect(await listed(theirs)).toEqual([]);
      const refused = theirs.quizzes.restore({ quizCode: first });
      expect(await outcomeOf(refused)).toBe('QUIZ_NOT_FOUND');
      await admin.quizzes.restore({ quizCode: first });
      expect((await listed(client))[0]).toBe(last);
      expect(await listed(client)).not.toContain(first);
    });
  });
});
