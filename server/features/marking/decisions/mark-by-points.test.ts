import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildAnalysis, listSeenMarks } from '../../../testing/quizzes/pencil-quiz.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { endOfRun } from '../../../testing/markers/end-of-run.ts';

const SCHEME = 'site of respiration (1)\nreleases energy (1)\nin the cytoplasm (1)';
const MARKERS = 'You earned 1 of 3 marks. What earned it: “respiration”.';
const BY_POINTS = 'You earned 2 of 3 marks. What earned them: “respiration”, “gives energy”.';

const point = (words: string, quote: string | null, marksAwarded = quote === null ? 0 : 1) => ({
  point: words,
  marksAvailable: 1,
  marksAwarded,
  quote,
});
const markersPoints = [
  point('site of respiration', 'respiration'),
  point('releases energy', null),
  point('in the cytoplasm', null),
];
/** The teacher has found the energy as well. */
const ticked = [
  point('site of respiration', 'respiration'),
  point('releases energy', 'gives energy'),
  point('in the cytoplasm', null),
];

describe('a mark given by points', () => {
  const desk = teacherWithApp();
  let quiz: AnsweredQuiz;

  beforeEach(async () => {
    const answers = ['respiration, gives energy', 'Respiration, GIVES energy!'];
    quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, answers, {
      maxMark: 3,
      markSchemeAnswer: SCHEME,
    });
    for (const index of answers.keys()) {
      await quiz.change(index, {
        markAwarded: 1,
        aiMark: 1,
        feedback: MARKERS,
        aiAnalysis: buildAnalysis({ points: markersPoints }),
        markRevision: 1,
      });
    }
  });

  const mark = async (count: 1 | 2, given: { markAwarded: number; points?: typeof ticked }) =>
    desk.client.marking.setMarks({
      quizCode: quiz.quizCode,
      items: (await listSeenMarks(quiz)).slice(0, count),
      ...given,
    });
  const listAnswers = async () => {
    const { students } = await desk.client.marking.listResponses({ quizCode: quiz.quizCode });
    const all = students.flatMap(({ submissions }) => submissions);
    return all.toSorted((a, b) => b.userAnswer.localeCompare(a.userAnswer, 'en'));
  };
  const asStudent = async (index: number) => {
    const isTheirs = eq(user.id, quiz.userIds[index] ?? '');
    const [student] = await desk.app.database.select().from(user).where(isTheirs);
    return desk.app.as(student);
  };
  const readAsStudent = async (index: number) => {
    return (await (await asStudent(index)).results.myScores()).quizzes[0]?.answers[0];
  };

  it('is stored with its points and the words that earn them, and can be read again', async () => {
    await mark(1, { markAwarded: 2, points: ticked });
    const found = (await listAnswers()).find(({ markState }) => markState === 'overridden');
    expect(found).toMatchObject({ markAwarded: 2, feedback: BY_POINTS, tickedPoints: ticked });
    const { items } = await desk.client.marking.listMarkEvents({
      submissionId: found?.submissionId ?? '',
    });
    expect(items.at(-1)).toMatchObject({ kind: 'overridden', tickedPoints: ticked });
  });

  it('tells the student which points were earned, by the teacher’s words', async () => {
    await mark(1, { markAwarded: 2, points: ticked });
    expect(await readAsStudent(0)).toMatchObject({
      markAwarded: 2,
      feedback: BY_POINTS,
      earningWords: ['respiration', 'gives energy'],
      points: [
        { point: 'site of respiration', isAwarded: true },
        { point: 'releases energy', isAwarded: true },
        { point: 'in the cytoplasm', isAwarded: false },
      ],
    });
  });

  it('applies to a group, quoting the words as each student wrote them', async () => {
    await mark(2, { markAwarded: 2, points: ticked });
    const rows = await quiz.rows();
    expect(rows.map(({ feedback }) => feedback)).toEqual([
      BY_POINTS,
      'You earned 2 of 3 marks. What earned them: “Respiration”, “GIVES energy”.',
    ]);
    expect(rows[1]?.tickedPoints?.map(({ quote }) => quote)).toEqual([
      'Respiration',
      'GIVES energy',
      null,
    ]);
  });

  it('is replaced by a typed mark, and so is its feedback', async () => {
    await mark(1, { markAwarded: 2, points: ticked });
    await mark(1, { markAwarded: 3 });
    expect((await quiz.rows())[0]).toMatchObject({
      markAwarded: 3,
      tickedPoints: null,
      feedback: 'Well done: you earned all 3 marks.',
    });
  });

  it('keeps its points if only the feedback is changed', async () => {
    await mark(1, { markAwarded: 2, points: ticked });
    const [item] = await listSeenMarks(quiz);
    await desk.client.marking.setMarks({
      quizCode: quiz.quizCode,
      items: item ? [item] : [],
      markAwarded: 2,
      feedback: 'Good. Where in the cell?',
    });
    expect((await quiz.rows())[0]).toMatchObject({
      feedback: 'Good. Where in the cell?',
      tickedPoints: ticked,
    });
  });

  it('gives new feedback for different points, even if the mark is the same', async () => {
    const other = [point('site of respiration', null), point('releases energy', 'gives energy')];
    await mark(1, { markAwarded: 1, points: other });
    expect((await quiz.rows())[0]).toMatchObject({
      feedback: 'You earned 1 of 3 marks. What earned it: “gives energy”.',
      tickedPoints: other,
    });
  });

  it('is restored with its points and feedback when a later mark is undone, and so is the later mark when the undo is undone', async () => {
    await mark(1, { markAwarded: 2, points: ticked });
    const none = ticked.map(({ point: words }) => point(words, null));
    const second = await mark(1, { markAwarded: 0, points: none });
    expect((await quiz.rows())[0]).toMatchObject({
      feedback: 'This answer does not earn a mark yet.',
      tickedPoints: none,
    });
    const { quizCode } = quiz;
    const undone = await desk.client.marking.undoDecision({
      quizCode,
      decisionId: second.decisionId,
    });
    expect((await quiz.rows())[0]).toMatchObject({
      markAwarded: 2,
      feedback: BY_POINTS,
      tickedPoints: ticked,
    });
    await desk.client.marking.undoDecision({ quizCode, decisionId: undone.decisionId });
    expect((await quiz.rows())[0]).toMatchObject({
      markAwarded: 0,
      feedback: 'This answer does not earn a mark yet.',
      tickedPoints: none,
    });
  });

  it('leaves the marker’s own points and feedback when it is undone', async () => {
    const { decisionId } = await mark(1, { markAwarded: 2, points: ticked });
    await desk.client.marking.undoDecision({ quizCode: quiz.quizCode, decisionId });
    expect((await quiz.rows())[0]).toMatchObject({
      markAwarded: 1,
      feedback: MARKERS,
      tickedPoints: null,
      confirmedBy: null,
    });
  });

  it('is refused if its points do not add up to it', async () => {
    const asked = mark(1, { markAwarded: 3, points: ticked });
    expect((await errorOf(asked)).code).toBe('BAD_REQUEST');
    expect(await quiz.marks()).toEqual([1, 1]);
  });

  it('drops quoted words that are not in the answer', async () => {
    const invented = [point('releases energy', 'makes a lot of energy')];
    await mark(1, { markAwarded: 1, points: invented });
    expect((await quiz.rows())[0]?.tickedPoints).toEqual([point('releases energy', null, 1)]);
  });

  it('can be given in deciding an appeal, for equal answers too', async () => {
    const student = await asStudent(0);
    const [item, ...alike] = await listSeenMarks(quiz);
    if (!item) throw new Error('The quiz has an answer.');
    await student.marking.appeal({ submissionId: item.submissionId, reason: 'It gives energy.' });
    await desk.client.marking.decideAppeal({
      ...item,
      newMark: 2,
      alike,
      reason: 'You are right.',
      points: ticked,
    });
    expect((await quiz.rows()).map(({ feedback }) => feedback)).toEqual([
      BY_POINTS,
      'You earned 2 of 3 marks. What earned them: “Respiration”, “GIVES energy”.',
    ]);
    expect(await readAsStudent(1)).toMatchObject({ earningWords: ['Respiration', 'GIVES energy'] });
  });

  it('can be given blind, and the student reads it like any other mark by a teacher', async () => {
    const { questions } = await desk.client.marking.openSample({ quizCode: quiz.quizCode });
    const [answer] = questions[0]?.answers ?? [];
    const words = answer?.userAnswer.match(/gives energy/i)?.[0] ?? null;
    await desk.client.marking.setBlindMark({
      submissionId: answer?.submissionId ?? '',
      mark: 1,
      points: [{ place: 1, quote: words }],
    });
    expect(await readAsStudent(0)).toMatchObject({
      feedback: 'You earned 1 of 3 marks. What earned it: “gives energy”.',
      points: [{ isAwarded: false }, { isAwarded: true }, { isAwarded: false }],
    });
  });

  it('is removed when a run replaces it with pencil, and restored together with the ink', async () => {
    await mark(1, { markAwarded: 2, points: ticked });
    const run = await desk.client.marking.startRun({
      quizCode: quiz.quizCode,
      mode: 'all',
      isRemarkConfirmed: true,
      includesDecided: true,
    });
    await endOfRun(desk.client, run.id);
    expect((await quiz.rows())[0]).toMatchObject({ tickedPoints: null, confirmedBy: null });
    await desk.client.marking.undoDecision({ quizCode: quiz.quizCode, decisionId: run.id });
    expect((await quiz.rows())[0]).toMatchObject({ tickedPoints: ticked, feedback: BY_POINTS });
  });
});
