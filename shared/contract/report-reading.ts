import { z } from 'zod';
import { MAX_REPORT_CHARACTERS } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { seenRevision, shortText, text, timestamp } from './fields.ts';
import { reportBatchSchema, reportSchema } from './report-batches.ts';
import { permitted } from './route.ts';

const byReport = z.object({ reportId: z.uuid() });

/** Drafts by their teacher, read by a second person, signed. */
export const reportReadingContract = {
  /**
   * Lets a colleague read a batch, found by email; with none named, any administrator. Repeating it
   * hands the batch on: the reader before no longer sees it.
   */
  handIn: permitted('report.write', 'batchById')
    .route({ method: 'PUT', path: '/report-batches/{batchId}/hand-in' })
    .input(z.object({ batchId: z.uuid(), readerEmail: shortText.default('') }))
    .output(reportBatchSchema)
    .errors(errors('READER_NOT_FOUND')),

  /** Nobody but their teacher reads the reports from now on; what was signed stays so. */
  takeBack: permitted('report.write', 'batchById')
    .route({ method: 'DELETE', path: '/report-batches/{batchId}/hand-in' })
    .input(z.object({ batchId: z.uuid() }))
    .output(reportBatchSchema),

  /** What colleagues have handed in for the actor to read, or administrators see, the newest first. */
  listToRead: permitted('report.read', 'ownRows')
    .route({ method: 'GET', path: '/report-reading' })
    .output(
      z.object({
        items: z.array(
          z.object({
            id: z.string(),
            teacher: z.string(),
            about: z.string(),
            handedInAt: timestamp,
            /** Whether it waits for the actor; else another reads it. */
            isForActor: z.boolean(),
            /** Those that are written. */
            reports: z.number(),
            unwritten: z.number(),
            signed: z.number(),
          }),
        ),
      }),
    ),

  /** Who has no report of a term of this school year in the classes that the actor teaches; an administrator in all. */
  listMissing: permitted('report.read', 'ownRows')
    .route({ method: 'GET', path: '/report-missing' })
    // Without a term the one that reports were last begun for.
    .input(z.object({ term: shortText.default('') }))
    .output(
      z.object({
        term: z.string(),
        /** Today's, e.g. `2026/27`: reports of no other are counted. */
        schoolYear: z.string(),
        /** Those that there are reports of in it, the latest first. */
        terms: z.array(z.string()),
        /** Classes with somebody missing. */
        classes: z.array(
          z.object({
            teacherCode: z.string(),
            name: z.string(),
            teachers: z.array(z.string()),
            students: z.number(),
            missing: z.array(z.string()),
          }),
        ),
      }),
    ),

  /** Signs a report as it stands; its own teacher cannot. */
  sign: permitted('report.read', 'readableReport')
    .route({ method: 'PUT', path: '/reports/{reportId}/signature' })
    .input(byReport.extend({ revision: seenRevision }))
    .output(reportSchema)
    .errors(errors('REPORT_CHANGED', 'OWN_REPORT', 'SAFETY_UNDECIDED')),

  remark: permitted('report.read', 'readableReport')
    .route({ method: 'POST', path: '/reports/{reportId}/remarks' })
    .input(byReport.extend({ remark: text(MAX_REPORT_CHARACTERS).pipe(z.string().trim().min(1)) }))
    .output(reportSchema),
};
