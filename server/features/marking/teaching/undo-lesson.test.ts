import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { schemeLessons } from '../../../database/schema/marking.ts';
import { questions } from '../../../database/schema/questions.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { buildQuiz, buildSubmission, buildUser } from '../../../testing/factories.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { listSeenMarks } from '../../../testing/quizzes/pencil-quiz.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';

const ABSORBED = 'light is absorbed (1)';
const USED = 'carbon dioxide is used (1)';
const SCHEME = `${ABSORBED}\n${USED}`;

type SeenMarks = Awaited<ReturnType<typeof listSeenMarks>>;

describe('undoing one of several lessons', () => {
  const desk = teacherWithApp();
  let quiz: AnsweredQuiz;

  beforeEach(async () => {
    const question = { maxMark: 2, createdBy: desk.teacher.id, markSchemeAnswer: SCHEME };
    quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, ['CO2'], question);
  });

  const teach = async (
    point: string,
    { quizCode = quiz.quizCode, line = 'CO2', items = [] as SeenMarks } = {},
  ) => {
    const { questionId } = quiz;
    const lesson = { quizCode, questionId, kind: 'accept' as const, line, point, items };
    const { decisionId } = await desk.client.marking.teachSchemeLine(lesson);
    return { quizCode, decisionId };
  };
  const undo = (lesson: { quizCode: string; decisionId: string }) =>
    desk.client.marking.undoDecision(lesson);
  const change = (values: Partial<typeof questions.$inferInsert>) =>
    desk.app.database.update(questions).set(values).where(eq(questions.id, quiz.questionId));
  /** An earlier lesson that changed no mark. */
  const taughtBefore = async () => {
    const { quizCode, questionId } = quiz;
    const decisionId = randomUUID();
    const lesson = { quizCode, questionId, decisionId, kind: 'accept' as const, line: 'CO2' };
    await desk.app.database.insert(schemeLessons).values(lesson);
    return { quizCode, decisionId };
  };
  const scheme = async () => {
    const { markSchemeAnswer } = await desk.client.questions.get({ questionId: quiz.questionId });
    return markSchemeAnswer;
  };
  const reword = async (markSchemeAnswer: string) => {
    const { questionId } = quiz;
    const known = await desk.client.questions.get({ questionId });
    await desk.client.questions.update({ ...known, questionId, markSchemeAnswer });
  };

  it('removes the line that this lesson taught, but not the same words for another point', async () => {
    await teach('carbon dioxide is used');
    const later = await teach('light is absorbed');
    expect(await scheme()).toBe(`${ABSORBED}\naccept: CO2\n${USED}\naccept: CO2`);
    expect(await undo(later)).toMatchObject({ isLineLeft: false });
    expect(await scheme()).toBe(`${SCHEME}\naccept: CO2`);
  });

  it('still does so if other lines have been taught since', async () => {
    const first = await teach('light is absorbed');
    await teach('carbon dioxide is used');
    await teach('carbon dioxide is used', { line: 'carbonic gas' });
    await undo(first);
    expect(await scheme()).toBe(`${SCHEME}\naccept: CO2\naccept: carbonic gas`);
  });

  it('leaves alone a line that another quiz taught for the same question', async () => {
    const { questionId } = quiz;
    const asked = { creatorUid: desk.teacher.id, questionIds: [questionId] };
    const { quizCode } = await buildQuiz(desk.app.database, asked);
    const student = await buildUser(desk.app.database);
    await buildSubmission(desk.app.database, quizCode, student.id, questionId, {});
    const ours = await teach('light is absorbed');
    await teach('carbon dioxide is used', { quizCode });
    await reword(`${SCHEME}\naccept: CO2`);
    expect(await undo(ours)).toMatchObject({ isLineLeft: true });
    expect(await scheme()).toBe(`${SCHEME}\naccept: CO2`);
  });

  it('reports it if someone has reworded the line', async () => {
    const lesson = await teach('carbon dioxide is used');
    await reword(`${SCHEME}\naccept: CO2 or carbonic gas`);
    expect(await undo(lesson)).toMatchObject({ changedCount: 0, isLineLeft: true });
    expect(await scheme()).toBe(`${SCHEME}\naccept: CO2 or carbonic gas`);
  });

  it('is refused to a colleague who cannot change the question, and its marks are left unchanged', async () => {
    await quiz.change(0, { markAwarded: 0, aiMark: 0 });
    const items = await listSeenMarks(quiz);
    const lessonOfMarks = await teach('carbon dioxide is used', { items });
    const [taught, marks] = [await scheme(), await quiz.marks()];
    expect(marks).toEqual([1]);
    await change({ createdBy: 'a colleague' });
    for (const lesson of [lessonOfMarks, await taughtBefore()]) {
      expect(await errorOf(undo(lesson))).toMatchObject({
        status: 403,
        code: 'LESSON_NOT_YOURS',
      });
    }
    expect([await scheme(), await quiz.marks()]).toEqual([taught, marks]);
  });

  it('restores only the marks if the question was deleted, and reports that the line is left', async () => {
    await quiz.change(0, { markAwarded: 0, aiMark: 0 });
    const items = await listSeenMarks(quiz);
    const lesson = await teach('carbon dioxide is used', { items });
    expect(await quiz.marks()).toEqual([1]);
    await change({ deletedAt: new Date() });
    expect(await undo(lesson)).toMatchObject({ changedCount: 1, isLineLeft: true });
    expect(await quiz.marks()).toEqual([0]);
  });

  it('repairs a list of right answers that a lesson broke before such lessons were refused', async () => {
    const choice = { kind: 'choices' as const, options: 'Oxygen\nNitrogen\nHelium' };
    const broken = 'Oxygen\nNitrogen\naccept: CO2';
    await change({ ...choice, markSchemeAnswer: broken });
    await undo(await taughtBefore());
    expect(await scheme()).toBe('Oxygen\nNitrogen');
  });

  it('restores sentences that were split into lines for the lesson', async () => {
    const sentences = 'The light is absorbed. The carbon dioxide is used.';
    await reword(sentences);
    const lesson = await teach('The light is absorbed.');
    expect(await scheme()).toBe('The light is absorbed.\naccept: CO2\nThe carbon dioxide is used.');
    await undo(lesson);
    expect(await scheme()).toBe(sentences);
  });
});
