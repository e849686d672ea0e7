import { escapeXml } from './xml-text.ts';
import { strFromU8, unzipSync } from 'fflate';
import { binaryFormats } from '../../../../shared/transfer-formats.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questions } from '../../../database/schema/questions.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildQuestion, buildTeacher } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('questions.exportFile', () => {
  let app: TestApp;
  let client: ApiClient;

  beforeAll(async () => {
    app = await startTestApp();
    client = await app.as(await buildTeacher(app.database));
    await buildQuestion(app.database, {
      topic: 'Cells',
      questionText: '=1+1?',
      maxMark: 3,
      synonyms: 'plus = and\nequals, is',
    });
    await buildQuestion(app.database, { topic: 'Cells', questionText: "'tis\n“2” <3 {x}" });
    await buildQuestion(app.database, { topic: 'Energy', questionText: 'Elsewhere' });
    await buildQuestion(app.database, { topic: 'Cells', questionText: 'G', deletedAt: new Date() });
  });
  afterAll(() => app.stop());

  const exported = async (format: 'csv' | 'gift' | 'moodle-xml') =>
    (await client.questions.exportFile({ format, topic: 'pictures' })).text();

  it.each([
    ['csv', 'questions.csv', 'text/csv'],
    ['moodle-xml', 'questions-moodle.xml', 'application/xml'],
    ['gift', 'questions-gift.txt', 'text/plain'],
    ['qti', 'questions-qti.zip', 'application/zip'],
    ['docx', 'questions.docx', 'application/vnd.openxmlformats'],
  ] as const)(
    'exports matching questions as %s, which can be imported again',
    async (format, name, type) => {
      const file = await client.questions.exportFile({ format, topic: 'cell' });
      expect(file.name).toBe(name);
      expect(file.type).toContain(type);
      const bytes = Buffer.from(await file.arrayBuffer());
      const content = binaryFormats.has(format) ? bytes.toString('base64') : bytes.toString();
      expect(content).not.toContain('Elsewhere');
      const before = (await client.questions.list({ topic: 'cell' })).items;
      await app.database.delete(questions).where(eq(questions.topic, 'Cells'));
      const { imported } = await client.questions.importFile({
        format,
        content,
        dryRun: false,
      });
      expect(imported).toBe(2);
      const after = (await client.questions.list({ topic: 'cell' })).items;
      const fieldsOf = ({
        questionText,
        markSchemeAnswer,
        maxMark,
        specCode,
        synonyms,
      }: (typeof after)[0]) => [questionText, markSchemeAnswer, maxMark, specCode, synonyms];
      expect(after.map(fieldsOf)).toEqual(before.map(fieldsOf));
    },
  );

  it('leaves questions that are only an image out of formats without images', async () => {
    const { id } = await buildQuestion(app.database, {
      topic: 'Pictures',
      questionText: '',
      questionImageURL: '/uploads/one.png',
    });
    expect(await exported('csv')).not.toContain('Pictures');
    expect(await exported('gift')).toBe('');
    expect(await exported('moodle-xml')).toContain('Pictures');
    await app.database.delete(questions).where(eq(questions.id, id));
  });

  it('exports a paper with its mark scheme as a Word file', async () => {
    const file = await client.questions.exportFile({ format: 'docx', topic: 'cell' });
    expect(file.name).toBe('questions.docx');
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const document = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    // Word's writer escapes the apostrophe too, which XML leaves optional.
    const words = document.replaceAll('&apos;', "'");
    for (const { questionText, markSchemeAnswer } of (
      await client.questions.list({ topic: 'cell' })
    ).items) {
      expect(words).toContain(escapeXml(questionText.split('\n')[0] ?? ''));
      expect(words).toContain(escapeXml(markSchemeAnswer.split('\n')[0] ?? ''));
    }
    // Printed on both sides, the scheme is on no sheet of the paper, and each sheet has a name line.
    const [paper = '', scheme = ''] = words.split(/<w:sectPr[^>]*>/).slice(1);
    const headers = Object.entries(files).filter(([name]) => /header\d+\.xml$/.test(name));
    const withName = headers.filter(([, bytes]) => strFromU8(bytes).includes('Name ____'));
    expect([headers.length, withName.length]).toEqual([2, 1]);
    expect(paper).toContain('Mark scheme:');
    expect(scheme).toContain('<w:type w:val="oddPage"/>');
  });

  it('exports questions that are recognised as duplicates on import', async () => {
    const content = await (await client.questions.exportFile({ format: 'csv' })).text();
    const request = { format: 'csv' as const, content, dryRun: false };
    const { items, imported } = await client.questions.importFile(request);
    expect(new Set(items.map(({ outcome }) => outcome))).toEqual(new Set(['duplicate']));
    expect(imported).toBe(0);
  });

  it('provides a template that can be imported unchanged', async () => {
    const file = await client.questions.importTemplate();
    expect(file.name).toBe('questions-template.csv');
    const content = await file.text();
    const labels = ['Question', 'Mark Scheme', 'Max Mark', 'Spec Code', 'Text Box Size'];
    expect(content.replace('\uFEFF', '').split('\r\n')[0]?.split(',')).toEqual(
      expect.arrayContaining(labels),
    );
    const request = { format: 'csv' as const, content, dryRun: true };
    expect((await client.questions.importFile(request)).items).toMatchObject([
      { outcome: 'ready' },
    ]);
  });
});
