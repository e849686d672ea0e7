import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTeacher } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { whileChanging } from '../../testing/while-changing.ts';
import { until } from '../../testing/until.ts';

const classInfo = { className: '10B', subject: 'Biology', term: 'Autumn', unitsCovered: 'Cells' };
const students = [
  {
    name: 'Asha Patel',
    positives: 'asks good questions',
    areasToImprove: 'told me about self-harm',
  },
  { name: 'Bo Li', positives: 'reads widely' },
];

describe('what may be about a student’s safety', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database, { name: 'Ms Teacher' });
  });
  afterAll(() => app.stop());

  const api = async () => (await app.as(teacher)).reports;

  async function writtenBatch(input = { students, classInfo }) {
    const { id: batchId } = await (await api()).startBatch(input);
    return until(async () => {
      const batch = await (await api()).getBatch({ batchId });
      expect(batch.reports.every(({ state }) => state === 'written')).toBe(true);
      return batch;
    });
  }

  async function firstReport(input = { students, classInfo }) {
    const { id: batchId, reports } = await writtenBatch(input);
    const [report] = reports;
    if (!report) throw new Error('There is no report.');
    return { batchId, report };
  }

  const refused = { code: 'SAFETY_UNDECIDED' };

  it('does not leave the house before somebody decided, in any format', async () => {
    const { batchId } = await firstReport();
    for (const format of ['csv', 'xlsx', 'docx'] as const) {
      await expect((await api()).exportBatch({ batchId, format })).rejects.toMatchObject(refused);
    }
    await expect((await api()).getPaper({ batchId })).rejects.toMatchObject(refused);
  });

  it('leaves once somebody stands by it, and says who and when', async () => {
    const { batchId, report } = await firstReport();
    const { id: reportId, revision } = report;
    const decided = await (await api()).decide({ reportId, revision, kind: 'safety' });
    const warning = decided.warnings.find(({ kind }) => kind === 'safety');
    expect(warning).toMatchObject({
      words: ['self-harm'],
      decision: { by: 'Ms Teacher', at: expect.any(String) },
    });
    expect(await (await (await api()).exportBatch({ batchId })).text()).toContain('Asha Patel');
    const [first] = (await (await api()).getPaper({ batchId })).reports;
    expect(first).toMatchObject({ name: 'Asha Patel', report: report.report, signed: null });
  });

  it('leaves once the words are taken out of a report as long as its notes and units can be', async () => {
    const long = 'Listens and asks good questions. '.repeat(60);
    const { batchId, report } = await firstReport({
      students: [{ name: 'Asha Patel', positives: long, areasToImprove: `${long} self-harm` }],
      classInfo: { ...classInfo, unitsCovered: 'Cells and organisation, '.repeat(80) },
    });
    expect(report.report.length).toBeGreaterThan(5_000);
    const { id: reportId, revision } = report;
    const without = report.report.replace(/self-harm/iu, '');
    await (await api()).edit({ reportId, revision, report: without });
    expect(await (await (await api()).exportBatch({ batchId })).text()).toContain('Asha Patel');
  });

  it('leaves once the words are taken out', async () => {
    const { batchId, report } = await firstReport();
    const { id: reportId, revision } = report;
    await (await api()).edit({ reportId, revision, report: 'Asha asks good questions.' });
    expect(await (await (await api()).exportBatch({ batchId })).text()).not.toContain('self-harm');
  });

  it('holds back other words that come after the decision', async () => {
    const { batchId, report } = await firstReport();
    const { id: reportId, revision } = report;
    await (await api()).decide({ reportId, revision, kind: 'safety' });
    const more = `${report.report} Talks about self-harm at home.`;
    await (await api()).edit({ reportId, revision, report: more });
    await expect((await api()).exportBatch({ batchId })).rejects.toMatchObject(refused);
  });

  it('takes no decision about words that nobody has seen', async () => {
    const { report } = await firstReport();
    const { id: reportId, revision } = report;
    await (await api()).edit({ reportId, revision, report: 'Asha was bruised.' });
    await expect(
      (await api()).decide({ reportId, revision, kind: 'safety' }),
    ).rejects.toMatchObject({ code: 'REPORT_CHANGED' });
  });

  it('is told to be gone where its batch is deleted at the moment of the decision', async () => {
    const { batchId, report } = await firstReport();
    const { id: reportId, revision } = report;
    const { decide } = await api();
    const deletion = sql`delete from report_batches where id = ${batchId}`;
    await expect(
      whileChanging(app.database, deletion, () => decide({ reportId, revision, kind: 'safety' })),
    ).rejects.toMatchObject({ code: 'REPORT_CHANGED' });
  });

  it('is found in the notes already, and so is a name that says too much', async () => {
    const found = await (
      await api()
    ).checkNotes({
      students: [...students, { name: 'Cem Kaya (SEN)' }],
      classInfo: { ...classInfo, unitsCovered: 'Cells, bottom set' },
    });
    expect(found.students.map((findings) => findings.map(({ kind }) => kind))).toEqual([
      ['safety'],
      [],
      ['leftover'],
    ]);
    expect(found.classInfo).toEqual([{ kind: 'needs', words: ['bottom set'] }]);
  });
});
