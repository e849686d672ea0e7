import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStudentOf, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { continueBatches } from './continue-batches.ts';
import { insertBatch, retryFailedReports } from '../reports-queries.ts';
import type { ReportTask } from '../writer/report-writer.ts';
import { until } from '../../../testing/until.ts';
import { endOfBatch } from '../../../testing/written-batch.ts';

const classInfo = { className: '10B', subject: 'Biology', term: 'Autumn', unitsCovered: 'Cells' };
const request = {
  students: [{ name: 'Asha Patel' }, { name: 'Bo Li', level: 7 }, { name: 'Cem Kaya' }],
  classInfo,
};

/** A queue that reports this state of a batch's job, and fails if another job is queued. */
const jobIs = (isUnderWay: boolean, isKnown: boolean) => ({
  enqueue: () => Promise.reject(new Error('Queued again.')),
  isUnderWay: async () => isUnderWay,
  isKnown: async () => isKnown,
});

describe('report batches', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  /** The behaviour of the writer, which tests change. */
  let write: (task: ReportTask) => Promise<string>;

  beforeAll(async () => {
    app = await startTestApp({
      reportWriter: {
        usesModel: false,
        write: async (task) => ({ report: await write(task), unsourced: [] }),
      },
    });
    teacher = await buildTeacher(app.database);
  });
  beforeEach(() => {
    write = async ({ student }) => `${student.name} works well.`;
  });
  afterAll(() => app.stop());

  const api = async () => (await app.as(teacher)).reports;

  const waitFor = async (batchId: string) => endOfBatch(await api(), batchId);
  /** Starts a batch, and returns it once every report is written or has failed. */
  async function startAndWait(input: Parameters<Awaited<ReturnType<typeof api>>['startBatch']>[0]) {
    const { id } = await (await api()).startBatch(input);
    return waitFor(id);
  }

  it('are written if their job is gone, as after a restore, and have failed if it was given up', async () => {
    const batch = await insertBatch(app.database, teacher.id, {
      ...request,
      students: [
        {
          name: 'Dora Finch',
          level: 5,
          positives: '',
          areasToImprove: '',
          pronouns: 'none',
          userId: null,
        },
      ],
      tone: 'warm',
      length: 'short',
    });
    const batchId = batch?.id ?? '';
    const states = async () =>
      (await (await api()).getBatch({ batchId })).reports.map(({ state }) => state);
    await continueBatches(app.database, jobIs(true, true));
    expect(await states()).toEqual(['waiting']);
    await continueBatches(app.database, jobIs(false, true));
    expect(await states()).toEqual(['failed']);
    await retryFailedReports(app.database, batchId);
    await continueBatches(app.database, app.jobs);
    const written = await waitFor(batchId);
    expect(written.reports).toMatchObject([{ state: 'written', report: 'Dora Finch works well.' }]);
    await until(async () =>
      expect(await app.jobs.isKnown('write-reports', { batchId })).toBe(false),
    );
    await continueBatches(app.database, jobIs(false, false));
  });

  it('tell the writer who else may be named in notes: the batch, and the teacher’s class', async () => {
    const tasks: ReportTask[] = [];
    write = async (task) => {
      tasks.push(task);
      return `${task.student.name} works well.`;
    };
    const other = await buildTeacher(app.database);
    await buildStudentOf(app.database, teacher, { name: 'Asha Patel' });
    await buildStudentOf(app.database, teacher, { name: 'Zadie Quill' });
    await buildStudentOf(app.database, other, { name: 'Oona Elsewhere' });
    const batch = await startAndWait({
      ...request,
      students: [{ name: 'Asha' }, { name: 'Bo Li' }],
    });
    const [first] = batch.reports;
    if (!first) throw new Error('There is no report.');
    await (await api()).regenerate({ reportId: first.id, revision: first.revision });
    await (await api()).generate({ students: [{ name: 'Bo Li' }], classInfo });
    expect(tasks.map(({ student, classmates }) => [student.name, ...classmates])).toEqual([
      ['Asha', 'Bo Li', 'Zadie Quill'],
      ['Bo Li', 'Asha', 'Zadie Quill'],
      ['Asha', 'Bo Li', 'Zadie Quill'],
      ['Bo Li', 'Asha Patel', 'Zadie Quill'],
    ]);
  });

  it('tell the writer everything that is already written', async () => {
    const told: (readonly string[])[] = [];
    let isOut = true;
    write = async ({ student: { name }, unlike }) => {
      if (name === 'Cem' && isOut) throw new Error('The writer is out of order.');
      if (name === 'Cem') told.push([...unlike]);
      return `${name} works well.`;
    };
    const students = ['Asha', 'Bo Li', 'Cem'].map((name) => ({ name }));
    const { id: batchId } = await startAndWait({ ...request, students });
    isOut = false;
    await (await api()).retryBatch({ batchId });
    await waitFor(batchId);
    expect(told).toEqual([['Asha works well.', 'Bo Li works well.']]);
  });

  it('write each report in a job and keep it to be found again', async () => {
    const batch = await startAndWait(request);
    expect(batch.reports.map(({ name, state }) => [name, state])).toEqual([
      ['Asha Patel', 'written'],
      ['Bo Li', 'written'],
      ['Cem Kaya', 'written'],
    ]);
    const { items } = await (await api()).listBatches();
    expect(items[0]).toMatchObject({ id: batch.id, className: '10B', students: 3 });
    await (await api()).deleteBatch({ batchId: batch.id });
    await expect((await api()).getBatch({ batchId: batch.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('handle all thirty of a class at once, and store each as it arrives', async () => {
    const names = Array.from({ length: 30 }, (_, n) => `Student ${n}`);
    const done = new Map<string, (report: string) => void>();
    write = ({ student }) => new Promise((resolve) => done.set(student.name, resolve));
    const input = { students: names.map((name) => ({ name })), classInfo };
    const { id } = await (await api()).startBatch(input);
    // If they were not started at once, the last of them would never be.
    await until(() => expect([...done.keys()].toSorted()).toEqual(names.toSorted()));
    for (const [n, name] of ['Student 17', 'Student 3'].entries()) {
      done.get(name)?.(`${name} works well.`);
      await until(async () => {
        const { reports } = await (await api()).getBatch({ batchId: id });
        const stored = reports.filter(({ state }) => state === 'written');
        expect(stored).toHaveLength(n + 1);
        expect(stored.map((report) => report.name)).toContain(name);
      });
    }
    for (const [name, finish] of done) finish(`${name} works well.`);
    expect((await waitFor(id)).reports.map(({ state }) => state)).toEqual(
      names.map(() => 'written'),
    );
  });

  it('keep the reports that succeeded if some fail, and try only the failed ones again', async () => {
    const asked: string[] = [];
    write = async ({ student }) => {
      asked.push(student.name);
      if (student.name === 'Bo Li') throw new Error('Out of order.');
      return `${student.name} works well.`;
    };
    const batch = await startAndWait(request);
    expect(batch.reports.map((report) => report.state)).toEqual(['written', 'failed', 'written']);
    const admin = await buildUser(app.database, { role: 'admin' });
    await (await api()).handIn({ batchId: batch.id, readerEmail: '' });
    const [toRead] = (await (await app.as(admin)).reports.listToRead()).items;
    expect(toRead).toMatchObject({ id: batch.id, reports: 2, unwritten: 1, signed: 0 });
    asked.length = 0;
    write = async ({ student }) => {
      asked.push(student.name);
      return `${student.name} reads widely.`;
    };
    await (await api()).retryBatch({ batchId: batch.id });
    const retried = await waitFor(batch.id);
    expect(asked).toEqual(['Bo Li']);
    expect(retried.reports[1]).toMatchObject({ state: 'written', report: 'Bo Li reads widely.' });
  });

  it('keep an edit, and refuse one of an older version', async () => {
    const { reports } = await startAndWait(request);
    const [report] = reports;
    if (!report) throw new Error('There is no report.');
    const { id: reportId, revision } = report;
    const edited = await (await api()).edit({ reportId, revision, report: 'Asha and Bo agree.' });
    expect(edited).toMatchObject({ state: 'edited', report: 'Asha and Bo agree.' });
    expect(edited.warnings).toEqual([{ kind: 'other-name', words: ['Bo'], decision: null }]);
    await expect((await api()).edit({ reportId, revision, report: 'late' })).rejects.toMatchObject({
      code: 'REPORT_CHANGED',
    });
  });

  it('write a report again, telling the writer what it should not be like', async () => {
    const { reports } = await startAndWait(request);
    const [report] = reports;
    if (!report) throw new Error('There is no report.');
    let unlike: string[] = [];
    write = async (task) => {
      unlike = task.unlike;
      return 'Asha is quite different.';
    };
    const again = await (
      await api()
    ).regenerate({ reportId: report.id, revision: report.revision });
    expect(again.report).toBe('Asha is quite different.');
    expect(unlike).toContain(report.report);
    write = () => Promise.reject(new Error('Out of order.'));
    await expect(
      (await api()).regenerate({ reportId: report.id, revision: again.revision }),
    ).rejects.toMatchObject({ message: 'Failed to generate reports.' });
  });

  it.each([
    [[], 'Please enter at least one student name.'],
    [
      Array.from({ length: 31 }, (_, index) => ({ name: `Student ${index}` })),
      'You can only enter up to 30 students at a time.',
    ],
  ])('refuse no students and more than thirty students', async (students, message) => {
    const reports = await api();
    await expect(reports.startBatch({ students, classInfo })).rejects.toMatchObject({ message });
    await expect(reports.generate({ students, classInfo })).rejects.toMatchObject({ message });
  });

  it('answer generate-reports in the shape of the spec, storing nothing', async () => {
    const before = (await (await api()).listBatches()).items.length;
    const { reports } = await (await api()).generate(request);
    expect(reports.map((report) => Object.keys(report))).toEqual(
      reports.map(() => ['name', 'report']),
    );
    expect(reports.map((report) => report.name)).toEqual(['Asha Patel', 'Bo Li', 'Cem Kaya']);
    expect((await (await api()).listBatches()).items).toHaveLength(before);
  });
});
