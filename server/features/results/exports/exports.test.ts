import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AiAnalysis } from '../../../../shared/contract/ai-analysis.ts';
import {
  buildConcern,
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { blindMarks, sampleAnswers } from '../../../database/schema/blind-marks.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const analysis = (quote: string | null): AiAnalysis => ({
  points: [
    { point: 'light', marksAvailable: 1, marksAwarded: quote ? 1 : 0, quote },
    { point: 'chlorophyll', marksAvailable: 1, marksAwarded: 0, quote: null },
  ],
  flags: ['doubt'],
  confidence: 0.5,
  marker: 'built-in',
  promptHash: 'abc123',
});

const rowsOf = async (file: File, sheet = 0) =>
  (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets[sheet]?.rows ?? [];

describe('the downloads of a quiz', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let quizCode: string;

  beforeAll(async () => {
    app = await startTestApp();
    const { database } = app;
    teacher = await buildTeacher(database, { name: 'Terry Teacher' });
    const photo = { createdBy: teacher.id, specCode: 'B4.4', topic: 'Photosynthesis' };
    const question = await buildQuestion(database, { ...photo, maxMark: 2 });
    await buildQuestion(database, { ...photo, questionText: 'Unasked' });
    ({ quizCode } = await buildQuiz(database, {
      creatorUid: teacher.id,
      questionIds: [question.id],
      title: 'Plants',
    }));
    const sit = async (name: string, values: Parameters<typeof buildSubmission>[4]) => {
      const student = await buildUser(database, { name });
      await buildSubmission(database, quizCode, student.id, question.id, values);
    };
    await sit('=1+1, "Ana"', {
      userAnswer: 'It needs light, says Ana',
      markAwarded: 1,
      aiMark: 1,
      aiAnalysis: analysis('light'),
      confirmedBy: teacher.id,
    });
    await sit('Bo', {
      userAnswer: 'water\nand air',
      markAwarded: 2,
      aiMark: 0,
      aiAnalysis: analysis(null),
      confirmedBy: teacher.id,
    });
    await sit('Cem', {
      userAnswer: 'soil',
      markAwarded: 0,
      aiMark: 0,
      aiAnalysis: analysis(null),
    });
    await sit('Dee', { userAnswer: 'not marked yet' });
  });
  afterAll(() => app.stop());

  it('give the results as CSV, one row per student, with formulas defused and numbers as numbers', async () => {
    const file = await (await app.as(teacher)).results.exportResults({ quizCode });
    expect(file.name).toBe(`${quizCode}-results.csv`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines[0]).toMatch(
      /^Name,Username,Email,Score,Max Score,Percentage,Marked,Answers,In ink,.*,Q1 \(2\)$/,
    );
    expect(lines[1]).toMatch(/^Bo,.*,2,2,100,1,1,1,.*,2$/);
    expect(lines[2]).toMatch(/^"'=1\+1, ""Ana""",.*,1,2,50,/);
    // A mark in pencil, and none.
    expect(lines[3]).toMatch(/^Cem,.*,0,2,0,1,1,0,/);
    expect(lines[4]).toMatch(/^Dee,.*,0,2,0,0,1,0,.*,Pending$/);
  });

  it('give grades in the columns of Moodle and of Google Classroom, but none before everything is marked', async () => {
    const client = await app.as(teacher);
    const linesOf = async (format: 'moodle' | 'google-classroom') => {
      const file = await client.results.exportResults({ quizCode, format });
      expect(file.name).toBe(`${quizCode}-${format}.csv`);
      return (await file.text()).replace('\uFEFF', '').split('\r\n');
    };
    const moodle = await linesOf('moodle');
    expect(moodle[0]).toBe('First name,Last name,Email address,Quiz: Plants (Real)');
    expect(moodle[1]).toMatch(/^Bo,,[^,]+@school\.example,2$/);
    expect(moodle[2]).toMatch(/^'=1\+1,|^"'=1\+1,",/);
    expect(moodle[4]).toMatch(/^Dee,,[^,]+,$/);
    const classroom = await linesOf('google-classroom');
    expect(classroom[0]).toBe('Last Name,First Name,Email Address,Plants');
    expect(classroom[1]).toBe('Points,,,2');
    expect(classroom[2]).toMatch(/^,Bo,[^,]+,2$/);
  });

  it('give no grade to a student with an answer that a person has yet to read', async () => {
    const other = await buildUser(app.database, { role: 'teacher' });
    const quiz = await buildQuiz(app.database, { creatorUid: other.id });
    const { quizCode: code } = quiz;
    const [questionId = ''] = quiz.questionIds;
    const { id: userId } = await buildUser(app.database, { email: 'ana@school.example' });
    await buildSubmission(app.database, code, userId, questionId, { markAwarded: 1 });
    const about = { quizCode: code, questionId, userId, teacherId: other.id };
    await buildConcern(app.database, about);
    const { results } = await app.as(other);
    for (const format of ['moodle', 'google-classroom'] as const) {
      const file = await results.exportResults({ quizCode: code, format });
      expect(await file.text()).toMatch(/ana@school\.example,$/m);
    }
  });

  it('identify a student in every row for Moodle, which assigns a row without an email to the one above', async () => {
    const other = await buildUser(app.database, { role: 'teacher' });
    const quiz = await buildQuiz(app.database, { creatorUid: other.id });
    const [questionId = ''] = quiz.questionIds;
    const student = await buildUser(app.database, { email: 'ana.patel26@no-email.invalid' });
    await buildSubmission(app.database, quiz.quizCode, student.id, questionId, { markAwarded: 1 });
    const client = await app.as(other);
    const file = await client.results.exportResults({ quizCode: quiz.quizCode, format: 'moodle' });
    expect((await file.text()).split('\r\n')[1]).toMatch(/,ana\.patel26,1$/);
  });

  it('leave deleted accounts out of the grades, since no system could tell whose they are', async () => {
    const other = await buildUser(app.database, { role: 'teacher' });
    const quiz = await buildQuiz(app.database, { creatorUid: other.id });
    const [questionId = ''] = quiz.questionIds;
    const { quizCode: code } = quiz;
    const student = await buildUser(app.database, { email: 'ana.ray@school.example' });
    for (const userId of [student.id, 'deleted-since'])
      await buildSubmission(app.database, code, userId, questionId, { markAwarded: 1 });
    const { results } = await app.as(other);
    for (const [format, heads] of [
      ['moodle', 1],
      ['google-classroom', 2],
    ] as const) {
      const file = await results.exportResults({ quizCode: code, format });
      const rows = (await file.text()).trimEnd().split('\r\n').slice(heads);
      expect(rows).toEqual([expect.stringContaining('ana.ray@school.example')]);
    }
    expect((await results.quizResults({ quizCode: code })).grades.given).toBe(1);
    expect(await (await results.exportResults({ quizCode: code })).text()).toContain('Unknown');
  });

  it('say in the column heading that a column holds usernames, in every file that names students', async () => {
    const other = await buildTeacher(app.database);
    const quiz = await buildQuiz(app.database, { creatorUid: other.id });
    const [questionId = ''] = quiz.questionIds;
    const student = await buildUser(app.database, { email: 'ana.patel27@no-email.invalid' });
    await buildSubmission(app.database, quiz.quizCode, student.id, questionId, { markAwarded: 1 });
    const { results, marking } = await app.as(other);
    const files = [
      await results.exportResults({ quizCode: quiz.quizCode }),
      await results.exportMarkbook({}),
      await marking.exportResponses({ quizCode: quiz.quizCode }),
    ];
    for (const file of files) {
      const [heading, row] = (await file.text()).split('\r\n');
      expect(heading).toContain(',Email or sign-in name,');
      expect(row).toContain(',ana.patel27,');
    }
  });

  it('give the questions as files, each of its own kind', async () => {
    const file = await (
      await app.as(teacher)
    ).quizzes.exportQuestions({ quizCode, format: 'gift' });
    expect(file.name).toBe(`${quizCode}-gift.txt`);
    const words = await file.text();
    expect(words.match(/^::/gm)).toHaveLength(1);
    expect(words).not.toContain('Unasked');
  });

  it('give the results as a workbook that can be read back', async () => {
    const client = await app.as(teacher);
    const file = await client.results.exportResults({ quizCode, format: 'xlsx' });
    expect(file.name).toBe(`${quizCode}-results.xlsx`);
    const rows = await rowsOf(file);
    expect(rows[1]?.slice(0, 1)).toEqual(['Bo']);
    expect(rows[2]?.[0]).toBe('=1+1, "Ana"');
    expect(rows[1]?.slice(3, 6)).toEqual([2, 2, 100]);
  });

  it('say No data to download. for a quiz that nobody has sat', async () => {
    const empty = await buildQuiz(app.database, { creatorUid: teacher.id });
    const { results } = await app.as(teacher);
    const message = 'No data to download.';
    await expect(results.exportResults(empty)).rejects.toMatchObject({ message });
    await expect(results.exportEvidence(empty)).rejects.toMatchObject({ message });
  });

  it('give the markbook of a teacher’s quizzes', async () => {
    const text = await (await (await app.as(teacher)).results.exportMarkbook({})).text();
    const [header, ...lines] = text.split('\r\n');
    expect(header).toBe(`Name,Email,"Plants (${quizCode}) %, 2 of 3 marks in ink"`);
    expect(lines.map((line) => line.split(',').at(-1)).filter(Boolean)).toEqual([
      '50',
      '100',
      '0',
      'Pending',
    ]);
  });

  it('give no percentage in the markbook while answers are Pending, but how many are marked', async () => {
    const other = await buildTeacher(app.database);
    const [one, two] = [await buildQuestion(app.database), await buildQuestion(app.database)];
    const questionIds = [one.id, two.id];
    const quiz = await buildQuiz(app.database, { creatorUid: other.id, questionIds });
    const student = await buildUser(app.database);
    await buildSubmission(app.database, quiz.quizCode, student.id, one.id, { markAwarded: 1 });
    await buildSubmission(app.database, quiz.quizCode, student.id, two.id, {});
    const text = await (await (await app.as(other)).results.exportMarkbook({})).text();
    expect(text.split('\r\n')[1]).toMatch(/,Pending \(1 of 2 marked\)$/);
  });

  it('show in the evidence pack who is responsible for each mark and how far marker and teacher agree', async () => {
    const file = await (await app.as(teacher)).results.exportEvidence({ quizCode });
    const overview = Object.fromEntries(await rowsOf(file)) as Record<string, unknown>;
    expect(overview).toMatchObject({ Answers: 4, Marked: 3, 'Confirmed by a teacher': 2 });
    expect(overview['Of these changed by the teacher']).toBe(1);
    const agreement = await rowsOf(file, 1);
    expect(agreement.at(-1)?.slice(0, 2)).toEqual(['All questions', 0]);
    expect(agreement.at(-1)?.slice(7, 10)).toEqual([2, 50, 50]);
    expect(agreement[1]?.at(-1)).toBe('not done');
    const marks = await rowsOf(file, 3);
    expect(marks[2]).toEqual(
      expect.arrayContaining(['Bo', 'overridden', 'Terry Teacher', 'built-in', 'abc123', 'doubt']),
    );
    expect(marks.map((row) => row[6])).toEqual([
      'State',
      'accepted',
      'overridden',
      'marked by AI, not yet checked',
      'Pending',
    ]);
  });

  it('do not count a mark accepted in bulk as agreement, and label it as accepted in bulk', async () => {
    const question = await buildQuestion(app.database, { createdBy: teacher.id, maxMark: 2 });
    const quiz = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      questionIds: [question.id],
    });
    const confirmed = { confirmedBy: teacher.id, aiAnalysis: analysis('light') };
    for (const [mark, confirmedInBulk] of [
      [2, true],
      [2, true],
      [1, false],
    ] as const) {
      const student = await buildUser(app.database);
      const marks = { markAwarded: mark, aiMark: 2, ...confirmed, confirmedInBulk };
      await buildSubmission(app.database, quiz.quizCode, student.id, question.id, marks);
    }
    const file = await (await app.as(teacher)).results.exportEvidence(quiz);
    const overview = Object.fromEntries(await rowsOf(file)) as Record<string, unknown>;
    expect(overview).toMatchObject({
      'Confirmed by a teacher': 3,
      'Of these read by a teacher (of answers that say the same, one)': 1,
      'Of these accepted in bulk, not opened': 2,
    });
    expect((await rowsOf(file, 1)).at(-1)?.slice(7, 10)).toEqual([1, 0, 100]);
    const states = (await rowsOf(file, 3)).slice(1).map((row) => row[6]);
    expect(states.toSorted()).toEqual(['accepted in bulk', 'accepted in bulk', 'overridden']);
  });

  it('count blind marks separately from opened ones, by the mark that the marker gave without seeing them', async () => {
    const question = await buildQuestion(app.database, { createdBy: teacher.id, maxMark: 2 });
    const quiz = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      questionIds: [question.id],
    });
    const { quizCode: code } = quiz;
    for (const [given, predicted] of [
      [2, 2],
      [1, 2],
      [0, 0],
    ] as const) {
      const student = await buildUser(app.database);
      const marks = { markAwarded: given, aiMark: 2, confirmedBy: teacher.id, revision: 1 };
      await buildSubmission(app.database, code, student.id, question.id, marks);
      const key = { quizCode: code, userId: student.id, questionId: question.id };
      await app.database
        .insert(sampleAnswers)
        .values({ ...key, purpose: 'sample', place: 0, predictedMark: predicted });
      const blind = { teacherId: teacher.id, mark: given, points: [], answerRevision: 1 };
      await app.database.insert(blindMarks).values({ ...key, ...blind });
    }
    const file = await (await app.as(teacher)).results.exportEvidence(quiz);
    const [, first] = await rowsOf(file, 1);
    // Worked out by hand: 2 of 3 exact, all within one; the exact limits of 2 of 3 are from a
    // table.
    expect(first?.slice(0, 4)).toEqual(['Question 1', 3, 66.67, 100]);
    expect(first?.slice(5, 8)).toEqual([13.54, 98.3, 0]);
    expect(first?.at(-1)).toBe('done');
    expect(await rowsOf(file, 2)).toHaveLength(4);
  });

  it('find the points most often missed, with anonymous quotes, and follow-up questions', async () => {
    const sheet = await (await app.as(teacher)).results.reteach({ quizCode });
    expect(sheet.points.map(({ point, missed, judged }) => [point, missed, judged])).toEqual([
      ['chlorophyll', 2, 3],
      ['light', 1, 3],
    ]);
    expect(sheet.points[0]?.quotes.toSorted()).toEqual(['It needs light, says [name]', 'soil']);
    expect(sheet.areas).toMatchObject([{ specCode: 'B4.4', percent: 50 }]);
    expect(sheet.areas[0]?.needIt.map((student) => student.displayName).toSorted()).toEqual([
      '=1+1, "Ana"',
      'Cem',
    ]);
    expect(sheet.followUpQuestionIds).toHaveLength(1);
  });

  it('follow up with questions of the same subject that have a mark scheme, not with others of the same code', async () => {
    const rivers = { subject: 'Geography', specCode: '1.3.2', topic: 'Rivers' };
    const asked = await buildQuestion(app.database, { ...rivers, maxMark: 2 });
    const next = await buildQuestion(app.database, rivers);
    await buildQuestion(app.database, { ...rivers, subject: 'Computing', topic: 'Networks' });
    await buildQuestion(app.database, { ...rivers, markSchemeAnswer: ' \n' });
    const quiz = await buildQuiz(app.database, { creatorUid: teacher.id, questionIds: [asked.id] });
    const student = await buildUser(app.database);
    const marks = { markAwarded: 0, aiMark: 0 };
    await buildSubmission(app.database, quiz.quizCode, student.id, asked.id, marks);
    const sheet = await (await app.as(teacher)).results.reteach(quiz);
    expect(sheet.followUpQuestionIds).toEqual([next.id]);
  });
});
