import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../testing/api-client.ts';
import { buildQuestion, buildTeacher } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const bank = [
  {
    questionText: 'Which organelle releases energy?',
    topic: 'Cell Biology',
    subject: 'Biology',
    level: 'GCSE Higher',
    specCode: '4.1.1',
  },
  { topic: 'Energy', subject: 'Physics', level: 'GCSE Foundation', specCode: '4.1.2' },
  { topic: '100% yield', subject: 'Chemistry', level: 'A_Level', specCode: 'C\\9' },
  { topic: 'Coastal erosion', subject: 'Geography', level: 'KS3', specCode: 'G-1' },
  { topic: 'Élan vital', subject: 'Philosophy', level: 'KS3', specCode: 'P1' },
];

describe('questions.list', () => {
  let app: TestApp;
  let client: ApiClient;
  let teacher: { email: string };
  const topicsOf = async (filters: Parameters<ApiClient['questions']['list']>[0]) => {
    const { items } = await client.questions.list(filters);
    return items.map((question) => question.topic);
  };

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    client = await app.as(teacher);
    for (const [index, question] of bank.entries()) {
      await buildQuestion(app.database, {
        ...question,
        createdAt: sql`now() - ${index} * interval '1 minute'` as never,
      });
    }
    await buildQuestion(app.database, {
      topic: 'Deleted',
      subject: 'Gone',
      deletedAt: new Date(),
    });
  });
  afterAll(() => app.stop());

  it('shows the questions of all teachers, newest first, without deleted ones', async () => {
    const { items, total } = await client.questions.list({});
    expect(items.map((question) => question.topic)).toEqual(bank.map(({ topic }) => topic));
    expect(total).toBe(5);
  });

  it('lists every subject in the bank alphabetically, whatever the filter', async () => {
    const { subjects } = await client.questions.list({ topic: 'energy' });
    expect(subjects).toEqual(['Biology', 'Chemistry', 'Geography', 'Philosophy', 'Physics']);
  });

  it.each([
    [{ topic: 'BIO' }, ['Cell Biology']],
    [{ topic: 'er' }, ['Energy', 'Coastal erosion']],
    [{ topic: 'élan' }, ['Élan vital']],
    [{ level: 'gcse' }, ['Cell Biology', 'Energy']],
    [{ specCode: '4.1' }, ['Cell Biology', 'Energy']],
    [{ specCode: '4.1', level: 'found' }, ['Energy']],
    [{ words: 'ORGANELLE releases' }, ['Cell Biology']],
    [{ words: 'organelle', topic: 'energy' }, []],
    [{ subject: 'Physics' }, ['Energy']],
    [{ topic: '  energy ' }, ['Energy']],
    [{ topic: 'no such' }, []],
  ])('filters by part of a value, ignoring case: %j', async (filters, topics) => {
    expect(await topicsOf(filters)).toEqual(topics);
  });

  it.each([
    [{ topic: '%' }, ['100% yield']],
    [{ words: '%' }, []],
    [{ level: '_' }, ['100% yield']],
    [{ specCode: '\\' }, ['100% yield']],
    [{ topic: '.*' }, []],
    [{ topic: "' or 1=1 --" }, []],
  ])('treats special characters literally: %j', async (filters, topics) => {
    expect(await topicsOf(filters)).toEqual(topics);
  });

  it('shows consecutive pages, and counts over all of them', async () => {
    const first = await client.questions.list({ page: 1, pageSize: 2 });
    const second = await client.questions.list({ page: 2, pageSize: 2 });
    const third = await client.questions.list({ page: 3, pageSize: 2 });
    const beyond = await client.questions.list({ page: 4, pageSize: 2 });
    const all = [first, second, third, beyond].flatMap((page) => page.items);
    expect(all.map((question) => question.topic)).toEqual(bank.map(({ topic }) => topic));
    expect([first, beyond].map((page) => page.total)).toEqual([5, 5]);
  });

  it.each(['page=0', 'page=x', 'pageSize=0', 'pageSize=201', `topic=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      const { status } = await send(app, 'GET', `/api/questions?${query}`, { as: teacher });
      expect(status).toBe(400);
    },
  );

  it('copes with a NUL character in a filter', async () => {
    const { status } = await send(app, 'GET', '/api/questions?topic=en%00ergy', { as: teacher });
    expect(status).toBe(200);
  });
});
