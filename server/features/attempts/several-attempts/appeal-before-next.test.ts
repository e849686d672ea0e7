import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '../../../database/schema/attempts.ts';
import { earlierAnswers } from '../../../database/schema/earlier-attempts.ts';
import { errorOf, outcomeOf } from '../../../testing/error-of.ts';
import { resitQuizWithApp } from '../../../testing/quizzes/resit-quiz.ts';
import { whileChanging } from '../../../testing/database/while-changing.ts';

describe('a questioned mark and the next attempt', () => {
  const quiz = resitQuizWithApp();
  beforeEach(async () => {
    await quiz.change({ resultsRelease: 'as-marked' });
    await quiz.sit('first', false);
    await quiz.mark(2);
  });

  const start = () => quiz.start(true);
  const question = async () => {
    const { submissionId } = await quiz.answerOf();
    await (await quiz.asStudent()).marking.appeal({ submissionId, reason: 'Why not 3?' });
  };
  const decide = async (newMark: number | null) => {
    const { submissionId, markRevision } = await quiz.answerOf();
    const decision = { submissionId, markRevision, newMark, reason: 'You are right.' };
    await (await quiz.asTeacher()).marking.decideAppeal(decision);
  };
  const onTheDesk = async () => {
    const { items } = await (
      await quiz.asTeacher()
    ).marking.listAppeals({ quizCode: quiz.quizCode });
    return items.map(({ reason }) => reason);
  };
  const earlierAnswer = async () => {
    const [score] = (await (await quiz.asStudent()).results.myScores()).quizzes;
    return score?.earlier[0]?.answers[0];
  };
  const finishNext = () =>
    quiz.app.database
      .update(attempts)
      .set({ finishedAt: sql`now()`, finishedBecause: 'submitted' });

  it('blocks the next attempt, and shows on the teacher’s desk, until it is decided', async () => {
    await question();
    expect(await errorOf(start())).toMatchObject({
      code: 'APPEAL_OPEN',
      message:
        'You questioned a mark of your last attempt. You can try again once your teacher has decided on it.',
    });
    expect(await onTheDesk()).toEqual(['Why not 3?']);
    await decide(null);
    expect(await outcomeOf(start())).toBe('ok');
  });

  it('is shown with the earlier attempt, together with its outcome', async () => {
    await question();
    await decide(3);
    await start();
    await finishNext();
    expect(await earlierAnswer()).toMatchObject({
      markAwarded: 3,
      canAppeal: false,
      appeal: {
        reason: 'Why not 3?',
        outcome: 'changed',
        decisionReason: 'You are right.',
        oldMark: 2,
        newMark: 3,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        decidedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
  });

  it('reveals nothing of the decision while the mark is not shown', async () => {
    await question();
    await decide(3);
    await start();
    await finishNext();
    await quiz.app.database.update(earlierAnswers).set({ markAwarded: null });
    expect((await earlierAnswer())?.appeal).toMatchObject({
      reason: 'Why not 3?',
      outcome: null,
      decisionReason: null,
      newMark: null,
    });
  });

  it('is refused, rather than lost, if it is asked while the next attempt begins', async () => {
    const { submissionId } = await quiz.answerOf();
    const ended = sql`
      with taken as (
        update submissions set mark_awarded = null, confirmed_by = null, confirmed_in_bulk = false,
               mark_revision = mark_revision + 1
        where quiz_code = ${quiz.quizCode})
      update attempts set number = number + 1 where quiz_code = ${quiz.quizCode}`;
    const asked = whileChanging(quiz.app.database, ended, async () =>
      (await quiz.asStudent()).marking.appeal({ submissionId, reason: 'Why not 3?' }),
    );
    expect(await outcomeOf(asked)).toBe('NOT_MARKED_YET');
  });
  it('also blocks the next attempt if both are asked for at once', async () => {
    const asked = sql`
      with held as (select from attempts where quiz_code = ${quiz.quizCode} for share)
      insert into appeals (quiz_code, user_id, question_id, reason)
      select ${quiz.quizCode}, ${quiz.student.id}, ${quiz.questionId}, 'Why not 3?'
      from held`;
    const begun = whileChanging(quiz.app.database, asked, start);
    expect(await outcomeOf(begun)).toBe('APPEAL_OPEN');
    expect(await onTheDesk()).toEqual(['Why not 3?']);
  });
});
