import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import { submissions } from '../../../database/schema/attempts.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { errorOf } from '../../../testing/error-of.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildUser,
  moveDeadline,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { finishOpenAttempt } from './closing-queries.ts';

describe('attempts.finish', () => {
  let app: TestApp;
  let student: { id: string; email: string };
  let client: ApiClient;
  let quizCode: string;
  let ids: [string, string, string];

  beforeAll(async () => {
    app = await startTestApp();
    student = await buildUser(app.database);
    client = await app.as(student);
    const made = await Promise.all([1, 2, 3].map(() => buildQuestion(app.database)));
    ids = made.map((question) => question.id) as [string, string, string];
  });
  beforeEach(async () => {
    ({ quizCode } = await buildQuiz(app.database, { questionIds: ids }));
    await buildAttempt(app.database, quizCode, student.id);
  });
  afterAll(() => app.stop());

  const own = () => ({ quizCode, userId: student.id });
  const save = (questionId: string, answer: string, revision: number, isSaved = false) =>
    client.attempts.saveAnswer({ ...own(), questionId, answer, revision, isSaved });
  const finish = (answers: [string, string, number][] = []) =>
    client.attempts.finish({
      ...own(),
      because: 'submitted',
      answers: answers.map(([questionId, answer, revision]) => ({ questionId, answer, revision })),
    });
  const submitted = async () => {
    const rows = await app.database
      .select()
      .from(submissions)
      .where(and(eq(submissions.quizCode, quizCode), eq(submissions.userId, student.id)));
    expect(rows.filter((row) => row.submittedAt === null || !row.isSaved)).toEqual([]);
    return ids.map((id) => rows.find((row) => row.questionId === id)?.userAnswer);
  };
  const setDeadline = (interval: string) => moveDeadline(app.database, { quizCode }, interval);

  it('treats characters that nobody can see as no answer', async () => {
    await save(ids[0], '\u200B\u2060 \u00AD', 1);
    const finished = await finish([
      [ids[1], '\u{E0020}\u3164', 1],
      [ids[2], '\u200Bseen', 1],
    ]);
    expect(finished).toMatchObject({ questions: 3, answered: 1 });
    expect(await submitted()).toEqual([UNANSWERED_TEXT, UNANSWERED_TEXT, '\u200Bseen']);
  });

  it('submits everything at once: what came with it, what was stored, and what is missing', async () => {
    await save(ids[0], 'a draft', 1);
    const finished = await finish([[ids[1], 'sent with the finish', 1]]);
    expect(finished).toMatchObject({ questions: 3, answered: 2 });
    expect(await submitted()).toEqual(['a draft', 'sent with the finish', UNANSWERED_TEXT]);
  });

  it.each(['', '   ', '\n\t', '\u00A0', '\u2003 \u200A'])(
    'writes the text for no answer if only %j was typed',
    async (blank) => {
      await save(ids[0], blank, 1, true);
      expect(await finish([[ids[1], blank, 1]])).toMatchObject({ questions: 3, answered: 0 });
      expect(await submitted()).toEqual([UNANSWERED_TEXT, UNANSWERED_TEXT, UNANSWERED_TEXT]);
    },
  );

  it('gives the same answer however often it is sent, even at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => finish([[ids[0], 'oxygen', 1]])),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.receiptCode).toMatch(/^[2-9A-Y]{4}-[2-9A-Y]{4}$/);
    expect(await finish()).toEqual(answers[0]);
    expect(await submitted()).toEqual(['oxygen', UNANSWERED_TEXT, UNANSWERED_TEXT]);
  });

  it('keeps a newer stored draft over an older one that comes with it', async () => {
    await save(ids[0], 'typed on the other device', 8);
    await finish([[ids[0], 'an older tab', 3]]);
    expect((await submitted())[0]).toBe('typed on the other device');
  });

  it('prefers a newer answer that comes with it to an older draft', async () => {
    await save(ids[0], 'oxy', 1);
    await finish([[ids[0], 'oxygen', 2]]);
    expect((await submitted())[0]).toBe('oxygen');
  });

  it('uses the newest if the same question is sent twice', async () => {
    await finish([
      [ids[0], 'first', 1],
      [`questions/${ids[0]}`, 'second', 2],
      [ids[0], 'older', 1],
    ]);
    expect((await submitted())[0]).toBe('second');
  });

  it('accepts an answer with half an emoji, cut in two by a limit', async () => {
    await finish([[ids[0], 'a plant 🌱'.slice(0, -1), 1]]);
    expect((await submitted())[0]).toMatch(/^a plant ./);
  });

  it('ignores answers to questions that the quiz does not ask', async () => {
    const foreign = await buildQuestion(app.database);
    expect(await finish([[foreign.id, 'x', 1]])).toMatchObject({ questions: 3, answered: 0 });
  });

  it('never overwrites a submitted answer afterwards', async () => {
    await finish([[ids[0], 'submitted', 1]]);
    await finish([[ids[0], 'second thoughts', 9]]);
    expect((await errorOf(save(ids[0], 'third thoughts', 10))).code).toBe('ATTEMPT_OVER');
    expect((await submitted())[0]).toBe('submitted');
  });

  it('accepts what arrives within the grace period', async () => {
    await setDeadline('-10 seconds');
    await finish([[ids[0], 'just in time', 1]]);
    expect((await submitted())[0]).toBe('just in time');
  });

  it('does not accept what arrives after the grace period, but keeps the drafts stored before', async () => {
    await save(ids[0], 'a draft in time', 1);
    await setDeadline('-16 seconds');
    const late = await finish([
      [ids[0], 'written too late', 2],
      [ids[1], 'also too late', 1],
    ]);
    expect(late).toMatchObject({ questions: 3, answered: 1 });
    expect(await submitted()).toEqual(['a draft in time', UNANSWERED_TEXT, UNANSWERED_TEXT]);
  });

  it('ends many attempts at one moment, judging and answering each separately', async () => {
    const other = await buildQuiz(app.database, { questionIds: ids.slice(0, 2) });
    const sitting = async (code: string, values = {}) => {
      const { id: userId } = await buildUser(app.database);
      await buildAttempt(app.database, code, userId, values);
      return { quizCode: code, userId };
    };
    const late = { deadlineAt: sql`now() - interval '16 seconds'` };
    const open = await Promise.all(
      [quizCode, other.quizCode].flatMap((code) => Array.from({ length: 8 }, () => sitting(code))),
    );
    const keys = [
      ...open,
      await sitting(quizCode, late),
      { quizCode, userId: 'never sat down' },
      // The same student twice at once, as with a second tab.
      ...open.slice(0, 1),
    ];
    const receipts = await Promise.all(
      keys.map((key, place) =>
        finishOpenAttempt(app.database)({
          ...key,
          because: 'submitted',
          receiptCode: `R-${place}`,
          answers: [{ questionId: ids[0], answer: `words of ${place}`, revision: 1 }],
        }),
      ),
    );
    const ended = receipts.flatMap((receipt, place) => (receipt ? [place] : []));
    // Of two requests for the same attempt, either may be first, and finishes it for both.
    const twins = [0, keys.length - 1];
    const winners = twins.filter((place) => ended.includes(place));
    expect(winners).toHaveLength(1);
    const others = Array.from({ length: 16 }, (_, index) => index + 1);
    expect(ended.filter((place) => !twins.includes(place))).toEqual(others);
    for (const place of ended) {
      const questions = keys[place]?.quizCode === quizCode ? 3 : 2;
      const answered = place === 16 ? 0 : 1;
      expect(receipts[place]).toMatchObject({ receiptCode: `R-${place}`, questions, answered });
    }
    const first = eq(submissions.questionId, ids[0]);
    const stored = await app.database.select().from(submissions).where(first);
    const wordsOf = (userId: string) => stored.find((row) => row.userId === userId)?.userAnswer;
    expect(open.map(({ userId }) => wordsOf(userId))).toEqual(
      open.map((_, place) => `words of ${place || winners[0]}`),
    );
    expect(wordsOf(keys[16]?.userId ?? '')).toBe(UNANSWERED_TEXT);
  });

  it('finds no attempt that was never started, nor anybody else’s', async () => {
    const stranger = await buildUser(app.database);
    const finishAs = async (userId: string) =>
      (await app.as(stranger)).attempts.finish({
        quizCode,
        userId,
        answers: [],
        because: 'submitted',
      });
    expect((await errorOf(finishAs(stranger.id))).code).toBe('NOT_FOUND');
    expect(await errorOf(finishAs(student.id))).toMatchObject({
      status: 409,
      code: 'WRONG_STUDENT',
      message: 'Someone else is signed in here now. Sign in again as yourself to continue.',
    });
    expect((await client.attempts.start({ quizCode })).answers).toEqual([]);
  });
});
