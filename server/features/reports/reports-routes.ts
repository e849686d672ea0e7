import { fail } from '../../http/fail.ts';
import { route } from '../../http/route.ts';
import { getProfile } from '../students/public.ts';
import { editReport, regenerateReport } from './change-report.ts';
import { exportBatch } from './export-batch.ts';
import { generateReports } from './generate-reports.ts';
import { getBatchFor } from './get-batch.ts';
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
    async ({ context: { database, reportWriter, actor }, input, signal = never }) => {
      const namesInClass = await listNamesInClass(database, actor.id);
      return {
        reports: await generateReports(reportWriter, { ...input, namesInClass }, signal),
      };
    },
  ),

  startBatch: route.reports.startBatch.handler(({ context: { database, jobs, actor }, input }) =>
    database.transaction(async (transaction) => {
      const batch = await insertBatch(transaction, actor.id, input);
      if (!batch) throw fail('REPORTS_FAILED');
      await jobs.enqueue('write-reports', { batchId: batch.id }, transaction);
      return presentBatch(batch, await listReports(transaction, batch.id));
    }),
  ),

  listBatches: route.reports.listBatches.handler(async ({ context: { database, actor } }) => {
    const batches = await listBatches(database, actor.id);
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

  getBatch: route.reports.getBatch.handler(async ({ context: { database, actor }, input }) => {
    const batch = await getBatchFor(database, actor, input.batchId);
    return presentBatch(batch, await listReports(database, batch.id));
  }),

  retryBatch: route.reports.retryBatch.handler(({ context: { database, jobs, actor }, input }) =>
    database.transaction(async (transaction) => {
      const batch = await getBatchFor(transaction, actor, input.batchId);
      await retryFailedReports(transaction, batch.id);
      await jobs.enqueue('write-reports', { batchId: batch.id }, transaction);
      return presentBatch(batch, await listReports(transaction, batch.id));
    }),
  ),

  deleteBatch: route.reports.deleteBatch.handler(
    async ({ context: { database, actor }, input }) => {
      const batch = await getBatchFor(database, actor, input.batchId);
      await removeBatch(database, batch.id);
      return { deleted: true as const };
    },
  ),

  regenerate: route.reports.regenerate.handler(
    ({ context: { database, reportWriter, actor }, input, signal = never }) =>
      regenerateReport(database, reportWriter, actor, input, signal),
  ),

  edit: route.reports.edit.handler(({ context: { database, actor }, input }) =>
    editReport(database, actor, input),
  ),

  exportBatch: route.reports.exportBatch.handler(
    async ({ context: { database, actor }, input: { batchId, format } }) =>
      exportBatch(database, await getBatchFor(database, actor, batchId), format),
  ),

  suggest: route.reports.suggest.handler(
    async ({ context: { database, actor, settings }, input }) =>
      suggestReport(await getProfile(database, actor, settings, input.studentId)),
  ),
};
