import type { Report, ReportBatch } from '../../../../shared/contract/report-batches.ts';
import { isHeldBack } from '../../../../shared/report-batch.ts';
import type { Services } from '../../../http/route.ts';
import { fail } from '../../../http/fail.ts';
import { presentBatch, presentReport, type PresentTools } from '../batches/present-batch.ts';
import type { BatchRow, ReportRow } from '../reports-queries.ts';
import { mayRead } from './reading-rules.ts';
import {
  clearHandedIn,
  findReader,
  lockBatch,
  insertRemark,
  updateHandedIn,
  updateSignature,
} from './reading-queries.ts';

type Tools = PresentTools & Pick<Services, 'reportWriter'>;

interface Read {
  batch: BatchRow;
  report: ReportRow;
}

/** Hands a batch in for a second person to read. Throws READER_NOT_FOUND. */
export async function handInReports(
  tools: Tools,
  batch: BatchRow,
  readerEmail: string,
): Promise<ReportBatch> {
  const email = readerEmail.trim();
  const readerId = email === '' ? null : await findReader(tools.database, email);
  if (readerId === undefined || readerId === batch.teacherId) throw fail('READER_NOT_FOUND');
  const handedIn = await updateHandedIn(tools.database, batch.id, readerId);
  return presentBatch(tools, handedIn ?? batch);
}

/** Takes a batch back, so that only its teacher sees it. */
export async function takeBackReports(tools: Tools, batch: BatchRow): Promise<ReportBatch> {
  return presentBatch(tools, (await clearHandedIn(tools.database, batch.id)) ?? batch);
}

/**
 * Signs a report in the version that was read. Throws OWN_REPORT for its teacher, SAFETY_UNDECIDED,
 * REPORT_CHANGED if it has changed since, or NOT_FOUND if it was taken back.
 */
export async function signReport(
  tools: Tools,
  { batch, report }: Read,
  revision: number,
): Promise<Report> {
  const { database, actor } = tools;
  if (batch.teacherId === actor.id) throw fail('OWN_REPORT');
  if (isHeldBack(await presentReport(tools, batch, report.id))) throw fail('SAFETY_UNDECIDED');
  const signed = await database.transaction(async (transaction) => {
    const now = await lockBatch(transaction, batch.id);
    if (!now || !mayRead(actor, now)) throw fail('NOT_FOUND');
    return updateSignature(transaction, { id: report.id, revision }, actor.id);
  });
  if (!signed) throw fail('REPORT_CHANGED');
  return presentReport(tools, batch, report.id);
}

/** Adds a remark about a report, which is not part of it. */
export async function remarkOnReport(
  tools: Tools,
  { batch, report }: Read,
  remark: string,
): Promise<Report> {
  const said = { reportId: report.id, authorId: tools.actor.id, remark };
  if (!(await insertRemark(tools.database, said))) throw fail('NOT_FOUND');
  return presentReport(tools, batch, report.id);
}
