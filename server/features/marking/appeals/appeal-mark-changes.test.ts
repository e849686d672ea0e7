import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { appeals } from '../../../database/schema/marking.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildPencilQuiz, listSeenMarks } from '../../../testing/quizzes/pencil-quiz.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { whileChanging } from '../../../testing/database/while-changing.ts';

describe('an appeal whose mark changes while a teacher is deciding it', () => {
  const desk = teacherWithApp();

  /** Builds an appealed mark of 2, with functions for what else may happen to it. */
  async function questioned() {
    const quiz = await buildPencilQuiz(desk.app.database, desk.teacher.id, [2]);
    const { quizCode, questionId } = quiz;
    const [userId = ''] = quiz.userIds;
    const [seen = { submissionId: '', markRevision: 0 }] = await listSeenMarks(quiz);
    const isOwn = sql`quiz_code = ${quizCode} and user_id = ${userId}`;
    const appeal = { quizCode, userId, questionId, reason: 'I said so.' };
    await desk.app.database.insert(appeals).values(appeal);
    const giveMark = sql`update submissions
      set mark_awarded = 0, confirmed_by = 'other', mark_revision = mark_revision + 1`;
    const reopen = sql`update submissions set submitted_at = null`;
    /** Changes the answer, and locks a row that a deciding teacher needs too. */
    const holding = (held: SQL, change: SQL) => sql`
      with held as materialized (${held}) ${change} where ${isOwn} and exists (select from held)`;
    const holdsAppeal = sql`select from appeals where ${isOwn} for update`;
    const holdsDecisions = sql`
      select pg_advisory_xact_lock(hashtext(${`decisions:${quizCode}`}))`;
    return {
      ...quiz,
      isOwn,
      changes: {
        'is decided by another teacher': holding(holdsDecisions, giveMark),
        'has been decided by another teacher': holding(holdsAppeal, giveMark),
        'goes with its reopened attempt': holding(holdsDecisions, reopen),
        'has gone with its reopened attempt': holding(holdsAppeal, reopen),
      },
      decide: (newMark: number | null) =>
        desk.client.marking.decideAppeal({ ...seen, newMark, reason: 'You are right.' }),
      findAppeal: async () => (await desk.app.database.select().from(appeals).where(isOwn))[0],
    };
  }
  const OPEN = { decidedAt: null, outcome: null, oldMark: null, newMark: null };

  it.each(
    [3, null].flatMap((newMark) => [
      { newMark, change: 'is decided by another teacher' as const },
      { newMark, change: 'has been decided by another teacher' as const },
      { newMark, change: 'goes with its reopened attempt' as const },
      { newMark, change: 'has gone with its reopened attempt' as const },
    ]),
  )(
    'stays open if the mark $change when the new mark was to be $newMark',
    async ({ newMark, change }) => {
      const quiz = await questioned();
      const deciding = whileChanging(desk.app.database, quiz.changes[change], () =>
        quiz.decide(newMark),
      );
      expect(await errorOf(deciding)).toMatchObject({ code: 'MARK_CHANGED' });
      expect(await quiz.findAppeal()).toMatchObject(OPEN);
      expect(await quiz.events()).toEqual([]);
      expect(await quiz.marks()).toEqual([change.includes('reopened') ? 2 : 0]);
    },
  );

  it('stays open if a marking run has locked the mark', async () => {
    const quiz = await questioned();
    await desk.app.database.transaction(async (run) => {
      await run.execute(sql`select from submissions where ${quiz.isOwn} for update`);
      expect(await errorOf(quiz.decide(3))).toMatchObject({ code: 'MARK_CHANGED' });
    });
    expect(await quiz.findAppeal()).toMatchObject(OPEN);
    await quiz.decide(3);
    expect(await quiz.marks()).toEqual([3]);
    expect(await quiz.findAppeal()).toMatchObject({ outcome: 'changed', oldMark: 2, newMark: 3 });
  });
});
