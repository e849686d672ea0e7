import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTeacher } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { writtenBatch } from '../../../testing/written-batch.ts';
import type { ReportTask } from './report-writer.ts';

const classInfo = { className: '10B', subject: 'Biology', term: 'Autumn', unitsCovered: 'Cells' };
const request = {
  students: [{ name: 'Asha Patel' }, { name: 'Bo Li', level: 7 }, { name: 'Cem Kaya' }],
  classInfo,
};

let app: TestApp;
let api: Awaited<ReturnType<TestApp['as']>>['reports'];
/** The behaviour of the writer, which tests change. */
let write: (task: ReportTask) => Promise<string>;
/** Whether the school uses a model at present. */
let usesModel: boolean;

beforeAll(async () => {
  app = await startTestApp({
    reportWriter: {
      get usesModel() {
        return usesModel;
      },
      write: async (task) => ({ report: await write(task), unsourced: [] }),
    },
  });
  api = (await app.as(await buildTeacher(app.database))).reports;
});
beforeEach(() => {
  usesModel = true;
  write = async ({ student }) => `${student.name} works.`;
});
afterAll(() => app.stop());

const isByModel = async (batchId: string) => (await api.getBatch({ batchId })).usesModel;

describe('report batches', () => {
  it('ask a model again until no two in a class begin alike', async () => {
    // At first all begin alike, and reports rewritten concurrently may do so again.
    write = async ({ student: { name }, unlike }) =>
      `${['Overall', 'This term', 'In class'].find((start) => !unlike.some((report) => report.startsWith(start))) ?? 'Also'} work by ${name} is good.`;
    const students = ['Asha', 'Bo', 'Cem', 'Dee'].map((name) => ({ name }));
    const { reports } = await writtenBatch(api, { ...request, students });
    const beginnings = reports.map(({ report }) => report.split(' work by')[0]).toSorted();
    expect(beginnings).toEqual(['Also', 'In class', 'Overall', 'This term']);
    expect(reports.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it('ask a model again for a report that departs from the voice of its class, and say how', async () => {
    const told: ReportTask['stray'][] = [];
    write = async ({ student: { name }, stray }) => {
      if (name === 'Bo Li') told.push(stray);
      if (name !== 'Bo Li') return `${name} asks good questions.`;
      return stray === undefined
        ? 'I am delighted with Bo Li.'
        : 'Bo Li works with delight and care.';
    };
    const { reports } = await writtenBatch(api, request);
    expect(told).toEqual([undefined, 'first-person']);
    expect(reports[1]?.report).toBe('Bo Li works with delight and care.');
  });

  it('keep and mark a report from a model that can write in no other voice', async () => {
    let calls = 0;
    write = async ({ student: { name } }) => {
      if (name !== 'Bo Li') return `${name} asks good questions.`;
      calls += 1;
      return 'I am delighted with Bo Li.';
    };
    const { reports } = await writtenBatch(api, request);
    expect(calls).toBe(2);
    expect(reports[1]?.report).toBe('I am delighted with Bo Li.');
    expect(reports[1]?.warnings.map(({ kind }) => kind)).toContain('mixed-voice');
  });

  it('say which reports begin alike if a model knows no other beginning', async () => {
    write = async ({ student: { name, level } }) => `It was good to see ${name} on ${level} pages.`;
    const students = ['Asha', 'Bo'].map((name, n) => ({ name, level: n + 1 }));
    const { reports } = await writtenBatch(api, { ...request, students });
    expect(reports.map(({ warnings }) => warnings)).toEqual(
      ['Bo', 'Asha'].map((other) => [{ kind: 'near-duplicate', words: [other], decision: null }]),
    );
  });
});

describe('the note about a model beside reports', () => {
  it('depends on who wrote them, whatever the school has chosen since', async () => {
    const { id } = await writtenBatch(api, request);
    usesModel = false;
    expect(await isByModel(id)).toBe(true);
    const { id: ownWords } = await writtenBatch(api, request);
    usesModel = true;
    expect(await isByModel(ownWords)).toBe(false);
  });

  it('appears once a model has written one of them again', async () => {
    usesModel = false;
    const { id, reports } = await writtenBatch(api, request);
    usesModel = true;
    const [{ id: reportId, revision } = { id: '', revision: 0 }] = reports;
    await api.regenerate({ reportId, revision });
    usesModel = false;
    expect(await isByModel(id)).toBe(true);
  });
});
