import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildQuestion, buildQuiz, buildTeacher, buildUser } from '../../testing/factories.ts';
import { errorOf } from '../../testing/error-of.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('a teacher’s quizzes', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let colleague: { id: string; email: string };
  let admin: { email: string };
  const listFor = async (person: { email: string }, search?: string) => {
    const { items } = await (await app.as(person)).quizzes.list({ search });
    return items.map((quiz) => quiz.quizCode);
  };

  beforeAll(async () => {
    app = await startTestApp();
    const { database } = app;
    teacher = await buildTeacher(database);
    colleague = await buildTeacher(database);
    admin = await buildUser(database, { role: 'admin' });
    const own = { creatorUid: teacher.id };
    await buildQuiz(database, {
      ...own,
      quizCode: 'OLDER1',
      title: 'Plants',
      createdAt: new Date('2026-01-01'),
    });
    await buildQuiz(database, {
      ...own,
      quizCode: 'NEWER1',
      title: '100% Energy_',
      createdAt: new Date('2026-02-01'),
    });
    await buildQuiz(database, { ...own, quizCode: 'GONE01', deletedAt: new Date() });
    await buildQuiz(database, {
      creatorUid: colleague.id,
      quizCode: 'THEIRS',
      createdAt: new Date('2026-03-01'),
    });
  });
  afterAll(() => app.stop());

  describe('quizzes.list', () => {
    it('shows a teacher their own, newest first, without deleted ones', async () => {
      expect(await listFor(teacher)).toEqual(['NEWER1', 'OLDER1']);
      expect(await listFor(colleague)).toEqual(['THEIRS']);
    });

    it('shows an administrator everybody’s', async () => {
      expect(await listFor(admin)).toEqual(['THEIRS', 'NEWER1', 'OLDER1']);
    });

    it('is empty for a teacher without quizzes', async () => {
      expect(await listFor(await buildTeacher(app.database))).toEqual([]);
    });

    it.each([
      ['older', ['OLDER1']],
      ['R1', ['NEWER1', 'OLDER1']],
      ['old er1', ['OLDER1']],
      ['plant', ['OLDER1']],
      ['%', ['NEWER1']],
      ['_', ['NEWER1']],
      ['theirs', []],
      ['', ['NEWER1', 'OLDER1']],
    ])('finds %j in code or title', async (search, found) => {
      expect(await listFor(teacher, search)).toEqual(found);
    });
  });

  describe('quizzes.get', () => {
    it('shows the questions in their order, with the names of both readings', async () => {
      const ids: string[] = [];
      for (const id of ['z-last', 'a-first', 'm-middle']) {
        ids.push((await buildQuestion(app.database, { id })).id);
      }
      await buildQuiz(app.database, {
        creatorUid: teacher.id,
        quizCode: 'ORDER1',
        questionIds: ids,
        createdAt: new Date('2025-01-01'),
      });
      const quiz = await (await app.as(teacher)).quizzes.get({ quizCode: 'order1' });
      expect(quiz.questionIds).toEqual(ids);
      expect(quiz.questions.map((question) => question.id)).toEqual(ids);
      expect(quiz).toMatchObject({ code: 'ORDER1', quizCode: 'ORDER1' });
      expect(quiz).toMatchObject({ creatorUid: teacher.id, createdBy: teacher.id });
    });

    it('still shows a question that has since been deleted from the bank', async () => {
      const question = await buildQuestion(app.database, { deletedAt: new Date() });
      await buildQuiz(app.database, {
        creatorUid: teacher.id,
        quizCode: 'KEEPS1',
        questionIds: [question.id],
        createdAt: new Date('2025-01-02'),
      });
      const quiz = await (await app.as(teacher)).quizzes.get({ quizCode: 'KEEPS1' });
      expect(quiz.questions).toHaveLength(1);
    });

    it.each(['NOSUCH', 'GONE01', 'THEIRS'])(
      'answers %s as if the quiz did not exist',
      async (quizCode) => {
        const error = await errorOf((await app.as(teacher)).quizzes.get({ quizCode }));
        expect(error).toMatchObject({
          status: 404,
          code: 'QUIZ_NOT_FOUND',
          message: 'Quiz not found. Please check the Quiz Code.',
        });
      },
    );
  });

  describe('quizzes.setLocked', () => {
    it('locks and unlocks, and can be repeated', async () => {
      const client = await app.as(teacher);
      for (const locked of [true, true, false, false]) {
        const quiz = await client.quizzes.setLocked({ quizCode: 'OLDER1', locked });
        expect(quiz.locked).toBe(locked);
        expect((await client.quizzes.get({ quizCode: 'OLDER1' })).locked).toBe(locked);
      }
    });

    it('leaves everything else in the quiz unchanged', async () => {
      const client = await app.as(teacher);
      const before = await client.quizzes.get({ quizCode: 'NEWER1' });
      const { questions: _, ...quiz } = before;
      expect(await client.quizzes.setLocked({ quizCode: 'NEWER1', locked: false })).toEqual(quiz);
    });

    it('lets an administrator lock a teacher’s quiz, but no other teacher', async () => {
      const locked = await (
        await app.as(admin)
      ).quizzes.setLocked({
        quizCode: 'THEIRS',
        locked: true,
      });
      expect(locked).toMatchObject({ locked: true, creatorUid: colleague.id });
      const refused = (await app.as(teacher)).quizzes.setLocked({
        quizCode: 'THEIRS',
        locked: false,
      });
      expect((await errorOf(refused)).code).toBe('QUIZ_NOT_FOUND');
    });

    it.each([{}, { locked: 'yes' }, { locked: null }])('refuses %j', async (body) => {
      const { status } = await send(app, 'PUT', '/api/quizzes/OLDER1/locked', {
        as: teacher,
        body,
      });
      expect(status).toBe(400);
    });
  });
});
