import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAnsweredQuiz, type AnsweredQuiz } from './testing/quizzes/answered-quiz.ts';
import { buildUser } from './testing/factories.ts';
import { errorOf } from './testing/error-of.ts';
import { teacherWithApp } from './testing/teacher-with-app.ts';
import { watchThreads } from './testing/watched-threads.ts';
import { ThreadLimitError } from './threads/thread-pool.ts';

/** About as long as a scheme may be: reading it takes up to a second. */
const LONG_SCHEME = 'carbon dioxide is taken in (1)\n'.repeat(640);

describe('mark schemes are read in threads, so that saves do not wait for the longest', () => {
  let refused: string | null = null;
  let openTransactions = 0;
  const threads = watchThreads(async (name) => {
    if (name === refused) throw new ThreadLimitError('Not done within 10000 ms.');
    openTransactions += await countTransactions();
  });
  const desk = teacherWithApp({ threads });
  let quiz: AnsweredQuiz;

  const countTransactions = async (): Promise<number> => {
    const { rows } = await desk.app.database.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and state like 'idle in transaction%'`,
    );
    return rows[0]?.count ?? 0;
  };

  beforeEach(async () => {
    quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, ['oxygen', 'nitrogen'], {
      maxMark: 1,
      createdBy: desk.teacher.id,
      markSchemeAnswer: LONG_SCHEME,
    });
    threads.given.length = 0;
    openTransactions = 0;
    refused = null;
  });
  afterAll(() => threads.close());

  const markBlind = async (points: { place: number; quote: null }[]) => {
    const [row] = await quiz.rows();
    const { submissionId = '', revision: answerRevision = 0 } = row ?? {};
    return desk.client.marking.setBlindMark({ submissionId, answerRevision, mark: 1, points });
  };

  it('for all questions at once, to list what to teach again', async () => {
    await desk.client.results.reteach({ quizCode: quiz.quizCode });
    expect(threads.given).toEqual(['readPoints']);
  });

  it('for all questions at once, for the answers that are marked blind', async () => {
    const { questions } = await desk.client.marking.openSample({ quizCode: quiz.quizCode });
    expect(questions[0]?.points[0]?.point).toContain('carbon dioxide');
    expect(threads.given.filter((name) => name === 'readPoints')).toHaveLength(1);
  });

  it('for a blind mark, before anything is locked, and only if points were ticked', async () => {
    await desk.client.marking.openSample({ quizCode: quiz.quizCode });
    threads.given.length = 0;
    await markBlind([]);
    expect(threads.given).toEqual([]);
    await markBlind([{ place: 0, quote: null }]);
    expect(threads.given).toEqual(['readPoints']);
    expect(openTransactions).toBe(0);
  });

  it('with the new line, some forty times over, when a teacher adds one', async () => {
    const { quizCode, questionId } = quiz;
    const line = { quizCode, questionId, kind: 'accept', line: 'CO2' } as const;
    await desk.client.marking.trySchemeLine(line);
    await desk.client.marking.teachSchemeLine({ ...line, items: [] });
    expect(threads.given).toEqual(['placeSchemeLine', 'placeSchemeLine']);
    refused = 'placeSchemeLine';
    expect((await errorOf(desk.client.marking.trySchemeLine(line))).code).toBe('WORK_TOO_LONG');
  });

  it('for the request that is shown to an administrator', async () => {
    const admin = await desk.app.as(await buildUser(desk.app.database, { role: 'admin' }));
    const { question } = await admin.marking.showRequest({
      questionText: 'Which gas?',
      markSchemeAnswer: 'carbon dioxide (1)',
      userAnswer: 'carbon dioxide',
      maxMark: 1,
    });
    expect(question).toContain('1. (1 mark) carbon dioxide');
    expect(threads.given).toEqual(['prepareAnswer']);
  });

  it('and the teacher is told if it took too long, and nothing is stored', async () => {
    await desk.client.marking.openSample({ quizCode: quiz.quizCode });
    refused = 'readPoints';
    const { quizCode } = quiz;
    const errors = await Promise.all([
      errorOf(desk.client.results.reteach({ quizCode })),
      errorOf(markBlind([{ place: 0, quote: null }])),
    ]);
    expect(errors.map(({ code }) => code)).toEqual(['WORK_TOO_LONG', 'WORK_TOO_LONG']);
    expect(await quiz.marks()).toEqual([null, null]);
  });
});
