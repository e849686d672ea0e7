import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { whileChanging } from '../../../testing/database/while-changing.ts';
import { writtenBatch } from '../../../testing/written-batch.ts';

const classInfo = { className: '10B', subject: 'Biology', term: 'Autumn', unitsCovered: 'Cells' };
const students = [
  {
    name: 'Asha Patel',
    positives: 'asks good questions',
    areasToImprove: 'told me about self-harm',
  },
  { name: 'Bo Li', positives: 'reads widely' },
];

type BatchInput = Parameters<ApiClient['reports']['startBatch']>[0];

describe('a passage that may be about a student’s safety', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database, { name: 'Ms Teacher' });
  });
  afterAll(() => app.stop());

  const api = async () => (await app.as(teacher)).reports;

  const write = async (input: BatchInput = { students, classInfo }) =>
    writtenBatch(await api(), input);

  async function firstReport(input: BatchInput = { students, classInfo }) {
    const { id: batchId, reports } = await write(input);
    const [report] = reports;
    if (!report) throw new Error('There is no report.');
    return { batchId, report };
  }

  const refused = { code: 'SAFETY_UNDECIDED' };

  it('does not leave the school in any format until somebody has decided on it', async () => {
    const { batchId } = await firstReport();
    for (const format of ['csv', 'xlsx', 'docx'] as const) {
      await expect((await api()).exportBatch({ batchId, format })).rejects.toMatchObject(refused);
    }
    await expect((await api()).getPaper({ batchId })).rejects.toMatchObject(refused);
  });

  it.each([
    'She wrote that she does not want to wake up tomorrow.',
    'A man on Snapchat asked her for pictures.',
    'Other boys call her a paki in the corridor.',
    'Brings her own book. Her dad is fine. He hits her when he is drunk.',
  ])('does not leave either if the welfare check recognises it: %s', async (positives) => {
    const { batchId, report } = await firstReport({
      students: [{ name: 'Asha Patel', positives, areasToImprove: 'read widely' }],
      classInfo,
    });
    expect(report.warnings).toContainEqual(
      expect.objectContaining({ kind: 'safety', decision: null }),
    );
    await expect((await api()).exportBatch({ batchId })).rejects.toMatchObject(refused);
    const admin = await app.as(await buildUser(app.database, { role: 'admin' }));
    await (await api()).handIn({ batchId, readerEmail: '' });
    const { id: reportId, revision } = report;
    await expect(admin.reports.sign({ reportId, revision })).rejects.toMatchObject(refused);
    await (await api()).decide({ reportId, revision, kind: 'safety' });
    expect(await (await (await api()).exportBatch({ batchId })).text()).toContain('Asha Patel');
  });

  it('does not leave either if it contains one of the school’s phrases', async () => {
    const { system } = await app.as(await buildUser(app.database, { role: 'admin' }));
    await system.changeSettings({ welfarePhrases: ['Elm Street boys'] });
    const { batchId, report } = await firstReport({
      students: [{ name: 'Asha Patel', positives: 'Neat. Met the Elm Street boys.' }],
      classInfo,
    });
    const warning = report.warnings.find(({ kind }) => kind === 'safety');
    expect(warning?.words).toEqual(['Asha met the Elm Street boys.']);
    await expect((await api()).exportBatch({ batchId })).rejects.toMatchObject(refused);
    await system.changeSettings({ welfarePhrases: [] });
  });

  it('is in no report from the call that stores none, and somebody is told', async () => {
    const notes = 'She wrote that she does not want to wake up tomorrow.';
    const asked = [
      { name: 'Dee Jones', positives: notes },
      { name: 'Bo Li', positives: 'reads widely' },
    ];
    const written = await (await api()).generate({ students: asked, classInfo });
    expect(written.reports.map(({ name }) => name)).toEqual(['Bo Li']);
    expect(written.heldForWelfare).toEqual(['Dee Jones']);
    const told = await app.inbox.messageTo(teacher.email);
    expect(told.text).toContain('has noticed something in a note for a report');
    const alone = await (await api()).generate({ students: asked.slice(0, 1), classInfo });
    expect(alone).toEqual({ reports: [], heldForWelfare: ['Dee Jones'] });
  });

  it('leaves once somebody approves it, and who and when is recorded', async () => {
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

  it('no longer holds back a report of maximum length once the words are taken out', async () => {
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

  it('no longer holds back a report once the words are taken out', async () => {
    const { batchId, report } = await firstReport();
    const { id: reportId, revision } = report;
    await (await api()).edit({ reportId, revision, report: 'Asha asks good questions.' });
    expect(await (await (await api()).exportBatch({ batchId })).text()).not.toContain('self-harm');
  });

  it('holds back a report if other words are added after the decision', async () => {
    const { batchId, report } = await firstReport();
    const { id: reportId, revision } = report;
    await (await api()).decide({ reportId, revision, kind: 'safety' });
    const more = `${report.report} Talks about self-harm at home.`;
    await (await api()).edit({ reportId, revision, report: more });
    await expect((await api()).exportBatch({ batchId })).rejects.toMatchObject(refused);
  });

  it('cannot be decided on if nobody has seen its words', async () => {
    const { report } = await firstReport();
    const { id: reportId, revision } = report;
    await (await api()).edit({ reportId, revision, report: 'Asha was bruised.' });
    await expect(
      (await api()).decide({ reportId, revision, kind: 'safety' }),
    ).rejects.toMatchObject({ code: 'REPORT_CHANGED' });
  });

  it('is reported as changed if its batch is deleted at the moment of the decision', async () => {
    const { batchId, report } = await firstReport();
    const { id: reportId, revision } = report;
    const { decide } = await api();
    const deletion = sql`delete from report_batches where id = ${batchId}`;
    await expect(
      whileChanging(app.database, deletion, () => decide({ reportId, revision, kind: 'safety' })),
    ).rejects.toMatchObject({ code: 'REPORT_CHANGED' });
  });

  it('is already found in the notes, and so is a name that says too much', async () => {
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
