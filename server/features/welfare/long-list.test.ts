import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildQuiz, buildTeacher } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('a list of more texts than anybody reads at once', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let quizCode: string;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    ({ quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id }));
    const raise = (count: number, state: string, strength: string) =>
      app.database.execute(sql`
        insert into welfare_concerns (source, kinds, strength, student_name, teacher_id, quiz_code,
          text, state, raised_at, decided_at)
        select 'answer', '{abuse}', ${strength}, 'Sam ' || n, ${teacher.id}, ${quizCode},
               ${strength}::text || ${state}::text || n, ${state}, now() - n * interval '1 day',
               case when ${state}::text <> 'open' then now() end
        from generate_series(1, ${count}::int) n`);
    await raise(230, 'open', 'clear');
    await raise(3, 'open', 'faint');
    await raise(250, 'followed-up', 'clear');
    await raise(4, 'followed-up', 'faint');
  });
  afterAll(() => app.stop());

  it('says how many are still to be read beyond those shown, and can show them all', async () => {
    const { welfare } = await app.as(teacher);
    const first = await welfare.list({});
    expect(first).toMatchObject({ open: 230, more: 33 });
    expect(first.items.filter(({ state }) => state === 'open')).toHaveLength(200);
    for (const wanted of [{}, { quizCode }]) {
      const { items, open, more } = await welfare.list({ ...wanted, all: true });
      expect([open, more]).toEqual([230, 0]);
      expect(items.filter(({ state }) => state === 'open')).toHaveLength(233);
      expect(items.some(({ studentName }) => studentName === 'Sam 230')).toBe(true);
    }
  });

  it('shows those already decided in pages, with weaker signs among them by date', async () => {
    const { welfare } = await app.as(teacher);
    const first = await welfare.list({});
    const decided = first.items.filter(({ state }) => state !== 'open');
    expect([first.decided, decided.length]).toEqual([254, 200]);
    expect(decided.slice(0, 3).map(({ strength }) => strength)).toContain('faint');
    expect(decided.at(-1)?.studentName).toBe('Sam 196');
    const { items, more } = await welfare.list({ page: 2 });
    expect(items.map(({ state }) => state)).toEqual(items.map(() => 'followed-up'));
    expect([items.length, more]).toEqual([54, 33]);
    expect(items.at(-1)?.studentName).toBe('Sam 250');
  });

  it('can be searched by the names of students and quizzes', async () => {
    const { welfare } = await app.as(teacher);
    const found = await welfare.list({ search: 'sam 249' });
    expect(found).toMatchObject({ open: 0, weaker: 0, decided: 1, more: 0 });
    expect(found.items.map(({ studentName }) => studentName)).toEqual(['Sam 249']);
    expect((await welfare.list({ search: quizCode.toLowerCase() })).decided).toBe(254);
    expect((await welfare.list({ search: 'nobody' })).items).toEqual([]);
  });
});
