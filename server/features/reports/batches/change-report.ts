import type { Report, ReportWarning } from '../../../../shared/contract/report-batches.ts';
import type { Services } from '../../../http/route.ts';
import { fail } from '../../../http/fail.ts';
import { passagesOf } from '../../../../shared/report-passages.ts';
import { presentReport, type PresentTools } from './present-batch.ts';
import {
  listNamesInClass,
  listReports,
  noteModel,
  updateReport,
  upsertDecision,
  type BatchRow,
  type ReportRow,
} from '../reports-queries.ts';
import { explainReportsFailure } from './describe-failure.ts';
import { taskOf } from './write-batch.ts';

type Tools = PresentTools & Pick<Services, 'reportWriter'>;

/** A report as its teacher saw it, with its batch. */
interface Seen {
  batch: BatchRow;
  report: ReportRow;
}

/** Stores the teacher's version of a report. Throws REPORT_CHANGED. */
export function editReport(tools: Tools, seen: Seen, text: string): Promise<Report> {
  return store(tools, seen, {
    report: text,
    unsourced: seen.report.unsourced,
    state: 'edited',
    failure: null,
  });
}

/**
 * Rewrites one report so that it differs from the others and from its present text. Throws
 * REPORT_CHANGED, or REPORTS_FAILED if the writer failed.
 */
export async function regenerateReport(
  tools: Tools,
  seen: Seen,
  signal: AbortSignal,
): Promise<Report> {
  const { database, reportWriter } = tools;
  const others = await listReports(database, seen.batch.id);
  const namesInClass = await listNamesInClass(database, seen.batch.teacherId);
  const task = taskOf(seen.batch, seen.report, others, namesInClass);
  const draft = await reportWriter.write(task, signal).catch((error: unknown) => {
    throw explainReportsFailure(error);
  });
  if (reportWriter.usesModel) await noteModel(database, seen.batch.id);
  return store(tools, seen, { ...draft, state: 'written', failure: null });
}

/**
 * Records who decided that the words marked by a warning may go home unchanged. Throws
 * REPORT_CHANGED if the report has changed since they saw it.
 */
export async function decideAboutReport(
  tools: Tools,
  { batch, report }: Seen,
  { kind, revision, decidedBy }: { kind: ReportWarning; revision: number; decidedBy: string },
): Promise<Report> {
  const now = await presentReport(tools, batch, report.id);
  if (now.revision !== revision) throw fail('REPORT_CHANGED');
  const passages = now.warnings
    .filter((warning) => warning.kind === kind)
    .flatMap((warning) => passagesOf(now.report, warning));
  const decision = { reportId: report.id, kind, passages, decidedBy };
  const isStored = await tools.database.transaction((transaction) =>
    upsertDecision(transaction, decision),
  );
  if (!isStored) throw fail('REPORT_CHANGED');
  return presentReport(tools, batch, report.id);
}

async function store(
  tools: Tools,
  { batch, report }: Seen,
  values: Pick<ReportRow, 'report' | 'unsourced' | 'state' | 'failure'>,
): Promise<Report> {
  const stored = await updateReport(tools.database, report, values);
  if (!stored) throw fail('REPORT_CHANGED');
  return presentReport(tools, batch, stored.id);
}
