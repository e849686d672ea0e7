import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { questionRevisions, questions } from '../../../database/schema/questions.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildAnalysis } from '../../../testing/quizzes/pencil-quiz.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';

const SCHEME = 'carbon dioxide (1)';

describe('turning an override into a line of the mark scheme', () => {
  const desk = teacherWithApp();
  let quiz: AnsweredQuiz;

  const answers = ['carbonic gas', 'Carbonic gas.', 'oxygen', 'carbonic gas', 'carbonic gas'];
  beforeEach(async () => {
    quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, answers, { maxMark: 1 });
    await change({ createdBy: desk.teacher.id, markSchemeAnswer: SCHEME });
    for (const index of [0, 1, 2, 3]) await quiz.change(index, { markAwarded: 0, aiMark: 0 });
    await quiz.change(3, { confirmedBy: desk.teacher.id });
  });

  const change = (values: Partial<typeof questions.$inferInsert>) =>
    desk.app.database.update(questions).set(values).where(eq(questions.id, quiz.questionId));
  const findQuestion = async () =>
    (await desk.app.database.select().from(questions).where(eq(questions.id, quiz.questionId)))[0];
  const line = () => ({
    quizCode: quiz.quizCode,
    questionId: quiz.questionId,
    kind: 'accept' as const,
    line: 'carbonic gas',
  });
  const seen = async (...indices: number[]) => {
    const rows = await quiz.rows();
    return indices.map((index) => ({
      submissionId: rows[index]?.submissionId ?? '',
      markRevision: rows[index]?.markRevision ?? -1,
    }));
  };

  it('removes the line from the scheme when the lesson is undone', async () => {
    const { decisionId } = await desk.client.marking.teachSchemeLine({
      ...line(),
      items: await seen(0, 1),
    });
    expect((await findQuestion())?.markSchemeAnswer).toBe(`${SCHEME}\naccept: carbonic gas`);
    await desk.client.marking.undoDecision({ quizCode: quiz.quizCode, decisionId });
    expect((await findQuestion())?.markSchemeAnswer).toBe(SCHEME);
  });

  it.each(['accept', 'reject', 'note'] as const)(
    'removes a line to %s that changed no mark',
    async (kind) => {
      const { quizCode } = quiz;
      const lesson = { ...line(), kind, line: 'a gas of the air' };
      const { decisionId } = await desk.client.marking.teachSchemeLine({ ...lesson, items: [] });
      expect((await findQuestion())?.markSchemeAnswer).toBe(`${SCHEME}\n${kind}: a gas of the air`);
      await desk.client.marking.undoDecision({ quizCode, decisionId });
      expect((await findQuestion())?.markSchemeAnswer).toBe(SCHEME);
      const again = desk.client.marking.undoDecision({ quizCode, decisionId });
      expect((await errorOf(again)).code).toBe('NOT_FOUND');
    },
  );

  it('is not undone by saving a form opened earlier, which must be reloaded first', async () => {
    const { questionId } = quiz;
    const { updatedAt, ...read } = await desk.client.questions.get({ questionId });
    await desk.client.marking.teachSchemeLine({ ...line(), items: await seen(0) });
    const form = { ...read, questionId, topic: 'Gases' };
    const save = (seenUpdatedAt: string, changes: object = {}) =>
      desk.client.questions.update({ ...form, ...changes, seenUpdatedAt });
    expect(await errorOf(save(updatedAt))).toMatchObject({ status: 409, code: 'QUESTION_CHANGED' });
    expect((await findQuestion())?.markSchemeAnswer).toBe(`${SCHEME}\naccept: carbonic gas`);
    const reloaded = await desk.client.questions.get({ questionId });
    const { markSchemeAnswer } = reloaded;
    await save(reloaded.updatedAt, { markSchemeAnswer });
    expect(await findQuestion()).toMatchObject({ topic: 'Gases', markSchemeAnswer });
    expect(markSchemeAnswer).toBe(`${SCHEME}\naccept: carbonic gas`);
  });

  it('removes the line even if all its marks have changed since', async () => {
    const { quizCode } = quiz;
    const items = await seen(0);
    const { decisionId } = await desk.client.marking.teachSchemeLine({ ...line(), items });
    await desk.client.marking.setMarks({ quizCode, items: await seen(0), markAwarded: 1 });
    await desk.client.marking.undoDecision({ quizCode, decisionId });
    expect((await findQuestion())?.markSchemeAnswer).toBe(SCHEME);
    expect((await quiz.marks())[0]).toBe(1);
  });

  it('shows which pencil marks the line would change, and stores nothing', async () => {
    const tried = await desk.client.marking.trySchemeLine(line());
    expect(tried).toMatchObject({
      markSchemeAnswer: `${SCHEME}\naccept: carbonic gas`,
      unconfirmed: 3,
      looked: 3,
    });
    const changes = tried.changes.map(({ submission, newMark }) => [
      submission.userAnswer,
      submission.markAwarded,
      newMark,
    ]);
    expect(changes.toSorted()).toEqual([
      ['Carbonic gas.', 0, 1],
      ['carbonic gas', 0, 1],
    ]);
    expect(await findQuestion()).toMatchObject({ markSchemeAnswer: SCHEME });
    expect(await quiz.marks()).toEqual([0, 0, 0, 0, null]);
    expect(await quiz.events()).toEqual([]);
  });

  it('adds the line and marks only the listed answers again, in pencil', async () => {
    const items = await seen(0);
    const taught = await desk.client.marking.teachSchemeLine({ ...line(), items });
    expect(taught).toMatchObject({
      markSchemeAnswer: `${SCHEME}\naccept: carbonic gas`,
      changedCount: 1,
      changed: [{ markAwarded: 1, aiMark: 1, markState: 'pencil' }],
      conflicts: [],
    });
    expect(await findQuestion()).toMatchObject({ markSchemeAnswer: taught.markSchemeAnswer });
    expect(await quiz.marks()).toEqual([1, 0, 0, 0, null]);
    expect(await quiz.events()).toMatchObject([
      {
        kind: 'marked',
        marker: 'built-in',
        teacherId: null,
        decisionId: taught.decisionId,
        oldMark: 0,
        newMark: 1,
        reason: 'accept: carbonic gas',
      },
    ]);
    const { aiAnalysis } = (await quiz.rows())[0] ?? {};
    expect(aiAnalysis?.points[0]).toMatchObject({ marksAwarded: 1 });
  });

  it('keeps the question’s previous version', async () => {
    await desk.client.marking.teachSchemeLine({ ...line(), items: [] });
    const revisions = await desk.app.database
      .select()
      .from(questionRevisions)
      .where(eq(questionRevisions.questionId, quiz.questionId));
    expect(revisions).toMatchObject([
      { changedBy: desk.teacher.id, answers: 5, before: { markSchemeAnswer: SCHEME } },
    ]);
  });

  it('leaves alone marks that are in ink or have changed since the teacher saw them', async () => {
    const items = await seen(0, 1, 3);
    await quiz.change(1, { markAwarded: 1, confirmedBy: 'a colleague', markRevision: 7 });
    const taught = await desk.client.marking.teachSchemeLine({ ...line(), items });
    expect(taught.changed.map(({ userId }) => userId)).toEqual([quiz.userIds[0]]);
    expect(taught.conflicts).toMatchObject([{ userId: quiz.userIds[1], markState: 'overridden' }]);
    expect(await quiz.marks()).toEqual([1, 1, 0, 0, null]);
  });

  it('restores the marks when it is undone', async () => {
    const items = await seen(0, 1);
    const { decisionId } = await desk.client.marking.teachSchemeLine({ ...line(), items });
    expect(await quiz.marks()).toEqual([1, 1, 0, 0, null]);
    await desk.client.marking.undoDecision({ quizCode: quiz.quizCode, decisionId });
    const restored = {
      markAwarded: 0,
      aiMark: 0,
      aiAnalysis: { points: [], flags: ['doubt'], confidence: 0, marker: 'unknown' },
      confirmedBy: null,
    };
    expect((await quiz.rows()).slice(0, 2)).toMatchObject([restored, restored]);
    expect(await quiz.marks()).toEqual([0, 0, 0, 0, null]);
  });

  it.each([
    ['', 'carbonic gas'],
    [' that changed no mark', 'a gas of the air'],
  ])('leaves marks in doubt when a lesson%s is undone', async (_, words) => {
    const { quizCode } = quiz;
    const flagged = buildAnalysis({ points: [], flags: ['instructs-marker'] });
    for (const index of [0, 1]) await quiz.change(index, { aiAnalysis: flagged });
    const lesson = { ...line(), line: words, items: await seen(0, 1) };
    const { decisionId } = await desk.client.marking.teachSchemeLine(lesson);
    await desk.client.marking.undoDecision({ quizCode, decisionId });
    const { items, total } = await desk.client.marking.listToCheck({ quizCode });
    expect(total).toBe(2);
    expect(items.map(({ reasons }) => reasons)).toEqual([['flagged'], ['flagged']]);
    await desk.client.marking.acceptMarks({ quizCode, which: { kind: 'without-doubt' } });
    const inInk = (await quiz.rows()).filter(({ confirmedBy }) => confirmedBy !== null);
    expect(inInk.map(({ userId }) => userId)).toEqual(quiz.userIds.slice(2, 4));
  });

  it('leaves an answer unmarked when a lesson that gave it a mark is undone', async () => {
    const { decisionId } = await desk.client.marking.teachSchemeLine({
      ...line(),
      items: await seen(4),
    });
    expect((await quiz.marks())[4]).toBe(1);
    await desk.client.marking.undoDecision({ quizCode: quiz.quizCode, decisionId });
    expect((await quiz.rows())[4]).toMatchObject({ markAwarded: null, aiAnalysis: null });
  });

  it('can reject as well as accept', async () => {
    await change({ markSchemeAnswer: 'the cell gets bigger (1)' });
    await quiz.change(0, { userAnswer: 'the nucleus gets bigger', markAwarded: 1, aiMark: 1 });
    const rejecting = { ...line(), kind: 'reject' as const, line: 'nucleus gets bigger' };
    const { changes } = await desk.client.marking.trySchemeLine(rejecting);
    expect(changes).toMatchObject([
      { submission: { userAnswer: 'the nucleus gets bigger' }, newMark: 0 },
    ]);
    await desk.client.marking.teachSchemeLine({ ...rejecting, items: await seen(0) });
    expect((await findQuestion())?.markSchemeAnswer).toContain('\nreject: nucleus gets bigger');
    expect((await quiz.marks())[0]).toBe(0);
  });

  it('changes no mark through a note, which is for people', async () => {
    const note = { ...line(), kind: 'note' as const, line: 'accept: carbonic gas from next year' };
    expect(await desk.client.marking.trySchemeLine(note)).toMatchObject({ looked: 3, changes: [] });
    const taught = await desk.client.marking.teachSchemeLine({ ...note, items: await seen(0) });
    expect(taught).toMatchObject({ changedCount: 0, conflicts: [] });
    expect(taught.markSchemeAnswer).toContain('note: carbonic gas from next year');
    expect(await quiz.marks()).toEqual([0, 0, 0, 0, null]);
  });

  it('is refused for a question that another teacher created, but its marks can still be set', async () => {
    await change({ createdBy: 'a colleague' });
    const refusals = await Promise.all([
      errorOf(desk.client.marking.trySchemeLine(line())),
      errorOf(desk.client.marking.teachSchemeLine({ ...line(), items: [] })),
    ]);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 403, code: 'QUESTION_NOT_YOURS' });
    }
    const { questions: shown } = await desk.client.marking.listResponses({
      quizCode: quiz.quizCode,
    });
    expect(shown[0]?.abilities).toEqual({ canTeach: false });
    await desk.client.marking.setMarks({
      quizCode: quiz.quizCode,
      items: await seen(0),
      markAwarded: 1,
    });
    expect((await quiz.marks())[0]).toBe(1);
  });

  it('is neither offered nor allowed if the question is marked exactly, since another line would break the scheme', async () => {
    const options = 'Oxygen\nNitrogen\nHelium';
    const markSchemeAnswer = 'Oxygen\nNitrogen';
    await change({ kind: 'choices', options, markSchemeAnswer });
    const refusals = await Promise.all([
      errorOf(desk.client.marking.trySchemeLine(line())),
      errorOf(desk.client.marking.teachSchemeLine({ ...line(), items: [] })),
    ]);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 409, code: 'QUESTION_MARKED_EXACTLY' });
    }
    const shown = await desk.client.marking.listResponses({ quizCode: quiz.quizCode });
    expect(shown.questions[0]).toMatchObject({ markSchemeAnswer, abilities: { canTeach: false } });
  });

  it('does not find a question that was deleted from the bank, or one in another quiz', async () => {
    const other = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, []);
    const elsewhere = { ...line(), questionId: other.questionId };
    expect((await errorOf(desk.client.marking.trySchemeLine(elsewhere))).code).toBe('NOT_FOUND');
    await change({ deletedAt: new Date() });
    expect((await errorOf(desk.client.marking.trySchemeLine(line()))).code).toBe('NOT_FOUND');
    const shown = await desk.client.marking.listResponses({ quizCode: quiz.quizCode });
    expect(shown.questions[0]?.abilities).toEqual({ canTeach: false });
  });
});
