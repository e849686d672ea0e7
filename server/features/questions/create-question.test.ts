import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildQuiz, buildTeacher } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const REQUIRED = 'Max Mark, Topic, Subject, Level, and Spec Code are required!';
const TEXT_REQUIRED = 'Please provide either a question text or upload a question image.';
const SCHEME_REQUIRED = 'Please provide either a mark scheme text or upload a mark scheme image.';

const valid = {
  questionText: 'Name the gas that plants take in.',
  markSchemeAnswer: 'carbon dioxide (1)',
  maxMark: 1,
  topic: 'Photosynthesis',
  subject: 'Biology',
  level: 'GCSE Foundation',
  specCode: '4.4.1',
};

describe('questions.create', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  const create = (input: object) =>
    send(app, 'POST', '/api/questions', { as: teacher, body: { ...valid, ...input } });

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  it('stores a question and returns it', async () => {
    const { status, body } = await create({ maxMark: 3, textBoxSize: 'large' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...valid, maxMark: 3, textBoxSize: 'large' });
  });

  describe('sent again, as after a lost response', () => {
    const newQuestionId = randomBytes(16).toString('hex');
    const idOf = async (input: object, as = teacher) => {
      const body = { ...valid, newQuestionId, ...input };
      const answer = await send(app, 'POST', '/api/questions', { as, body });
      return (answer.body as { id: string }).id;
    };

    it('adds a question once, but another person’s question under a different id', async () => {
      const ids = await Promise.all([idOf({}), idOf({})]);
      expect(ids).toEqual([newQuestionId, newQuestionId]);
      expect(await idOf({}, await buildTeacher(app.database))).not.toBe(newQuestionId);
    });

    it('applies later changes until a quiz uses the question', async () => {
      expect(await idOf({ maxMark: 2 })).toBe(newQuestionId);
      const client = await app.as(teacher);
      expect(await client.questions.get({ questionId: newQuestionId })).toMatchObject({
        maxMark: 2,
      });
      await buildQuiz(app.database, { creatorUid: teacher.id, questionIds: [newQuestionId] });
      expect(await idOf({ maxMark: 3 })).not.toBe(newQuestionId);
      expect(await idOf({ maxMark: 2 })).toBe(newQuestionId);
    });
  });

  it('gives a medium text box if none is chosen', async () => {
    expect((await create({})).body).toMatchObject({ textBoxSize: 'medium' });
  });

  it.each(['topic', 'subject', 'level', 'specCode'])(
    'asks for %s when it is missing, empty or only spaces',
    async (field) => {
      for (const value of [undefined, '', '   ', '\u0000', '\n\t ']) {
        const { status, body } = await create({ [field]: value });
        expect(status).toBe(400);
        expect(body).toMatchObject({ code: 'BAD_REQUEST', message: REQUIRED });
      }
    },
  );

  it.each([undefined, null, '2', 1.5])(
    'asks for a whole max mark instead of %j',
    async (maxMark) => {
      const { status, body } = await create({ maxMark });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: REQUIRED });
    },
  );

  it.each([-1, 101])('refuses a max mark of %d', async (maxMark) => {
    expect((await create({ maxMark })).status).toBe(400);
  });

  it('accepts a max mark of 0', async () => {
    expect((await create({ maxMark: 0 })).status).toBe(201);
  });

  it.each([undefined, '', '  \n', '\u0000'])('asks for a question instead of %j', async (text) => {
    const { status, body } = await create({ questionText: text });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: TEXT_REQUIRED });
  });

  it.each([undefined, '', '  \n', '\u0000'])(
    'asks for a mark scheme instead of %j',
    async (text) => {
      const { status, body } = await create({ markSchemeAnswer: text });
      expect(status).toBe(400);
      expect(body).toMatchObject({ message: SCHEME_REQUIRED });
    },
  );

  it('says where the mistake is', async () => {
    const { body } = await create({ topic: '' });
    expect(body).toMatchObject({ data: { issues: [{ path: 'topic', message: REQUIRED }] } });
  });

  it('stores text in any script, but drops NUL, which PostgreSQL cannot store', async () => {
    const { status, body } = await create({
      questionText: 'اشرح \u0000التمثيل الضوئي 🌱',
      topic: 'Photo\u0000synthesis',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ questionText: 'اشرح التمثيل الضوئي 🌱', topic: 'Photosynthesis' });
  });

  it('stores text that looks like SQL or HTML unchanged', async () => {
    const questionText = `'); drop table questions; -- <script>alert("1")</script> \\ %s $1`;
    expect((await create({ questionText })).body).toMatchObject({ questionText });
  });

  it('accepts texts up to their limits and refuses longer ones', async () => {
    const longest = { questionText: 'x'.repeat(20_000), topic: 'x'.repeat(200) };
    expect((await create(longest)).status).toBe(201);
    expect((await create({ questionText: 'x'.repeat(20_001) })).status).toBe(400);
    expect((await create({ topic: 'x'.repeat(201) })).status).toBe(400);
  });
});
