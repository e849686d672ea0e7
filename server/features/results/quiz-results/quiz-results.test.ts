import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuizResults } from '../../../../shared/contract/quiz-results.ts';
import type { ResultsRelease } from '../../../../shared/contract/quizzes.ts';
import { submissions } from '../../../database/schema/attempts.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { difficultyOf } from './present-quiz-results.ts';
import {
  buildConcern,
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('results.quizResults', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  const resultsOf = async (quizCode: string) =>
    (await app.as(teacher)).results.quizResults({ quizCode });

  /**
   * Builds a quiz with questions of these maximums; `marks` has one row per student, null is
   * Pending.
   */
  async function sit(maxMarks: number[], marks: (number | null)[][], names: string[] = []) {
    const { database } = app;
    const questionIds: string[] = [];
    for (const maxMark of maxMarks) {
      questionIds.push((await buildQuestion(database, { maxMark, createdBy: teacher.id })).id);
    }
    const { quizCode } = await buildQuiz(database, { creatorUid: teacher.id, questionIds });
    for (const [index, row] of marks.entries()) {
      const student = await buildUser(database, { name: names[index] ?? `Student ${index}` });
      for (const [position, questionId] of questionIds.entries()) {
        await buildSubmission(database, quizCode, student.id, questionId, {
          markAwarded: row[position] ?? null,
        });
      }
    }
    return { quizCode, questionIds };
  }

  it('says how many students chose each option of a choice question', async () => {
    const { database } = app;
    const question = await buildQuestion(database, {
      kind: 'choices',
      options: 'red\ngreen\nblue',
      markSchemeAnswer: 'red\nblue',
      maxMark: 2,
      createdBy: teacher.id,
    });
    const asked = { creatorUid: teacher.id, questionIds: [question.id] };
    const { quizCode } = await buildQuiz(database, asked);
    for (const userAnswer of [
      'red\nblue',
      'red\ngreen',
      'red',
      'Question not answered by student',
    ]) {
      const student = await buildUser(database);
      await buildSubmission(database, quizCode, student.id, question.id, { userAnswer });
    }
    const { questions } = await resultsOf(quizCode);
    expect(questions[0]?.optionsChosen).toEqual([
      { option: 'red', isRight: true, chosenBy: 3, share: 75 },
      { option: 'green', isRight: false, chosenBy: 1, share: 25 },
      { option: 'blue', isRight: true, chosenBy: 1, share: 25 },
    ]);
  });

  it('counts the pairs of a matching question, and the numbers and terms that were given', async () => {
    const { database } = app;
    const asked = async (
      values: Parameters<typeof buildQuestion>[1],
      answers: [answer: string, mark: number][],
    ) => {
      const question = await buildQuestion(database, { createdBy: teacher.id, ...values });
      const quiz = { creatorUid: teacher.id, questionIds: [question.id] };
      const { quizCode } = await buildQuiz(database, quiz);
      for (const [userAnswer, markAwarded] of answers) {
        const student = await buildUser(database);
        await buildSubmission(database, quizCode, student.id, question.id, {
          userAnswer,
          markAwarded,
        });
      }
      const { questions } = await resultsOf(quizCode);
      return questions[0]?.optionsChosen.map(({ option, isRight, chosenBy }) => [
        option,
        isRight,
        chosenBy,
      ]);
    };
    const matching = {
      kind: 'matching' as const,
      options: 'cat\nnewt\n\namphibian\nmammal',
      markSchemeAnswer: 'cat → mammal\nnewt → amphibian',
      maxMark: 2,
    };
    expect(
      await asked(matching, [
        ['cat → mammal\nnewt → amphibian', 2],
        ['cat → mammal\nnewt → mammal', 1],
      ]),
    ).toEqual([
      ['cat → mammal', true, 2],
      ['newt → amphibian', true, 1],
      ['newt → mammal', false, 1],
    ]);
    const power = { kind: 'number' as const, markSchemeAnswer: '5 MW', maxMark: 1 };
    expect(
      await asked(power, [
        ['5 MW', 1],
        [' 5  MW', 1],
        ['5 mW', 0],
      ]),
    ).toEqual([
      [expect.stringContaining('MW'), true, 2],
      ['5 mW', false, 1],
    ]);
    const term = { kind: 'term' as const, markSchemeAnswer: 'mitosis', maxMark: 1 };
    expect(
      await asked(term, [
        ['meiosis', 0],
        ['Meiosis', 0],
        ['mitosis', 1],
        ['Question not answered by student', 0],
      ]),
    ).toEqual([
      ['mitosis', true, 1],
      [expect.stringMatching(/^meiosis$/i), false, 2],
    ]);
  });

  it('shows no words that a person has yet to read among the answers that were given', async () => {
    const { database } = app;
    const term = { kind: 'term' as const, createdBy: teacher.id };
    const { id: questionId } = await buildQuestion(database, term);
    const asked = { creatorUid: teacher.id, questionIds: [questionId] };
    const { quizCode } = await buildQuiz(database, asked);
    const { id: userId } = await buildUser(database);
    await buildSubmission(database, quizCode, userId, questionId, { userAnswer: 'he hurts me' });
    await buildConcern(database, { quizCode, userId, questionId, teacherId: teacher.id });
    const { students, questions } = await resultsOf(quizCode);
    expect([students.length, questions[0]?.optionsChosen]).toEqual([1, []]);
  });

  it('counts the grades for other systems, and those in pencil or not released', async () => {
    const marks = [
      [1, 1],
      [1, 0],
      [1, 1],
      [1, null],
    ];
    const { quizCode, questionIds } = await sit([1, 1], marks);
    const [held, opened] = (await resultsOf(quizCode)).students;
    const [questionId = ''] = questionIds;
    const of = { quizCode, questionId, userId: held?.userId ?? '' };
    await buildConcern(app.database, { ...of, teacherId: teacher.id });
    await app.database
      .update(submissions)
      .set({ confirmedBy: teacher.id })
      .where(and(eq(submissions.quizCode, quizCode), eq(submissions.userId, opened?.userId ?? '')));
    const release = (resultsRelease: ResultsRelease) =>
      app.database.update(quizzes).set({ resultsRelease }).where(eq(quizzes.quizCode, quizCode));
    const grades = async () => (await resultsOf(quizCode)).grades;
    expect(await grades()).toEqual({ given: 2, inPencil: 1, notReleased: 0, newerUnmarked: 0 });
    await release('as-accepted');
    expect(await grades()).toEqual({ given: 2, inPencil: 1, notReleased: 1, newerUnmarked: 0 });
    await release('when-released');
    expect(await grades()).toEqual({ given: 2, inPencil: 1, notReleased: 2, newerUnmarked: 0 });
  });

  it('lists students best first, with Pending as 0 in their totals', async () => {
    const { quizCode } = await sit(
      [2, 4],
      [
        [1, null],
        [2, 4],
        [0, 2],
      ],
      ['Ana', 'Bo', 'Cem'],
    );
    const { students, ...quiz } = await resultsOf(quizCode);
    expect(
      students.map(({ displayName, score, maxScore }) => [displayName, score, maxScore]),
    ).toEqual([
      ['Bo', 6, 6],
      ['Cem', 2, 6],
      ['Ana', 1, 6],
    ]);
    expect(students[2]).toMatchObject({ markedCount: 1, marks: [1, null] });
    expect(quiz).toMatchObject({ submissionCount: 6, markedCount: 5, inkedCount: 0 });
  });

  it('leaves Pending out of a question’s facility, and names its difficulty', async () => {
    const { quizCode } = await sit(
      [2, 4, 1],
      [
        [0, null, 1],
        [1, 2, 1],
        [1, 3, 0],
      ],
    );
    const { questions } = await resultsOf(quizCode);
    expect(questions.map((question) => [question.marked, question.difficulty])).toEqual([
      [3, 'Difficult'],
      [2, 'Moderate'],
      [3, 'Moderate'],
    ]);
    expect(questions[1]?.facility).toBe(62.5);
  });

  it.each([
    [39.9, 'Difficult'],
    [40, 'Moderate'],
    [69.9, 'Moderate'],
    [70, 'Easy'],
  ])('calls a facility of %d %% %s', (percent, difficulty) => {
    expect(difficultyOf(percent)).toBe(difficulty);
  });

  it('gives reliability and discrimination only if enough students are fully marked', async () => {
    const marks = Array.from({ length: 10 }, (_, index) => [
      index % 3,
      index % 5,
      index > 4 ? 1 : 0,
    ]);
    const few = await resultsOf((await sit([2, 4, 1], marks.slice(0, 9))).quizCode);
    expect(few.statistics.cronbachAlpha).toBeNull();
    expect(few.questions[0]?.discriminationIndex).toBeNull();
    const enough = await resultsOf((await sit([2, 4, 1], marks)).quizCode);
    expect(enough.statistics.cronbachAlpha).toEqual(expect.any(Number));
    expect(enough.questions[0]?.discriminationIndex).toEqual(expect.any(Number));
  });

  it.each<[string, number[], (number | null)[][]]>([
    ['no students', [2], []],
    ['one student', [2], [[1]]],
    [
      'all zero',
      [2, 3],
      [
        [0, 0],
        [0, 0],
      ],
    ],
    ['a maximum of 0', [0], [[0], [0]]],
    ['nothing marked', [2], [[null], [null]]],
  ])('is complete and contains only valid numbers for %s', async (_, maxMarks, marks) => {
    const results = await resultsOf((await sit(maxMarks, marks)).quizCode);
    expect(results.students).toHaveLength(marks.length);
    expect(JSON.stringify(results)).not.toMatch(/NaN|Infinity/);
    expect(numbersIn(results).every((value) => Number.isFinite(value))).toBe(true);
  });

  it('shows a deleted student as Unknown Student', async () => {
    const { quizCode, questionIds } = await sit([1], []);
    await buildSubmission(app.database, quizCode, 'gone', questionIds[0] ?? '', { markAwarded: 1 });
    const [student] = (await resultsOf(quizCode)).students;
    expect(student).toMatchObject({ displayName: 'Unknown Student', email: '', score: 1 });
  });

  it('keeps a question that has been deleted since', async () => {
    const question = await buildQuestion(app.database, { deletedAt: new Date(), maxMark: 3 });
    const { quizCode } = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      questionIds: [question.id],
    });
    await buildSubmission(app.database, quizCode, teacher.id, question.id, { markAwarded: 2 });
    expect((await resultsOf(quizCode)).questions[0]).toMatchObject({ maxMark: 3, marked: 1 });
  });
});

function numbersIn(results: QuizResults): number[] {
  const { mean, median, standardDeviation } = results.statistics;
  const ofQuestions = results.questions.flatMap((question) => [question.facility]);
  return [mean, median, standardDeviation, ...ofQuestions].filter((value) => value !== null);
}
