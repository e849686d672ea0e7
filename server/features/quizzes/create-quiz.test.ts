import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quizzes } from '../../database/schema/quizzes.ts';
import { questions } from '../../database/schema/questions.ts';
import { buildQuestion, buildQuiz, buildTeacher } from '../../testing/factories.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let codes = 0;
const freshCode = () => `QUIZ${String((codes += 1)).padStart(2, '0')}`;

describe('quizzes.create', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let questionId: string;
  let valid: { quizCode: string; questionIds: string[]; defaultTimeLimit: number };
  const create = (input: object = {}) =>
    send(app, 'POST', '/api/quizzes', { as: teacher, body: { ...valid, ...input } });

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    questionId = (await buildQuestion(app.database)).id;
  });
  beforeEach(() => {
    valid = { quizCode: freshCode(), questionIds: [questionId], defaultTimeLimit: 600 };
  });
  afterAll(() => app.stop());

  it('stores a quiz under its code and answers under the names of both readings', async () => {
    const { status, body } = await create({ title: 'Plants', subject: 'Biology' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      quizCode: valid.quizCode,
      code: valid.quizCode,
      creatorUid: teacher.id,
      createdBy: teacher.id,
      title: 'Plants',
      subject: 'Biology',
      defaultTimeLimit: 600,
      questionIds: [questionId],
      locked: false,
      resultsRelease: 'when-released',
      abilities: { canLock: true },
    });
  });

  it('accepts a code typed with spaces and in lower case', async () => {
    const spaced = `${valid.quizCode.slice(0, 3)} ${valid.quizCode.slice(3)}`.toLowerCase();
    expect((await create({ quizCode: spaced })).body).toMatchObject({ quizCode: valid.quizCode });
  });

  it.each([{ quizCode: 'ABC' }, { quizCode: 'ABCDEFG' }, { quizCode: 'ABC-12' }])(
    'says what a code looks like: %j',
    async (input) => {
      const { status, body } = await create(input);
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: 'A Quiz Code is six letters (A–Z) or digits (0–9).' });
    },
  );

  it.each([
    [{ quizCode: undefined }, 'Please enter a Quiz Code!'],
    [{ quizCode: '' }, 'Please enter a Quiz Code!'],
    [{ quizCode: '  ' }, 'Please enter a Quiz Code!'],
    [{ questionIds: undefined }, 'Please select at least one question!'],
    [{ questionIds: [] }, 'Please select at least one question!'],
    [{ defaultTimeLimit: undefined }, 'Please enter a default time limit (in minutes)!'],
    [{ defaultTimeLimit: null }, 'Please enter a default time limit (in minutes)!'],
    [{ defaultTimeLimit: 0 }, 'Please enter a valid time limit in minutes!'],
    [{ defaultTimeLimit: -60 }, 'Please enter a valid time limit in minutes!'],
    [{ defaultTimeLimit: 90.5 }, 'Please enter a valid time limit in minutes!'],
  ])('answers %j with the sentence of spec section 5', async (input, sentence) => {
    const { status, body } = await create(input);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST', message: sentence });
  });

  it('names the longest time limit if a longer one is requested', async () => {
    const { status, body } = await create({ defaultTimeLimit: 86_401 });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'Please enter a time limit of at most 1,440 minutes (24 hours).',
    });
    expect((await create({ defaultTimeLimit: 86_400 })).status).toBe(201);
  });

  it('refuses a code that is taken, even if typed in another case', async () => {
    await create();
    for (const quizCode of [valid.quizCode, valid.quizCode.toLowerCase()]) {
      const { status, body } = await create({ quizCode });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'QUIZ_CODE_TAKEN',
        message: 'Quiz code already exists. Please choose a unique code.',
      });
    }
  });

  it('refuses the code of a deleted quiz, whose results are kept', async () => {
    await buildQuiz(app.database, { quizCode: valid.quizCode, deletedAt: new Date() });
    const { status, body } = await create();
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message:
        'Quiz code already exists. Please choose a unique code. It belonged to a quiz that was deleted, whose results are kept.',
    });
  });

  it('lets exactly one teacher win if several choose the same code at once', async () => {
    const client = await app.as(teacher);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => outcomeOf(client.quizzes.create(valid))),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(5).fill('QUIZ_CODE_TAKEN'), 'ok']);
  });

  it('refuses a question that never existed or is deleted, and stores nothing', async () => {
    const deleted = await buildQuestion(app.database, { deletedAt: new Date() });
    for (const gone of ['no-such-question', deleted.id]) {
      const { status, body } = await create({ questionIds: [questionId, gone] });
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'QUESTION_UNAVAILABLE' });
    }
    const stored = await app.database
      .select()
      .from(quizzes)
      .where(eq(quizzes.quizCode, valid.quizCode));
    expect(stored).toEqual([]);
  });

  it('refuses a question without a mark scheme until it has one', async () => {
    const client = await app.as(teacher);
    const content = {
      questionText: 'Why?',
      maxMark: 1,
      topic: 'T',
      subject: 'S',
      level: 'L',
      specCode: '1',
    };
    const question = await client.questions.create({ ...content, schemeToCome: true });
    expect(question.schemeToCome).toBe(true);
    const refused = await create({ questionIds: [questionId, question.id] });
    expect(refused.body).toMatchObject({ code: 'SCHEME_TO_COME', status: 409 });

    const finished = { ...content, questionId: question.id, markSchemeAnswer: 'because (1)' };
    expect((await client.questions.update(finished)).schemeToCome).toBe(false);
    expect((await create({ questionIds: [question.id] })).status).toBe(201);
    const emptied = { ...finished, markSchemeAnswer: '', schemeToCome: true };
    expect(await outcomeOf(client.questions.update(emptied))).toBe('SCHEME_IN_USE');
  });

  it('refuses the same question twice, even if one is given as a path', async () => {
    const { status } = await create({ questionIds: [questionId, `questions/${questionId}`] });
    expect(status).toBe(400);
  });

  it('accepts 500 questions, keeps their order, and refuses 501', async () => {
    const values = Array.from({ length: 501 }, (_, index) => ({
      id: `many-${index}`,
      questionText: `Question ${index}`,
      markSchemeAnswer: 'yes (1)',
      maxMark: 1,
      topic: 'Many',
      subject: 'Many',
      level: 'KS3',
      specCode: 'M1',
      createdBy: teacher.id,
    }));
    await app.database.insert(questions).values(values);
    const ids = values.map(({ id }) => id).toReversed();
    const { status, body } = await create({ questionIds: ids.slice(0, 500) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ questionIds: ids.slice(0, 500) });
    const { questionIds } = await (await app.as(teacher)).quizzes.get({ quizCode: valid.quizCode });
    expect(questionIds).toEqual(ids.slice(0, 500));
    expect((await create({ quizCode: freshCode(), questionIds: ids })).status).toBe(400);
  });
});
