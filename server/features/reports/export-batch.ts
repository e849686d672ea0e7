import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import type { Database } from '../../database/client.ts';
import { fileNameOf } from '../../downloads/file-name.ts';
import { plainCell, tableFile } from '../../downloads/table-file.ts';
import { fail } from '../../http/fail.ts';
import { presentBatch } from './present-batch.ts';
import { listReports, type BatchRow, type ReportRow } from './reports-queries.ts';

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A batch's reports as a file. Throws NO_DATA while none is written, and
 * SAFETY_UNDECIDED. */
export async function exportBatch(
  database: Database,
  batch: BatchRow,
  { format, safety }: { format: 'csv' | 'xlsx' | 'docx'; safety?: 'decided' | undefined },
): Promise<File> {
  const rows = (await listReports(database, batch.id)).filter((row) => row.report !== '');
  if (rows.length === 0) throw fail('NO_DATA');
  if (safety !== 'decided' && speaksOfSafety(batch, rows)) throw fail('SAFETY_UNDECIDED');
  const { className, subject, term } = batch.input.classInfo;
  const name = fileNameOf(className, subject, term, 'reports');
  if (format === 'docx') return wordFile(name, batch, rows);
  return tableFile({
    name,
    format,
    header: ['Name', 'Level', 'Report'],
    rows: rows.map((row) => [
      row.name,
      batch.input.students[row.position]?.level ?? null,
      row.report,
    ]),
  });
}

function speaksOfSafety(batch: BatchRow, rows: ReportRow[]): boolean {
  const { reports } = presentBatch(batch, rows, {});
  return reports.some(({ warnings }) => warnings.some(({ kind }) => kind === 'safety'));
}

/** Each student on a page of their own. */
async function wordFile(name: string, { input }: BatchRow, rows: ReportRow[]): Promise<File> {
  const { className, subject, term } = input.classInfo;
  const under = [className, subject, term].filter((part) => part !== '').join(' · ');
  const children = rows.flatMap((row, index) => [
    new Paragraph({
      text: plainCell(row.name),
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: index > 0,
    }),
    new Paragraph({ text: plainCell(under) }),
    ...row.report.split('\n').map((line) => new Paragraph({ text: plainCell(line) })),
  ]);
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  return new File([new Uint8Array(bytes)], `${name}.docx`, { type: DOCX_TYPE });
}
