import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '../../database/schema/attempts.ts';
import { welfareConcerns } from '../../database/schema/welfare.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../testing/quizzes/answered-quiz.ts';
import { buildUser } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { lookThroughQuiz } from './public.ts';

const DISCLOSURE = 'My dad hits me when he is drunk.';

describe('checking answers for welfare concerns', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let quiz: AnsweredQuiz;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildUser(app.database, { role: 'teacher' });
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    quiz = await buildAnsweredQuiz(app.database, teacher.id, ['oxygen', 'light']);
  });

  const listConcerns = async () => {
    const isOfQuiz = eq(welfareConcerns.quizCode, quiz.quizCode);
    const rows = await app.database.select().from(welfareConcerns).where(isOfQuiz);
    return rows.map(({ text }) => text);
  };

  /**
   * Checks the quiz's answers, and runs something while the threads check them for the first time.
   */
  const lookWhile = (happens: () => Promise<unknown>) => {
    let isFirst = true;
    return lookThroughQuiz(
      {
        ...app,
        welfareCheck: {
          check: async (texts, whose) => {
            const found = await app.welfareCheck.check(texts, whose);
            if (isFirst) await happens();
            isFirst = false;
            return found;
          },
        },
      },
      quiz.quizCode,
    );
  };

  it('holds no transaction open while the threads are at work', async () => {
    let idle: unknown;
    await lookWhile(async () => {
      const { rows } = await app.database.execute(sql`
        select count(*)::int as held from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`);
      idle = rows[0]?.['held'];
    });
    expect(idle).toBe(0);
  });

  it('checks an answer again if its words changed in the meantime', async () => {
    await lookWhile(() => quiz.change(0, { userAnswer: DISCLOSURE }));
    expect(await listConcerns()).toEqual([DISCLOSURE]);
  });

  it('raises nothing about an attempt that was begun again in the meantime, and checks it when it ends', async () => {
    await quiz.change(0, { userAnswer: DISCLOSURE });
    const finish = (finishedAt: Date | null) => app.database.update(attempts).set({ finishedAt });
    await lookWhile(() => finish(null));
    expect(await listConcerns()).toEqual([]);
    await finish(new Date());
    await lookThroughQuiz(app, quiz.quizCode);
    expect(await listConcerns()).toEqual([DISCLOSURE]);
  });

  it('raises a concern once, however many checks run at one moment', async () => {
    await quiz.change(0, { userAnswer: DISCLOSURE });
    await lookWhile(() => lookThroughQuiz(app, quiz.quizCode));
    expect(await listConcerns()).toEqual([DISCLOSURE]);
  });

  it('is done before an attempt is reopened, since the student may remove the words', async () => {
    await quiz.change(0, { userAnswer: DISCLOSURE });
    const { attempts: live } = await app.as(teacher);
    const [userId = ''] = quiz.userIds;
    await live.reopen({ quizCode: quiz.quizCode, userId, minutes: 5 });
    expect(await listConcerns()).toEqual([DISCLOSURE]);
  });

  it('is done before a file contains what was handed in a moment ago', async () => {
    await quiz.change(0, { userAnswer: DISCLOSURE });
    const client = await app.as(teacher);
    const { quizCode } = quiz;
    const file = await client.marking.exportResponses({ quizCode, format: 'csv' });
    expect(await file.text()).not.toContain(DISCLOSURE);
    expect(await listConcerns()).toEqual([DISCLOSURE]);
  });
});
