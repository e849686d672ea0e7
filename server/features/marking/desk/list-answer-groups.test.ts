import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import { user } from '../../../database/schema/accounts.ts';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildQuestion } from '../../../testing/factories.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';

describe('a question’s answers in groups', () => {
  const desk = teacherWithApp();

  const answered = (...answers: string[]) =>
    buildAnsweredQuiz(desk.app.database, desk.teacher.id, answers);

  it('puts equal answers together, ignoring case and spacing', async () => {
    const quiz = await answered('Carbon dioxide', 'oxygen', ' carbon  DIOXIDE. ');
    const { groups, total } = await desk.client.marking.listAnswerGroups(quiz);
    expect(total).toBe(2);
    expect(groups[0]).toMatchObject({
      sampleAnswer: 'Carbon dioxide',
      submissions: [{ userId: quiz.userIds[0] }, { userId: quiz.userIds[2] }],
    });
  });

  it('separates answers that differ in a symbol, a unit or a power', async () => {
    const quiz = await answered('CO', 'Co', '5 Pa', '5 pA', '10³', '103');
    expect((await desk.client.marking.listAnswerGroups(quiz)).total).toBe(6);
  });

  it('separates answers that differ in capitals if the question tests them, also in recording decisions in bulk', async () => {
    const text = { questionText: 'Correct the capital letters: we saw paris.' };
    const quiz = await buildAnsweredQuiz(
      desk.app.database,
      desk.teacher.id,
      ['We saw Paris.', 'we saw paris.', 'We saw Paris.'],
      text,
    );
    const { groups } = await desk.client.marking.listAnswerGroups(quiz);
    const ids = groups.map(({ submissions }) =>
      submissions.map(({ submissionId }) => submissionId),
    );
    expect(ids.map(({ length }) => length)).toEqual([2, 1]);
    const items = ids.flat().map((submissionId) => ({ submissionId, markRevision: 0 }));
    await desk.client.marking.setMarks({ quizCode: quiz.quizCode, items, markAwarded: 1 });
    const rows = await quiz.rows();
    // A teacher who read one of them had not read them all.
    expect(rows.map(({ confirmedInBulk }) => confirmedInBulk)).toEqual([true, true, true]);
  });

  it('separates options that differ only in a capital letter', async () => {
    const quiz = await buildAnsweredQuiz(
      desk.app.database,
      desk.teacher.id,
      ['The River Thames', 'the river thames'],
      { kind: 'choice', options: 'The River Thames\nthe river thames' },
    );
    expect((await desk.client.marking.listAnswerGroups(quiz)).total).toBe(2);
  });

  it('puts the most frequent answer first, similar answers next to it, and unanswered ones last', async () => {
    const quiz = await answered(
      UNANSWERED_TEXT,
      'the gas is oxygen',
      'dunno',
      'the gas is carbon dioxide',
      '   ',
      'oxygen gas',
      'oxygen gas',
    );
    const { groups } = await desk.client.marking.listAnswerGroups(quiz);
    expect(groups.map(({ sampleAnswer }) => sampleAnswer)).toEqual([
      'oxygen gas',
      'the gas is oxygen',
      'the gas is carbon dioxide',
      'dunno',
      UNANSWERED_TEXT,
    ]);
    expect(groups.at(-1)?.submissions).toHaveLength(2);
  });

  it('keeps a group’s id while its answers stay the same', async () => {
    const quiz = await answered('oxygen', 'helium');
    const idsOf = async () =>
      (await desk.client.marking.listAnswerGroups(quiz)).groups.map(({ groupId }) => groupId);
    const before = await idsOf();
    await quiz.change(1, { markAwarded: 1 });
    expect(await idsOf()).toEqual(before);
    expect(new Set(before).size).toBe(2);
  });

  it('shows a student whose account has been deleted as unknown', async () => {
    const quiz = await answered('oxygen');
    await desk.app.database.delete(user).where(eq(user.id, quiz.userIds[0] ?? ''));
    const { groups } = await desk.client.marking.listAnswerGroups(quiz);
    expect(groups[0]?.submissions[0]?.displayName).toBe('Unknown Student');
  });

  it('shows only submitted answers, and is empty if there are none', async () => {
    const quiz = await answered('oxygen');
    await quiz.change(0, { submittedAt: null });
    expect(await desk.client.marking.listAnswerGroups(quiz)).toEqual({ groups: [], total: 0 });
  });

  it('does not find a question that the quiz does not contain', async () => {
    const { quizCode } = await answered('oxygen');
    const { id: questionId } = await buildQuestion(desk.app.database);
    const asked = desk.client.marking.listAnswerGroups({ quizCode, questionId });
    expect((await errorOf(asked)).code).toBe('NOT_FOUND');
  });
});
