import { readXlsx } from 'hucre/xlsx';
import mammoth from 'mammoth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildStudentOf, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endOfBatch } from '../../../testing/written-batch.ts';

const classInfo = { className: '10B', subject: 'Biology', term: 'Autumn', unitsCovered: 'Cells' };
const request = {
  students: [{ name: 'Asha Patel' }, { name: 'Bo Li', level: 7 }, { name: 'Cem Kaya' }],
  classInfo,
};

/** Returns the paragraphs of a Word file. */
async function textOfDocument(file: File): Promise<string[]> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) });
  return value.split('\n').filter((line) => line !== '');
}

describe('the files of a batch of reports', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let reports: ApiClient['reports'];
  let isOutOfOrder = false;

  beforeAll(async () => {
    app = await startTestApp({
      reportWriter: {
        usesModel: false,
        write: async ({ student: { name } }) => {
          if (isOutOfOrder) throw new Error('Out of order.');
          return { report: `${name} works well.`, unsourced: [] };
        },
      },
    });
    teacher = await buildTeacher(app.database);
    ({ reports } = await app.as(teacher));
  });
  afterAll(() => app.stop());

  const startAndWait = async (input: Parameters<typeof reports.startBatch>[0]) =>
    endOfBatch(reports, (await reports.startBatch(input)).id);

  it('are CSV, XLSX and DOCX, all with the same words', async () => {
    const { id: batchId } = await startAndWait(request);
    const csv = await reports.exportBatch({ batchId });
    expect(csv.name).toBe('10B Biology Autumn reports.csv');
    expect(await csv.text()).toMatch(/^Name,Level,Report\r\nAsha Patel,5,Asha Patel works well/);
    const workbook = await reports.exportBatch({ batchId, format: 'xlsx' });
    const { sheets } = await readXlsx(new Uint8Array(await workbook.arrayBuffer()));
    expect(sheets[0]?.rows.slice(0, 2)).toEqual([
      ['Name', 'Level', 'Report'],
      ['Asha Patel', 5, expect.stringMatching(/^Asha Patel works well/)],
    ]);
    const document = await textOfDocument(await reports.exportBatch({ batchId, format: 'docx' }));
    expect(document).toEqual(
      ['Asha Patel', 'Bo Li', 'Cem Kaya'].flatMap((name) => [
        name,
        '10B · Biology · Autumn',
        expect.stringMatching(`^${name} works well`),
      ]),
    );
    const [, bo] = (await reports.getBatch({ batchId })).reports;
    const alone = await reports.exportBatch({ batchId, format: 'docx', reportId: bo?.id });
    expect(alone.name).toBe('Bo Li Biology Autumn report.docx');
    expect((await textOfDocument(alone))[0]).toBe('Bo Li');
  });

  it('have the school’s name at the top once it has one, as the page to print does', async () => {
    const { id: batchId } = await startAndWait(request);
    const admin = await app.as(await buildUser(app.database, { role: 'admin' }));
    await admin.system.changeSettings({ schoolName: 'Hill School' });
    const named = await textOfDocument(await reports.exportBatch({ batchId, format: 'docx' }));
    expect(named.slice(0, 3)).toEqual(['Hill School', 'Asha Patel', '10B · Biology · Autumn']);
    expect(await reports.getPaper({ batchId })).toMatchObject({
      school: 'Hill School',
      under: '10B · Biology · Autumn',
    });
  });

  it('cannot be downloaded while nothing is written', async () => {
    isOutOfOrder = true;
    const failed = await startAndWait(request);
    await expect(reports.exportBatch({ batchId: failed.id })).rejects.toMatchObject({
      message: 'No data to download.',
    });
    isOutOfOrder = false;
  });

  it('distinguish students with the same name in tables and file names, and leave names alone on what goes home', async () => {
    const one = await buildStudentOf(app.database, teacher, { name: 'Sam Tate' });
    const two = await buildStudentOf(app.database, teacher, { name: 'Sam Tate' });
    const { id: batchId } = await startAndWait({
      students: [
        ...[one, two].map(({ id }) => ({ name: 'Sam Tate', userId: id })),
        ...['Al Fox', 'Al Fox', 'Bo Li'].map((name) => ({ name })),
      ],
      classInfo,
    });
    const names = [one, two].map(({ email }) => `Sam Tate (${email})`);
    names.push('Al Fox (1)', 'Al Fox (2)', 'Bo Li');
    const csv = await (await reports.exportBatch({ batchId })).text();
    expect(
      csv
        .split('\r\n')
        .slice(1, 6)
        .map((line) => line.split(',')[0]),
    ).toEqual(names);
    const document = await textOfDocument(await reports.exportBatch({ batchId, format: 'docx' }));
    const paper = (await reports.getPaper({ batchId })).reports.map(({ name }) => name);
    expect(paper).toEqual(['Sam Tate', 'Sam Tate', 'Al Fox', 'Al Fox', 'Bo Li']);
    expect(paper.filter((name) => !document.includes(name))).toEqual([]);
    expect(names.slice(0, 4).filter((name) => document.includes(name))).toEqual([]);
    const fox = (await reports.getBatch({ batchId })).reports[3]?.id;
    const alone = await reports.exportBatch({ batchId, format: 'docx', reportId: fox });
    expect(alone.name).toBe('Al Fox 2 Biology Autumn report.docx');
  });
});
