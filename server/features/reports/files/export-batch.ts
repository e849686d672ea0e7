import { pick } from '../../../../shared/pick.ts';
import { describeClass, isHeldBack, studentLabels } from '../../../../shared/report-batch.ts';
import { fileNameOf } from '../../../downloads/file-name.ts';
import { tableFile } from '../../../downloads/table-file.ts';
import { fail } from '../../../http/fail.ts';
import type { Services } from '../../../http/route.ts';
import type { WorkOf } from '../../../threads/thread-pool.ts';
import type { Report, ReportPaper } from '../../../../shared/contract/report-batches.ts';
import { presentReports, type PresentTools } from '../batches/present-batch.ts';
import type { BatchRow } from '../reports-queries.ts';
import type writeWord from './write-word-worker.ts';

const work: WorkOf<typeof writeWord> = {
  file: new URL('write-word-worker.ts', import.meta.url),
  timeLimitMs: 20_000,
};
const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Returns the reports of a batch that may leave the school, or one of them, each with the
 * label that distinguishes its student from the others, as on the screen. Throws NO_DATA if none
 * is written, and SAFETY_UNDECIDED if one is about a student's safety and nobody has decided about
 * it.
 */
async function listWhatMayLeave(tools: PresentTools, batch: BatchRow, reportId?: string) {
  const all = await presentReports(tools, batch);
  const labels = studentLabels(all);
  const rows = all
    .map((row, index) => ({ ...row, label: labels[index] ?? row.name }))
    .filter((row) => row.report !== '' && (reportId === undefined || row.id === reportId));
  if (rows.length === 0) throw fail('NO_DATA');
  if (rows.some(isHeldBack)) throw fail('SAFETY_UNDECIDED');
  return rows;
}

/** Returns a batch's reports for printing. Throws NO_DATA and SAFETY_UNDECIDED. */
export async function presentPaper(
  tools: PresentTools & Pick<Services, 'settingsStore'>,
  batch: BatchRow,
): Promise<ReportPaper> {
  const rows = await listWhatMayLeave(tools, batch);
  const { schoolName } = await tools.settingsStore.get(tools.database);
  const reports = rows.map((row) => pick(row, ['id', 'name', 'report', 'signed']));
  return { school: schoolName, under: describeClass(batch.input.classInfo), reports };
}

/** Returns a batch's reports, or one of them, as a file. Throws NO_DATA and SAFETY_UNDECIDED. */
export async function exportBatch(
  tools: PresentTools & Pick<Services, 'threads' | 'settingsStore'>,
  batch: BatchRow,
  { format, reportId }: { format: 'csv' | 'xlsx' | 'docx'; reportId?: string | undefined },
): Promise<File> {
  const rows = await listWhatMayLeave(tools, batch, reportId);
  const { className, subject, term } = batch.input.classInfo;
  const name =
    reportId === undefined
      ? fileNameOf(className, subject, term, 'reports')
      : fileNameOf(rows[0]?.label ?? '', subject, term, 'report');
  // Its pages go home, like printed ones, so the name stands alone; tables are for staff.
  if (format === 'docx') return wordFile(tools, name, batch, rows);
  return tableFile({
    name,
    format,
    header: ['Name', 'Level', 'Report'],
    rows: rows.map((row) => [
      row.label,
      batch.input.students[row.position]?.level ?? null,
      row.report,
    ]),
  });
}

async function wordFile(
  { threads, settingsStore, database }: Pick<Services, 'threads' | 'settingsStore' | 'database'>,
  name: string,
  batch: BatchRow,
  rows: Report[],
): Promise<File> {
  const { schoolName, timeZone } = await settingsStore.get(database);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone });
  const reports = rows.map(({ name: student, report, signed }) => ({
    name: student,
    report,
    signed: signed ? `Signed by ${signed.by}, ${day.format(new Date(signed.at))}` : '',
  }));
  const bytes = await threads.run(work, {
    school: schoolName,
    under: describeClass(batch.input.classInfo),
    reports,
  });
  return new File([bytes], `${name}.docx`, { type: DOCX_TYPE });
}
