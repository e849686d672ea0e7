import { pick } from '../../../shared/pick.ts';
import { describeClass } from '../../../shared/report-batch.ts';
import { schoolYearOf, schoolYearStart } from '../../../shared/school-year.ts';
import { findSchoolDay } from '../../database/school-day.ts';
import { fail } from '../../http/fail.ts';
import { route, type Services } from '../../http/route.ts';
import { withinServiceTime } from '../../http/within-service-time.ts';
import { requireAcceptance } from '../marking/public.ts';
import { findConcerns, raiseConcerns } from '../welfare/public.ts';
import { getCommentBank, importComments } from './comment-bank/comment-bank.ts';
import { decideAboutReport, editReport, regenerateReport } from './batches/change-report.ts';
import { exportBatch, presentPaper } from './files/export-batch.ts';
import { generateReports } from './batches/generate-reports.ts';
import { presentBatch } from './batches/present-batch.ts';
import {
  areWithinReach,
  insertBatch,
  listBatches,
  listNamesInClass,
  removeBatch,
  retryFailedReports,
} from './reports-queries.ts';
import {
  handInReports,
  remarkOnReport,
  signReport,
  takeBackReports,
} from './reading/read-reports.ts';
import { listClassesWithMissing, listTerms } from './reading/missing-queries.ts';
import { listToRead } from './reading/reading-queries.ts';
import { describeSentForReports } from './writer/sent-for-reports.ts';
import { notesOf, setNotesAside } from './batches/set-notes-aside.ts';
import { suggestReport } from './batches/suggest-report.ts';

/** Refuses to start if the data may not leave the school yet. */
function requireAccepted({ database, settings }: Pick<Services, 'database' | 'settings'>) {
  const { marker } = settings.marking;
  return requireAcceptance(database, marker, describeSentForReports(marker));
}

const never = new AbortController().signal;

export const reportsRoutes = {
  generate: route.reports.generate.handler(
    async ({ context, context: { database, reportWriter, ownerId }, input, signal }) => {
      const { held, others } = await setNotesAside(context, ownerId, input.students);
      const namesInClass = await listNamesInClass(database, ownerId);
      const asked = { ...input, students: others, namesInClass };
      const reports = await generateReports(reportWriter, asked, withinServiceTime(signal));
      const heldForWelfare = held.map(({ name }) => name);
      return { reports, ...(held.length > 0 && { heldForWelfare }) };
    },
  ),

  describeWriter: route.reports.describeWriter.handler(({ context: { reportWriter } }) => ({
    usesModel: reportWriter.usesModel ?? false,
  })),

  startBatch: route.reports.startBatch.handler(
    async ({
      context,
      context: { database, jobs, welfareCheck, reportWriter, ownerId },
      input,
    }) => {
      await requireAccepted(context);
      const picked = input.students.flatMap(({ userId }) => userId ?? []);
      const mayBeSeen = await areWithinReach(database, context.actor, picked);
      if (!mayBeSeen) throw fail('STUDENT_NOT_YOURS');
      const concerns = await findConcerns(welfareCheck, notesOf(ownerId, input.students));
      const batch = await database.transaction(async (transaction) => {
        const started = await insertBatch(transaction, ownerId, {
          ...input,
          isByModel: reportWriter.usesModel ?? false,
        });
        if (!started) throw fail('REPORTS_FAILED');
        await raiseConcerns(transaction, jobs, concerns);
        await jobs.enqueue('write-reports', { batchId: started.id }, transaction);
        return started;
      });
      return presentBatch(context, batch);
    },
  ),

  listBatches: route.reports.listBatches.handler(async ({ context: { database, ownerId } }) => {
    const batches = await listBatches(database, ownerId);
    return {
      items: batches.map(({ createdAt, classInfo, ...batch }) => ({
        ...batch,
        ...pick(classInfo, ['className', 'subject', 'term']),
        createdAt: createdAt.toISOString(),
      })),
    };
  }),

  getBatch: route.reports.getBatch.handler(({ context }) => presentBatch(context, context.batch)),

  retryBatch: route.reports.retryBatch.handler(
    async ({ context, context: { database, jobs, batch } }) => {
      await requireAccepted(context);
      await database.transaction(async (transaction) => {
        await retryFailedReports(transaction, batch.id);
        await jobs.enqueue('write-reports', { batchId: batch.id }, transaction);
      });
      return presentBatch(context, batch);
    },
  ),

  deleteBatch: route.reports.deleteBatch.handler(async ({ context: { database, batch } }) => {
    await removeBatch(database, batch.id);
    return { deleted: true as const };
  }),

  regenerate: route.reports.regenerate.handler(
    ({ context, context: { report, batch }, input: { revision }, signal = never }) =>
      regenerateReport(context, { batch, report: { ...report, revision } }, signal),
  ),

  edit: route.reports.edit.handler(({ context, context: { report, batch }, input }) =>
    editReport(context, { batch, report: { ...report, revision: input.revision } }, input.report),
  ),

  decide: route.reports.decide.handler(
    ({ context, context: { actor, report, batch }, input: { kind, revision } }) =>
      decideAboutReport(context, { batch, report }, { kind, revision, decidedBy: actor.id }),
  ),

  checkNotes: route.reports.checkNotes.handler(({ context: { reportChecker }, input }) =>
    reportChecker.checkNotes(input),
  ),

  handIn: route.reports.handIn.handler(({ context, input }) =>
    handInReports(context, context.batch, input.readerEmail),
  ),

  takeBack: route.reports.takeBack.handler(({ context }) =>
    takeBackReports(context, context.batch),
  ),

  listToRead: route.reports.listToRead.handler(async ({ context: { database, actor } }) => ({
    items: (await listToRead(database, actor)).map(({ classInfo, handedInAt, ...row }) => ({
      ...row,
      about: describeClass(classInfo),
      handedInAt: (handedInAt ?? new Date(0)).toISOString(),
    })),
  })),

  listMissing: route.reports.listMissing.handler(
    async ({ context: { database, actor }, input }) => {
      const today = await findSchoolDay(database);
      const since = schoolYearStart(today);
      const terms = await listTerms(database, actor, since);
      const term = input.term || (terms[0] ?? '');
      const classes =
        term === '' ? [] : await listClassesWithMissing(database, actor, { term, since });
      return { term, schoolYear: schoolYearOf(today), terms, classes };
    },
  ),

  sign: route.reports.sign.handler(({ context, input }) =>
    signReport(context, { batch: context.batch, report: context.report }, input.revision),
  ),

  remark: route.reports.remark.handler(({ context, input }) =>
    remarkOnReport(context, { batch: context.batch, report: context.report }, input.remark),
  ),

  listComments: route.reports.listComments.handler(async ({ context: { database } }) => ({
    items: await getCommentBank(database),
  })),

  importComments: route.reports.importComments.handler(
    async ({ context: { database, actor }, input }) => ({
      imported: await importComments(database, input.content, actor.id),
    }),
  ),

  exportBatch: route.reports.exportBatch.handler(({ context, input }) =>
    exportBatch(context, context.batch, input),
  ),

  getPaper: route.reports.getPaper.handler(({ context }) => presentPaper(context, context.batch)),

  suggest: route.reports.suggest.handler(({ context: { database, actor, student }, input }) =>
    suggestReport(database, actor, student.id, input.subject),
  ),
};
