import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { welfareConcerns } from '../../database/schema/welfare.ts';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { buildDisclosedQuiz } from '../../testing/quizzes/disclosed-quiz.ts';

describe('a school’s own phrases', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let admin: { email: string };

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    admin = await buildUser(app.database, { role: 'admin' });
  });
  afterAll(() => app.stop());

  it('are recognised in answers', async () => {
    const { system } = await app.as(admin);
    const answers = ['He drives for the Elm Road boys', 'The elm grows beside the road'];
    expect(await found(answers)).toEqual([]);
    await system.changeSettings({ welfarePhrases: ['elm-road  boys'] });
    expect(await found(answers)).toEqual([['school-phrase']]);
    await system.changeSettings({ welfarePhrases: [] });
  });

  async function found(answers: string[]) {
    const { quizCode } = await buildDisclosedQuiz(app, teacher, answers);
    const rows = await app.database
      .select({ kinds: welfareConcerns.kinds })
      .from(welfareConcerns)
      .where(eq(welfareConcerns.quizCode, quizCode));
    return rows.map(({ kinds }) => kinds);
  }
});
