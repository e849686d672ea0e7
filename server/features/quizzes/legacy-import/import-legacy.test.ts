import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../testing/api-client.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildQuestion, buildQuiz, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const sample = readFileSync(new URL('samples/legacy-export.json', import.meta.url), 'utf8');
const question = {
  questionText: 'Why?',
  markSchemeAnswer: 'because (1)',
  maxMark: 1,
  topic: 'T',
  subject: 'S',
  level: 'L',
  specCode: '1',
};
const quiz = { quizCode: 'MOVE01', defaultTimeLimit: 600, questionIds: ['a'] };

describe('quizzes.importLegacy', () => {
  let app: TestApp;
  let client: ApiClient;
  let teacher: { id: string; email: string };
  const importJson = (file: unknown, choices: object = {}) =>
    client.quizzes.importLegacy({
      content: typeof file === 'string' ? file : JSON.stringify(file),
      dryRun: false,
      ...choices,
    });
  const bank = async () => (await client.questions.list({})).items;

  beforeEach(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    client = await app.as(teacher);
  });
  afterEach(() => app.stop());

  it('only says what would happen in a dry run, refuses while anything is wrong, and then imports a school', async () => {
    const preview = await importJson(sample, { dryRun: true });
    expect(
      preview.questions.map(({ outcome, problem, notices }) => [
        outcome,
        problem || notices.join(' '),
      ]),
    ).toEqual([
      ['ready', ''],
      ['ready', 'It was given a new id.'],
      ['ready', 'Its image was left out. Please add it to the question afterwards.'],
      ['invalid', 'Please provide either a question text or upload a question image.'],
    ]);
    expect(
      preview.quizzes.map(({ title, outcome, problem, notices }) => [
        title,
        outcome,
        problem || notices.join(' '),
      ]),
    ).toEqual([
      ['BIO101 Plants', 'ready', ''],
      ['chem22', 'ready', '2 of its questions were not found and are left out.'],
      ['TOOLONGCODE', 'invalid', 'A Quiz Code is six letters (A–Z) or digits (0–9).'],
    ]);
    expect(preview.notices).toEqual(['“users” is not imported; only questions and quizzes are.']);
    expect((await errorOf(importJson(sample))).code).toBe('ITEMS_INVALID');
    expect(await bank()).toEqual([]);

    const { imported } = await importJson(sample, { leaveOutInvalid: true });
    expect(imported).toEqual({ questions: 3, quizzes: 2 });
    const plants = await client.quizzes.get({ quizCode: 'BIO101' });
    expect(plants).toMatchObject({
      title: 'Plants',
      defaultTimeLimit: 900,
      locked: true,
      creatorUid: teacher.id,
      createdAt: '2024-05-03T10:00:00.000Z',
    });
    expect(plants.questions).toMatchObject([
      { id: 'Qa1b2c3d4e5f6g7h8i9j', createdAt: '2024-05-01T10:00:00.250Z', textBoxSize: 'small' },
      { maxMark: 2, specCode: '4.4', createdAt: '2024-05-02T09:30:00.000Z', textBoxSize: 'medium' },
    ]);
    expect(plants.questionIds[1]).toMatch(/^[0-9a-f-]{36}$/);
    const chemistry = await client.quizzes.get({ quizCode: 'CHEM22' });
    expect(chemistry).toMatchObject({ locked: false, questionIds: ['Qz9y8x7w6v5u4t3s2r1q'] });
  });

  it('finds everything already there when the same file is sent again', async () => {
    const file = { questions: { a: question, b_c: { ...question, topic: 'U' } }, quizzes: [quiz] };
    await importJson(file);
    const again = await importJson(file);
    expect(again.imported).toEqual({ questions: 0, quizzes: 0 });
    expect([...again.questions, ...again.quizzes].map(({ outcome }) => outcome)).toEqual([
      'duplicate',
      'duplicate',
      'duplicate',
    ]);
    expect(await bank()).toHaveLength(2);
  });

  it('imports a file once even if it is sent twice at the same moment', async () => {
    const file = { questions: { a: question }, quizzes: [quiz] };
    const results = await Promise.all([importJson(file), importJson(file)]);
    expect(results.map(({ imported }) => imported.quizzes).toSorted()).toEqual([0, 1]);
    expect(await bank()).toHaveLength(1);
  });

  it('gives a new id if another question already has it, and the quiz keeps the right one', async () => {
    await buildQuestion(app.database, { id: 'a', questionText: 'Something else' });
    await importJson({ questions: { a: question }, quizzes: [quiz] });
    const { questions } = await client.quizzes.get({ quizCode: 'MOVE01' });
    expect(questions).toMatchObject([{ questionText: 'Why?' }]);
    expect(questions[0]?.id).not.toBe('a');
  });

  it('does not bring back a deleted question under its id', async () => {
    await buildQuestion(app.database, { ...question, id: 'a', deletedAt: new Date() });
    await importJson({ questions: { a: question } });
    const [stored] = await bank();
    expect(stored?.id).not.toBe('a');
  });

  it('finds a quiz’s questions in the bank if the file has none', async () => {
    await buildQuestion(app.database, { id: 'a' });
    await importJson({ quizzes: [quiz] });
    expect((await client.quizzes.get({ quizCode: 'MOVE01' })).questionIds).toEqual(['a']);
  });

  it('does not use the bank’s question in a quiz if the file has a faulty one with its id', async () => {
    await buildQuestion(app.database, { id: 'a' });
    const file = { questions: { a: { ...question, maxMark: 'many' } }, quizzes: [quiz] };
    const { quizzes } = await importJson(file, { dryRun: true });
    expect(quizzes[0]?.problem).toBe('None of its questions could be found.');
  });

  it('says what is wrong with a quiz', async () => {
    await buildQuiz(app.database, { quizCode: 'TAKEN1' });
    const ids = Array.from({ length: 501 }, (_, index) => `q${index}`);
    const questions = Object.fromEntries(
      ['a', ...ids].map((id) => [id, { ...question, questionText: id }]),
    );
    const wrong = [
      { ...quiz, quizCode: 'TAKEN1' },
      quiz,
      { ...quiz, quizCode: 'move01' },
      { ...quiz, quizCode: 'TIME01', defaultTimeLimit: 0 },
      { ...quiz, quizCode: 'TIME02', defaultTimeLimit: '10 min' },
      { ...quiz, quizCode: 'TIME03', defaultTimeLimit: undefined },
      { ...quiz, quizCode: 'NONE01', questionIds: ['gone'] },
      { ...quiz, quizCode: 'MANY01', questionIds: ids },
      { ...quiz, quizCode: 'LONG01', title: 'x'.repeat(201) },
      'quiz',
    ];
    const { quizzes } = await importJson({ questions, quizzes: wrong }, { dryRun: true });
    const time = 'The time limit must be a whole number of seconds, a day at most.';
    expect(quizzes.map(({ problem }) => problem)).toEqual([
      'Quiz code already exists. Please choose a unique code.',
      '',
      'This quiz code is in the file more than once.',
      time,
      time,
      time,
      'None of its questions could be found.',
      'A quiz can have at most 500 questions.',
      'Title has more than 200 characters.',
      'This is not a document of the legacy system.',
    ]);
  });

  it('gives quizzes to their creators if an administrator imports them', async () => {
    const colleague = await buildTeacher(app.database);
    const student = await buildUser(app.database);
    const admin = await buildUser(app.database, { role: 'admin' });
    const creators = [colleague.id, student.id, 'left', undefined];
    const codes = ['OWNER1', 'OWNER2', 'OWNER3', 'OWNER4'];
    const quizzes = codes.map((quizCode, index) => ({
      ...quiz,
      quizCode,
      createdBy: creators[index],
    }));
    const adminClient = await app.as(admin);
    await adminClient.quizzes.importLegacy({
      content: JSON.stringify({ questions: { a: question }, quizzes }),
      dryRun: false,
    });
    const owners = await Promise.all(
      codes.map(async (quizCode) => (await adminClient.quizzes.get({ quizCode })).creatorUid),
    );
    expect(owners).toEqual([colleague.id, admin.id, admin.id, admin.id]);
  });

  it('gives them to the teacher who imports them, who cannot act for others', async () => {
    const colleague = await buildTeacher(app.database);
    const file = {
      questions: { a: { ...question, createdBy: colleague.id } },
      quizzes: [{ ...quiz, creatorUid: colleague.id }],
    };
    await importJson(file);
    expect((await client.quizzes.get({ quizCode: 'MOVE01' })).creatorUid).toBe(teacher.id);
    expect((await bank())[0]?.createdBy).toBe(teacher.id);
  });

  it.each([
    ['{', 'This is not a JSON file with the documents of the legacy system.'],
    ['{"questions":[],"quizzes":{}}', 'There are no questions in this file.'],
    [
      JSON.stringify({ questions: Array.from({ length: 5_001 }, () => ({})) }),
      'At most 5,000 items can be imported at once.',
    ],
  ])('refuses %.30s with a message', async (content, sentence) => {
    const error = await errorOf(importJson(content));
    expect(error).toMatchObject({ code: 'FILE_REFUSED', status: 400 });
    expect(error.message).toContain(sentence);
  });
});
