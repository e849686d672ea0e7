import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toCsv } from '../../../../shared/csv.ts';
import type { FileField } from '../../../../shared/question-content.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const header = ['Question', 'Mark Scheme', 'Max Mark', 'Topic', 'Subject', 'Level', 'Spec Code'];
const rowOf = (text: string, topic = 'T') => [text, 'because (1)', 1, topic, 'S', 'L', '1.1'];
const csvOf = (texts: string[], topic?: string) =>
  toCsv(
    header,
    texts.map((text) => rowOf(text, topic)),
  );
const defaults = { subject: 'Biology', level: 'KS4', specCode: '4.4', maxMark: 2 };

describe('questions.importFile', () => {
  let app: TestApp;
  let client: ApiClient;
  let teacher: { id: string; email: string };
  const storedIn = async (topic: string) => {
    const { items } = await client.questions.list({ topic, pageSize: 200 });
    return items;
  };
  const importCsv = (content: string, choices: object = {}) =>
    client.questions.importFile({ format: 'csv', content, dryRun: false, ...choices });

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    client = await app.as(teacher);
  });
  afterAll(() => app.stop());

  it('adds nothing in a dry run', async () => {
    const result = await importCsv(csvOf(['One?'], 'Tried'), { dryRun: true });
    expect(result).toEqual({
      items: [{ item: 1, title: 'One?', outcome: 'ready', problem: '', notices: [] }],
      imported: 0,
      columns: expect.arrayContaining([{ heading: 'Mark Scheme', field: 'markSchemeAnswer' }]),
    });
    expect(await storedIn('Tried')).toEqual([]);
  });

  it('adds the questions in the order of the file, owned by the teacher', async () => {
    expect((await importCsv(csvOf(['One?', 'Two?', 'Three?'], 'Ordered'))).imported).toBe(3);
    const stored = await storedIn('Ordered');
    expect(stored.map(({ questionText }) => questionText)).toEqual(['One?', 'Two?', 'Three?']);
    expect(stored[0]).toMatchObject({ createdBy: teacher.id, textBoxSize: 'medium', maxMark: 1 });
  });

  it('shows the mapping of unknown columns, reads them as specified, and remembers that', async () => {
    const content = 'Frage,Antwort,Seite\nWarum?,darum (1),7';
    const asked = await importCsv(content, { dryRun: true, defaults });
    expect(asked).toEqual({
      items: [],
      imported: 0,
      columns: ['Frage', 'Antwort', 'Seite'].map((heading) => ({ heading, field: null })),
    });
    expect((await errorOf(importCsv(content, { defaults }))).code).toBe('FILE_REFUSED');
    const columns = ['questionText', 'markSchemeAnswer', null];
    const told = { defaults: { ...defaults, topic: 'Told' }, columns };
    expect((await importCsv(content, { ...told, dryRun: true })).items).toMatchObject([
      { title: 'Warum?', outcome: 'ready' },
    ]);
    expect((await importCsv(content, told)).imported).toBe(1);
    const again = await importCsv(content.replace('7', '8'), { dryRun: true, defaults });
    expect(again.columns?.map(({ field }) => field)).toEqual(columns);
    const other = await app.as(await buildTeacher(app.database));
    const theirs = await other.questions.importFile({ format: 'csv', content, dryRun: true });
    expect(theirs.items).toEqual([]);
  });

  it('remembers only the columns that the teacher chose, for her next list', async () => {
    const own = await app.as(await buildTeacher(app.database));
    const fieldsOf = async (content: string, columns?: (FileField | null)[]) => {
      const given = { ...defaults, topic: 'Kept' };
      const request = { format: 'csv' as const, content, defaults: given, columns };
      const answer = await own.questions.importFile({ ...request, dryRun: columns === undefined });
      return answer.columns?.map(({ field }) => field ?? null) ?? [];
    };
    const next: FileField[] = ['questionText', 'markSchemeAnswer', 'maxMark'];
    const both = 'Question,Mark Scheme,Answer,Marks,Max Mark\nKept one?,one (1),two (1),2,1';
    const proposed = await fieldsOf(both);
    expect(proposed).toEqual(['questionText', 'markSchemeAnswer', null, null, 'maxMark']);
    await fieldsOf(both, proposed);
    expect(await fieldsOf('Question,Answer,Marks\nKept two?,two (1),2')).toEqual(next);
    const moved = 'Question,Answer,Solution,Marks\nKept three?,three (1),four (1),2';
    await fieldsOf(moved, ['questionText', null, 'markSchemeAnswer', 'maxMark']);
    expect(await fieldsOf(moved)).toEqual(['questionText', null, 'markSchemeAnswer', 'maxMark']);
    expect(await fieldsOf('Question,Answer,Marks\nKept four?,two (1),2')).toEqual(next);
    await fieldsOf('Question,Mark Scheme,Marks\nKept five?,five (1),2', [
      ...next.slice(0, 2),
      null,
    ]);
    expect(await fieldsOf('Question,Answer,Marks\nKept six?,two (1),2')).toEqual([
      'questionText',
      'markSchemeAnswer',
      null,
    ]);
  });

  it('leaves out questions that are already in the bank or repeated in the file', async () => {
    await importCsv(csvOf(['Old?'], 'Twice'));
    const { items, imported } = await importCsv(csvOf(['Old?', 'New?', 'New?'], 'Twice'));
    expect(items.map(({ outcome, problem }) => [outcome, problem])).toEqual([
      ['duplicate', 'This question is already in the question bank.'],
      ['ready', ''],
      ['duplicate', 'This question is in the file more than once.'],
    ]);
    expect(imported).toBe(1);
    expect(await storedIn('Twice')).toHaveLength(2);
  });

  it('adds a file once even if it is sent twice at the same moment', async () => {
    const content = csvOf(['A?', 'B?'], 'At once');
    const results = await Promise.all([importCsv(content), importCsv(content)]);
    expect(results.map(({ imported }) => imported).toSorted()).toEqual([0, 2]);
    expect(await storedIn('At once')).toHaveLength(2);
  });

  it('reports what is wrong with each row, and adds nothing', async () => {
    const rows = [
      rowOf('Good?', 'Mixed'),
      ['', '', '', '', '', '', ''],
      ['', 'because', 1, 'Mixed', 'S', 'L', '1'],
      ['Why?', ' ', 1, 'Mixed', 'S', 'L', '1'],
      ['Why?', 'because', '', '', 'S', '', '1'],
      ['Why?', 'because', '1.5', 'Mixed', 'S', 'L', '1'],
      ['Why?', 'because', 'two', 'Mixed', 'S', 'L', '1'],
      ['Why?', 'because', '101', 'Mixed', 'S', 'L', '1'],
      ['x'.repeat(20_001), 'because', 1, 'y'.repeat(201), 'S', 'L', '1'],
    ];
    const content = toCsv(header, rows);
    const { items } = await importCsv(content, { dryRun: true });
    const maxMark = 'Max Mark must be a whole number from 0 to 100.';
    expect(items.map(({ item, problem }) => [item, problem])).toEqual([
      [1, ''],
      [3, 'Please provide either a question text or upload a question image.'],
      [4, ''],
      [5, 'Max Mark is missing. Topic is missing. Level is missing.'],
      [6, maxMark],
      [7, maxMark],
      [8, maxMark],
      [9, 'Question has more than 20,000 characters. Topic has more than 200 characters.'],
    ]);
    expect(await errorOf(importCsv(content))).toMatchObject({
      code: 'ITEMS_INVALID',
      status: 400,
      message: 'Some items need your attention. Nothing has been imported yet.',
    });
    expect(await storedIn('Mixed')).toEqual([]);
    expect((await importCsv(content, { leaveOutInvalid: true })).imported).toBe(2);
    expect(await storedIn('Mixed')).toHaveLength(2);
  });

  it('reports an invalid text box size', async () => {
    const content = toCsv([...header, 'Text Box Size'], [[...rowOf('Box?'), 'huge']]);
    const { items } = await importCsv(content, { dryRun: true });
    expect(items[0]?.problem).toBe('Text Box Size must be small, medium or large.');
  });

  it('uses the teacher’s defaults for values missing from the file', async () => {
    const content = 'Question,Mark Scheme,Topic\nDefault?,because,Defaulted';
    await importCsv(content, { defaults: { ...defaults, topic: 'Unused' } });
    expect(await storedIn('Defaulted')).toMatchObject([
      { subject: 'Biology', level: 'KS4', specCode: '4.4', maxMark: 2 },
    ]);
  });

  it('adds 5,000 questions at once', async () => {
    const texts = Array.from({ length: 5_000 }, (_, index) => `Question ${index}?`);
    expect((await importCsv(csvOf(texts, 'Many'))).imported).toBe(5_000);
    const { total } = await client.questions.list({ topic: 'Many' });
    expect(total).toBe(5_000);
  });

  it.each([
    [
      '5,001 questions',
      () => csvOf(Array.from({ length: 5_001 }, (_, index) => `Q${index}`)),
      'At most 5,000 items can be imported at once. Please split the file.',
    ],
    ['no questions', () => csvOf([]), 'There are no questions in this file.'],
    ['no content', () => '', 'The columns Question and Mark Scheme were not found.'],
    [
      'more than 24 MB',
      () => csvOf(['é'.repeat(13_000_000)]),
      'A file can be at most 24 MB. Please split it.',
    ],
  ])('refuses a file of %s with a message', async (_, content, sentence) => {
    const error = await errorOf(importCsv(content(), { dryRun: true }));
    expect(error).toMatchObject({ code: 'FILE_REFUSED', status: 400 });
    expect(error.message).toContain(sentence);
  });

  it('reads a file of 4 MB, which exceeds the limit for other requests', async () => {
    const texts = Array.from({ length: 260 }, (_, index) => `${index} ${'"\n'.repeat(6_000)}`);
    const content = csvOf(texts, 'Large');
    expect(Buffer.byteLength(content)).toBeGreaterThan(4.4 * 1024 * 1024);
    const { items } = await importCsv(content, { dryRun: true });
    expect(items).toHaveLength(260);
  });

  it('responds to an even larger request with a message', async () => {
    const { status, body } = await send(app, 'POST', '/api/questions/import', {
      as: teacher,
      body: { format: 'csv', content: 'x'.repeat(41 * 1024 * 1024), dryRun: true },
    });
    expect(status).toBe(413);
    expect(body).toMatchObject({ message: 'That is too much to send at once.' });
  });

  it.each([
    {},
    { format: 'pdf', content: '', dryRun: true },
    { format: 'csv', content: 5, dryRun: true },
    { format: 'csv', content: '' },
    { format: 'csv', content: '', dryRun: true, defaults: { maxMark: 101 } },
  ])('refuses %j', async (body) => {
    const { status } = await send(app, 'POST', '/api/questions/import', { as: teacher, body });
    expect(status).toBe(400);
  });

  it('refuses students', async () => {
    const student = await app.as(await buildUser(app.database));
    const refused = student.questions.importFile({ format: 'csv', content: '', dryRun: true });
    expect((await errorOf(refused)).status).toBe(403);
  });
});
