import { fail } from '../../http/fail.ts';
import { route } from '../../http/route.ts';
import { getProfile } from '../students/public.ts';
import { editReport, regenerateReport } from './change-report.ts';
import { exportBatch } from './export-batch.ts';
import { generateReports } from './generate-reports.ts';
import { presentBatch } from './present-batch.ts';
import {
  insertBatch,
  listBatches,
  listNamesInClass,
  listReports,
  removeBatch,
  retryFailedReports,
} from './reports-queries.ts';
import { suggestReport } from './suggest-report.ts';

const never = new AbortController().signal;

export const reportsRoutes = {
  generate: route.reports.generate.handler(
    async ({ context: { database, reportWriter, ownerId }, input, signal = never }) => {
      const namesInClass = await listNamesInClass(database, ownerId);
      return {
        reports: await generateReports(reportWriter, { ...input, namesInClass }, signal),
      };
    },
  ),

  startBatch: route.reports.startBatch.handler(
    ({ context: { reportWriter, database, jobs, ownerId }, input }) =>
      database.transaction(async (transaction) => {
        const batch = await insertBatch(transaction, ownerId, input);
        if (!batch) throw fail('REPORTS_FAILED');
        await jobs.enqueue('write-reports', { batchId: batch.id }, transaction);
        return presentBatch(batch, await listReports(transaction, batch.id), reportWriter);
      }),
  ),

  listBatches: route.reports.listBatches.handler(async ({ context: { database, ownerId } }) => {
    const batches = await listBatches(database, ownerId);
    return {
      items: batches.map(({ id, createdAt, input: { classInfo, students } }) => ({
        id,
        className: classInfo.className,
        subject: classInfo.subject,
        term: classInfo.term,
        students: students.length,
        createdAt: createdAt.toISOString(),
      })),
    };
  }),

  getBatch: route.reports.getBatch.handler(async ({ context: { reportWriter, database, batch } }) =>
    presentBatch(batch, await listReports(database, batch.id), reportWriter),
  ),

  retryBatch: route.reports.retryBatch.handler(
    ({ context: { reportWriter, database, jobs, batch } }) =>
      database.transaction(async (transaction) => {
        await retryFailedReports(transaction, batch.id);
        await jobs.enqueue('write-reports', { batchId: batch.id }, transaction);
        return presentBatch(batch, await listReports(transaction, batch.id), reportWriter);
      }),
  ),

  deleteBatch: route.reports.deleteBatch.handler(async ({ context: { database, batch } }) => {
    await removeBatch(database, batch.id);
    return { deleted: true as const };
  }),

  regenerate: route.reports.regenerate.handler(
    ({ context: { database, reportWriter, report, batch }, input, signal = never }) =>
      regenerateReport(
        database,
        reportWriter,
        batch,
        { ...report, revision: input.revision },
        signal,
      ),
  ),

  edit: route.reports.edit.handler(({ context: { database, report, batch }, input }) =>
    editReport(database, batch, { ...report, revision: input.revision }, input.report),
  ),

  exportBatch: route.reports.exportBatch.handler(({ context: { database, batch }, input }) =>
    exportBatch(database, batch, input),
  ),

  suggest: route.reports.suggest.handler(
    async ({ context: { database, actor, settings, student } }) =>
      suggestReport(await getProfile(database, actor, settings, student)),
  ),
};
