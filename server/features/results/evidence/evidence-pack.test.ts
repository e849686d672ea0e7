import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import {
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildUser,
} from '../../../testing/factories.ts';
import { setOneMark } from '../../../testing/quizzes/set-one-mark.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { endOfRun } from '../../../testing/markers/end-of-run.ts';

const desk = teacherWithApp();

const markAll = async (quizCode: string) => {
  const run = await desk.client.marking.startRun({ quizCode, mode: 'unmarked' });
  await endOfRun(desk.client, run.id);
};
const sheetsOf = async (quizCode: string) => {
  const file = await desk.client.results.exportEvidence({ quizCode });
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? [];
  return {
    overview: Object.fromEntries(rowsOf('Overview')) as Record<string, unknown>,
    agreement: rowsOf('Agreement').slice(1),
    marks: rowsOf('Marks').slice(1),
    story: rowsOf('Story').slice(1),
  };
};
const submissionsOf = async (quizCode: string) => {
  const { students } = await desk.client.marking.listResponses({ quizCode });
  return students.flatMap(({ submissions }) => submissions);
};
type Seen = Pick<
  Awaited<ReturnType<typeof submissionsOf>>[number],
  'submissionId' | 'markRevision'
>;
const giveMark = ({ submissionId, markRevision }: Seen, markAwarded: number) =>
  setOneMark(desk.client, { submissionId, markRevision, markAwarded });

it('the evidence pack does not call an answer opened if a blind mark for the same words put it in ink', async () => {
  const { database } = desk.app;
  const answers = ['carbon dioxide', 'Carbon dioxide', 'oxygen'];
  const quiz = await buildAnsweredQuiz(database, desk.teacher.id, answers, { maxMark: 1 });
  const { quizCode } = quiz;
  for (const index of answers.keys()) await quiz.change(index, { markAwarded: 1, aiMark: 1 });
  const { questions } = await desk.client.marking.openSample({ quizCode });
  const blind = questions[0]?.answers.find(({ userAnswer }) => /carbon/i.test(userAnswer));
  if (!blind) throw new Error('The sample holds the answer that two gave.');
  const { submissionId, answerRevision } = blind;
  await desk.client.marking.setBlindMark({ submissionId, answerRevision, mark: 1 });
  const inked = (await submissionsOf(quizCode)).filter(({ markState }) => markState === 'accepted');
  expect(inked).toHaveLength(2);
  expect((await sheetsOf(quizCode)).agreement[0]?.[7]).toBe(0);

  // A teacher who opens one of them later has the AI's mark in view.
  const other = inked.find((each) => each.submissionId !== submissionId);
  if (!other) throw new Error('Two answers are in ink.');
  await giveMark(other, 0);
  expect((await sheetsOf(quizCode)).agreement[0]?.[7]).toBe(1);
});

it('the evidence pack does not call a teacher’s mark a change if there was no mark before', async () => {
  const { database } = desk.app;
  const { quizCode } = await buildAnsweredQuiz(database, desk.teacher.id, ['oxygen'], {});
  const [answer] = await submissionsOf(quizCode);
  if (!answer) throw new Error('There is an answer to mark.');
  await giveMark(answer, 1);
  const { overview, marks } = await sheetsOf(quizCode);
  expect(overview).toMatchObject({
    'Of these given by the teacher, where there was no mark': 1,
    'Of these changed by the teacher': 0,
  });
  expect(marks[0]?.[6]).toBe('given by the teacher');
});

it('the evidence pack never says that AI marked a question answered by choosing', async () => {
  const { database } = desk.app;
  const choice = { kind: 'choice' as const, options: 'red\nblue', markSchemeAnswer: 'red' };
  const creatorUid = desk.teacher.id;
  const question = await buildQuestion(database, { ...choice, createdBy: creatorUid, maxMark: 1 });
  const { quizCode } = await buildQuiz(database, { creatorUid, questionIds: [question.id] });
  const student = await buildUser(database);
  await buildSubmission(database, quizCode, student.id, question.id, { userAnswer: 'red' });
  await markAll(quizCode);
  const { overview, marks } = await sheetsOf(quizCode);
  expect(overview).toMatchObject({
    'Marked by AI, not yet checked': 0,
    'Marked exactly, without the AI, not yet checked': 1,
  });
  expect(marks[0]?.slice(3, 7)).toEqual([1, 1, null, 'marked exactly, without the AI']);
  const { quizzes } = await (await desk.app.as(student)).results.myScores();
  expect(quizzes[0]?.answers[0]?.markedBy).toBe('exact');
});

it('the evidence pack tells a teacher’s step from the AI’s after the account is deleted', async () => {
  const { database } = desk.app;
  const { quizCode } = await buildAnsweredQuiz(database, desk.teacher.id, ['oxygen'], {
    markSchemeAnswer: 'oxygen',
    maxMark: 1,
  });
  await markAll(quizCode);
  const gone = await buildUser(database, { role: 'admin' });
  const [answer] = await submissionsOf(quizCode);
  if (!answer) throw new Error('There is an answer to mark.');
  const { submissionId, markRevision } = answer;
  await setOneMark(await desk.app.as(gone), { submissionId, markRevision, markAwarded: 0 });
  await database.delete(user).where(eq(user.id, gone.id));
  const { story } = await sheetsOf(quizCode);
  expect(story.map(([, , , teacher]) => teacher ?? null)).toEqual([null, 'Unknown Teacher']);
});

it('compares no mark with one that the AI gave before the question changed', async () => {
  const own = { createdBy: desk.teacher.id, maxMark: 1 };
  const answers = ['oxygen', 'argon'];
  const quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, answers, own);
  const { quizCode, questionId } = quiz;
  await markAll(quizCode);
  const [first, second] = await submissionsOf(quizCode);
  if (!first || !second) throw new Error('Two answers are marked.');
  await giveMark(first, 1);
  const question = await desk.client.questions.get({ questionId });
  await desk.client.questions.update({ ...question, questionId, markSchemeAnswer: 'argon (1)' });
  await giveMark(second, 1);
  expect((await sheetsOf(quizCode)).agreement[0]?.[7]).toBe(1);
});
