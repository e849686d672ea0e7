import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import {
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { buildPencilQuiz } from '../../../testing/quizzes/pencil-quiz.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const QUIZ = 'CLASS1';
const names = ['Zoe Quinn', 'adam 50%_Smith', 'Élodie Roy', 'Bea Lane', 'Cy Young', 'Di Prince'];

describe('the responses of a quiz', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let client: ApiClient;
  const list = (input: Omit<Parameters<ApiClient['marking']['listResponses']>[0], 'quizCode'>) =>
    client.marking.listResponses({ quizCode: QUIZ, ...input });
  const namesOf = async (input: Parameters<typeof list>[0]) =>
    (await list({ pageSize: 50, ...input })).students.map((student) => student.displayName);

  beforeAll(async () => {
    app = await startTestApp();
    const { database } = app;
    teacher = await buildTeacher(database);
    client = await app.as(teacher);
    const short = await buildQuestion(database, { maxMark: 1, questionText: '=Which gas, "CO"?' });
    const long = await buildQuestion(database, { maxMark: 3, questionText: 'Explain.' });
    const questionIds = [long.id, short.id];
    await buildQuiz(database, { quizCode: QUIZ, creatorUid: teacher.id, questionIds });
    for (const [index, name] of names.entries()) {
      const student = await buildUser(database, { name, username: name });
      const ink = { confirmedBy: teacher.id, feedback: '+1 for style' };
      await buildSubmission(database, QUIZ, student.id, long.id, {
        userAnswer: '=HYPERLINK("http://evil.example")',
        ...(index < 4 && { markAwarded: index, aiMark: 0, ...ink }),
      });
      await buildSubmission(database, QUIZ, student.id, short.id, {
        userAnswer: 'one,\n"two"',
        markAwarded: 1,
        aiMark: 1,
      });
    }
    const gone = await buildUser(database, { name: 'Gone' });
    await buildSubmission(database, QUIZ, gone.id, short.id);
    await database.delete(user).where(eq(user.id, gone.id));
    const writing = await buildUser(database, { name: 'Still Writing' });
    await buildSubmission(database, QUIZ, writing.id, short.id, { submittedAt: null });
  });
  afterAll(() => app.stop());

  describe('marking.listResponses', () => {
    it('shows five students a page, with totals over the whole quiz', async () => {
      const page = await list({});
      expect(page.students).toHaveLength(5);
      expect(page).toMatchObject({
        matchingStudents: 7,
        submissionCount: 13,
        markedCount: 10,
        run: null,
      });
      expect((await list({ page: 2 })).students).toHaveLength(2);
    });

    it('counts the matching students even on a page beyond the last', async () => {
      expect(await list({ page: 3 })).toMatchObject({ students: [], matchingStudents: 7 });
      expect(await list({ page: 2, search: 'bea' })).toMatchObject({ matchingStudents: 1 });
      expect(await list({ search: 'nobody at all' })).toMatchObject({ matchingStudents: 0 });
    });

    it('says whether students see the marks', async () => {
      expect(await list({})).toMatchObject({ resultsRelease: 'as-marked', releasedAt: null });
    });

    it('counts Pending as 0 in totals and says how many answers are marked', async () => {
      const { students } = await list({ search: 'bea' });
      expect(students[0]).toMatchObject({ score: 4, maxScore: 4, percentage: 100, markedCount: 2 });
      const [young] = (await list({ search: 'cy y' })).students;
      expect(young).toMatchObject({ score: 1, maxScore: 4, percentage: 25, markedCount: 1 });
    });

    it('shows each student’s answers in the quiz’s order', async () => {
      const page = await list({ search: 'zoe' });
      const asked = page.questions.map((question) => question.questionId);
      const answered = page.students[0]?.submissions.map((submission) => submission.questionId);
      expect(answered).toEqual(asked);
    });

    it.each([
      ['name-asc', ['adam 50%_Smith', 'Bea Lane', 'Cy Young', 'Di Prince']],
      ['score-desc', ['Bea Lane', 'Élodie Roy', 'adam 50%_Smith', 'Cy Young']],
      ['score-asc', ['Unknown Student', 'Cy Young', 'Di Prince', 'Zoe Quinn']],
    ] as const)('sorts by %s', async (sort, first) => {
      expect((await namesOf({ sort })).slice(0, 4)).toEqual(first);
    });

    it('sorts names in reverse if asked to', async () => {
      expect(await namesOf({ sort: 'name-desc' })).toEqual(
        (await namesOf({ sort: 'name-asc' })).toReversed(),
      );
    });

    it.each([
      ['ZOE', ['Zoe Quinn']],
      ['élo', ['Élodie Roy']],
      ['%_', ['adam 50%_Smith']],
      ['unknown', ['Unknown Student']],
      ['nobody of that name', []],
    ])('finds students by %j in any case', async (search, found) => {
      expect(await namesOf({ search })).toEqual(found);
    });

    it('does not show a student who is still writing', async () => {
      expect(await namesOf({ search: 'writing' })).toEqual([]);
    });
  });

  describe('marking.exportResponses', () => {
    it('gives a CSV file with every submitted answer in a row of its own', async () => {
      const path = `/api/quizzes/${QUIZ}/responses-file`;
      const response = await fetch(`${app.address}${path}`, {
        headers: { cookie: await app.cookieOf(teacher) },
      });
      expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
      expect(response.headers.get('content-disposition')).toContain('CLASS1-responses.csv');
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
      const text = new TextDecoder().decode(bytes);
      expect(text.split('\r\n')).toHaveLength(1 + 13 + 1);
    });

    it('names its columns, defuses formulas and keeps numbers as numbers', async () => {
      const { text } = await send(app, 'GET', `/api/quizzes/${QUIZ}/responses-file`, {
        as: teacher,
      });
      const [header, ...rows] = text.replace('\uFEFF', '').split('\r\n');
      expect(header).toBe(
        'Name,Email,Question,Student Answer,Mark,Max Mark,AI Mark,Mark State,Feedback,Submitted',
      );
      const bea = rows.filter((row) => row.startsWith('Bea Lane'));
      expect(bea[0]).toContain(
        `,Explain.,"'=HYPERLINK(""http://evil.example"")",3,3,0,Overridden,'+1 for style,`,
      );
      expect(bea[1]).toContain(`,"'=Which gas, ""CO""?","one,\n""two""",1,1,1,AI,,`);
      expect(rows.find((row) => row.startsWith('Cy Young'))).toContain(',Pending,3,,Pending,,');
      expect(rows.find((row) => row.startsWith('Unknown Student'))).toBeDefined();
      expect(text).not.toContain('Still Writing');
    });

    it('says of a mark that a teacher gave before any marker did that it replaced none', async () => {
      const quiz = await buildPencilQuiz(app.database, teacher.id, [2, 2, 1]);
      const inInk = { confirmedBy: teacher.id };
      await quiz.change(0, { ...inInk, aiMark: null, aiAnalysis: null });
      await quiz.change(1, { ...inInk, aiMark: 1 });
      await quiz.change(2, { ...inInk, aiMark: 2, confirmedInBulk: true });
      const file = await (await app.as(teacher)).marking.exportResponses(quiz);
      const states = (await file.text())
        .split('\r\n')
        .slice(1, 4)
        .map((row) => row.split(',')[7]);
      expect(states.toSorted()).toEqual([
        'Given by the teacher',
        'Overridden',
        'Overridden in bulk',
      ]);
    });
  });
});
