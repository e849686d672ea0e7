import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { send } from '../../testing/send.ts';
import { setOneMark } from '../../testing/quizzes/set-one-mark.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const NOT_YOURS =
  'Only the teacher who created a question can change or delete it. You can duplicate it instead.';
const input = {
  questionText: 'Which gas do plants give off?',
  markSchemeAnswer: 'oxygen (1)',
  maxMark: 1,
  topic: 'Photosynthesis',
  subject: 'Biology',
  level: 'KS3',
  specCode: '4.4.2',
};

/** Returns the last two deleted questions that this person may restore. */
const listed = async (asking: ApiClient) =>
  (await asking.questions.listDeleted({})).items.map((item) => item.id).slice(0, 2);

describe('changing the question bank', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let client: ApiClient;
  let colleague: ApiClient;
  let admin: ApiClient;
  let questionId: string;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database, { name: 'Terry Teacher' });
    client = await app.as(teacher);
    colleague = await app.as(await buildTeacher(app.database));
    admin = await app.as(await buildUser(app.database, { role: 'admin', name: 'Ada Admin' }));
  });
  beforeEach(async () => {
    questionId = (await buildQuestion(app.database, { createdBy: teacher.id, maxMark: 3 })).id;
  });
  afterAll(() => app.stop());

  const canEdit = async (by: ApiClient) =>
    (await by.questions.get({ questionId })).abilities.canEdit;
  const remove = (questionIds: unknown) =>
    send(app, 'POST', '/api/questions/delete', { as: teacher, body: { questionIds } });

  /** Builds a quiz with the question, answered by one student. */
  async function buildAnswered() {
    const { quizCode } = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      questionIds: [questionId],
    });
    const student = await buildUser(app.database);
    await buildSubmission(app.database, quizCode, student.id, questionId, { markAwarded: 3 });
    return { quizCode, student };
  }

  describe('questions.get', () => {
    it('reports where the question is in use before it is changed', async () => {
      expect((await client.questions.get({ questionId })).usage).toEqual({
        quizzes: 0,
        answers: 0,
      });
      await buildAnswered();
      const { quizCode } = await buildAnswered();
      expect((await client.questions.get({ questionId })).usage).toEqual({
        quizzes: 2,
        answers: 2,
      });
      await client.quizzes.remove({ quizCode });
      expect((await client.questions.get({ questionId })).usage).toEqual({
        quizzes: 1,
        answers: 2,
      });
    });

    it('says who may change the question', async () => {
      expect(await Promise.all([client, colleague, admin].map(canEdit))).toEqual([
        true,
        false,
        true,
      ]);
    });

    it.each(['no-such-question', 'deleted'])('does not find %s', async (which) => {
      if (which === 'deleted') await client.questions.remove({ questionIds: [questionId] });
      const id = which === 'deleted' ? questionId : which;
      expect(await errorOf(client.questions.get({ questionId: id }))).toMatchObject({
        status: 404,
        message: 'Question not found',
      });
    });
  });

  describe('questions.update', () => {
    it('changes a question and its time of change, but not its owner', async () => {
      const before = await client.questions.get({ questionId });
      const updated = await admin.questions.update({ questionId, ...input });
      expect(updated).toMatchObject({ ...input, id: questionId, createdBy: teacher.id });
      expect(updated.createdAt).toBe(before.createdAt);
      expect(updated.updatedAt > before.updatedAt).toBe(true);
      expect(await client.questions.get({ questionId })).toMatchObject(input);
    });

    it('accepts a repeated save as the one already stored', async () => {
      await buildAnswered();
      const { updatedAt: seenUpdatedAt } = await client.questions.get({ questionId });
      const save = (maxMark: number) =>
        client.questions.update({ questionId, ...input, maxMark, seenUpdatedAt });
      await save(2);
      expect(await save(2)).toMatchObject({ ...input, maxMark: 2 });
      expect((await client.questions.listRevisions({ questionId })).items).toHaveLength(1);
      expect(await outcomeOf(save(1))).toBe('QUESTION_CHANGED');
    });

    it('validates as strictly as for a new question', async () => {
      const { status, body } = await send(app, 'PUT', `/api/questions/${questionId}`, {
        as: teacher,
        body: { ...input, topic: ' ' },
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        message: 'Max Mark, Topic, Subject, Level, and Spec Code are required!',
      });
    });

    it('refuses another teacher and says what they can do instead', async () => {
      expect(await errorOf(colleague.questions.update({ questionId, ...input }))).toMatchObject({
        status: 403,
        code: 'QUESTION_NOT_YOURS',
        message: NOT_YOURS,
      });
      expect(await client.questions.get({ questionId })).toMatchObject({ maxMark: 3 });
    });

    it('does not restore a deleted question', async () => {
      await client.questions.remove({ questionIds: [questionId] });
      const outcome = await outcomeOf(client.questions.update({ questionId, ...input }));
      expect(outcome).toBe('QUESTION_NOT_FOUND');
    });

    it('records the question’s previous version if answers exist, and who changed it', async () => {
      await buildAnswered();
      await client.questions.update({ questionId, ...input, maxMark: 2 });
      await admin.questions.update({ questionId, ...input, maxMark: 1 });
      const { items } = await client.questions.listRevisions({ questionId });
      expect(items).toMatchObject([
        { changedBy: 'Ada Admin', answers: 1, before: { ...input, maxMark: 2 } },
        {
          changedBy: 'Terry Teacher',
          answers: 1,
          before: { maxMark: 3, level: 'GCSE Foundation' },
        },
      ]);
    });

    it('records nothing if there are no answers or nothing changed', async () => {
      await client.questions.update({ questionId, ...input });
      await buildAnswered();
      await client.questions.update({ questionId, ...input });
      expect((await client.questions.listRevisions({ questionId })).items).toEqual([]);
    });

    it('stores synonyms that a teacher adds later, and records the earlier version', async () => {
      await buildAnswered();
      const synonyms = 'fast = quick\nslow, dull';
      const updated = await client.questions.update({ questionId, ...input, synonyms });
      expect(updated.synonyms).toBe(synonyms);
      expect((await client.questions.get({ questionId })).synonyms).toBe(synonyms);
      const { items } = await client.questions.listRevisions({ questionId });
      expect(items).toMatchObject([{ before: { synonyms: '' } }]);
    });

    it('records each of several changes made at once', async () => {
      await buildAnswered();
      await Promise.all(
        [1, 2, 4, 5].map((maxMark) => client.questions.update({ questionId, ...input, maxMark })),
      );
      const { items } = await client.questions.listRevisions({ questionId });
      const maxima = items.map(({ before }) => before.maxMark);
      maxima.push((await client.questions.get({ questionId })).maxMark);
      expect(maxima.toSorted()).toEqual([1, 2, 3, 4, 5]);
    });

    it('flags marks above a lowered maximum and keeps them all', async () => {
      const { quizCode } = await buildAnswered();
      const submission = async () => {
        const { students } = await client.marking.listResponses({ quizCode });
        return students[0]?.submissions[0];
      };
      expect(await submission()).toMatchObject({ markAwarded: 3, exceedsMaximum: false });
      await client.questions.update({ questionId, ...input, maxMark: 2 });
      expect(await submission()).toMatchObject({ markAwarded: 3, exceedsMaximum: true });
      const { submissionId = '', markRevision = 0 } = (await submission()) ?? {};
      await setOneMark(client, { submissionId, markRevision, markAwarded: 2 });
      expect(await submission()).toMatchObject({ markAwarded: 2, exceedsMaximum: false });
    });
  });

  describe('questions.remove', () => {
    it('reports beforehand how many of the questions are used in quizzes', async () => {
      const other = await buildQuestion(app.database, { createdBy: teacher.id });
      const questionIds = [questionId, other.id];
      expect(await client.questions.countAsked({ questionIds })).toEqual({ asked: 0 });
      await buildAnswered();
      const { quizCode } = await buildAnswered();
      expect(await client.questions.countAsked({ questionIds })).toEqual({ asked: 1 });
      await client.quizzes.remove({ quizCode });
      expect(await client.questions.countAsked({ questionIds })).toEqual({ asked: 1 });
    });

    it('removes several questions from the bank and reports how many', async () => {
      const other = await buildQuestion(app.database, { createdBy: teacher.id });
      const questionIds = [questionId, `questions/${other.id}`];
      expect(await client.questions.remove({ questionIds })).toEqual({ deleted: 2 });
      const { items } = await client.questions.list({ pageSize: 200 });
      expect(items.filter(({ id }) => [questionId, other.id].includes(id))).toEqual([]);
      expect(await client.questions.remove({ questionIds })).toEqual({ deleted: 0 });
    });

    it('can be undone, by anyone who can delete the questions', async () => {
      const questionIds = [questionId];
      await client.questions.remove({ questionIds });
      const error = await errorOf(colleague.questions.restore({ questionIds }));
      expect(error).toMatchObject({ status: 403, message: NOT_YOURS });
      expect(await client.questions.restore({ questionIds })).toEqual({ restored: 1 });
      expect(await outcomeOf(client.questions.get({ questionId }))).toBe('ok');
      expect(await client.questions.restore({ questionIds })).toEqual({ restored: 0 });
    });

    it('lists deleted questions to anyone who can restore them, the most recent first', async () => {
      const { id } = await buildQuestion(app.database, { createdBy: teacher.id });
      await client.questions.remove({ questionIds: [questionId] });
      await client.questions.remove({ questionIds: [id] });
      expect(await listed(client)).toEqual([id, questionId]);
      expect(await listed(admin)).toEqual([id, questionId]);
      expect(await listed(colleague)).toEqual([]);
      await client.questions.restore({ questionIds: [id] });
      expect((await listed(client))[0]).toBe(questionId);
    });

    it.each([[[]], [undefined], [null]])('asks for a selection instead of %j', async (ids) => {
      expect(await remove(ids)).toMatchObject({
        status: 400,
        body: { message: 'No questions selected to delete.' },
      });
    });

    it('deletes none if one of them belongs to another teacher', async () => {
      const theirs = await buildQuestion(app.database);
      const questionIds = [questionId, theirs.id];
      const error = await errorOf(client.questions.remove({ questionIds }));
      expect(error).toMatchObject({ status: 403, message: NOT_YOURS });
      expect(await outcomeOf(client.questions.get({ questionId }))).toBe('ok');
      expect(await admin.questions.remove({ questionIds })).toEqual({ deleted: 2 });
    });

    it('leaves a quiz that students are taking working, with its marks and results', async () => {
      const { quizCode, student } = await buildAnswered();
      const sitting = await buildUser(app.database);
      await buildAttempt(app.database, quizCode, sitting.id);
      await client.questions.remove({ questionIds: [questionId] });

      const sitter = await app.as(sitting);
      const attempt = await sitter.attempts.start({ quizCode });
      expect(attempt.questions.map((question) => question.questionId)).toEqual([questionId]);
      const own = { quizCode, userId: sitting.id };
      const answer = { questionId, answer: 'carbon dioxide', revision: 1 };
      await sitter.attempts.saveAnswer({ ...own, ...answer, isSaved: true });
      await sitter.attempts.finish({ ...own, answers: [], because: 'submitted' });
      const newcomer = await app.as(await buildUser(app.database));
      expect((await newcomer.attempts.start({ quizCode })).questions).toHaveLength(1);

      const { submissionCount } = await client.marking.listResponses({ quizCode });
      expect(submissionCount).toBe(2);
      const { quizzes } = await (await app.as(student)).results.myScores();
      expect(quizzes[0]).toMatchObject({ quizCode, score: 3 });
    });
  });
});
