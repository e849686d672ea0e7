import { z } from 'zod';
import { MAX_REPORT_CHARACTERS } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { seenRevision, shortText, text, timestamp } from './fields.ts';
import { reportBatchSchema, reportSchema } from './report-batches.ts';
import { permitted } from './route.ts';

const byReport = z.object({ reportId: z.uuid() });

/** Reports drafted by a teacher, read by a second person, and signed. */
export const reportReadingContract = {
  /**
   * Hands a batch in to a colleague, found by email; if none is named, any administrator may read
   * it. Repeating it hands the batch on: the previous reader no longer sees it.
   */
  handIn: permitted('report.write', 'batchById')
    .route({ method: 'PUT', path: '/report-batches/{batchId}/hand-in' })
    .input(z.object({ batchId: z.uuid(), readerEmail: shortText.default('') }))
    .output(reportBatchSchema)
    .errors(errors('READER_NOT_FOUND')),

  /** Takes the batch back, so that only its teacher reads it; signed reports stay signed. */
  takeBack: permitted('report.write', 'batchById')
    .route({ method: 'DELETE', path: '/report-batches/{batchId}/hand-in' })
    .input(z.object({ batchId: z.uuid() }))
    .output(reportBatchSchema),

  /**
   * Lists the batches that colleagues have handed in for the actor to read, or that administrators
   * see, newest first.
   */
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
            /** True if it waits for the actor; false if it waits for someone else. */
            isForActor: z.boolean(),
            /** The number of written reports. */
            reports: z.number(),
            unwritten: z.number(),
            signed: z.number(),
          }),
        ),
      }),
    ),

  /**
   * Lists the students without a report for a term of this school year in the classes that the
   * actor teaches; for an administrator, in all classes.
   */
  listMissing: permitted('report.read', 'ownRows')
    .route({ method: 'GET', path: '/report-missing' })
    // Without a term, uses the one that reports were last begun for.
    .input(z.object({ term: shortText.default('') }))
    .output(
      z.object({
        term: z.string(),
        /** Today's school year, e.g. `2026/27`: only its reports count. */
        schoolYear: z.string(),
        /** The terms it has reports for, the latest first. */
        terms: z.array(z.string()),
        /** Classes in which someone's report is missing. */
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

  /** Signs a report in its current form; its own teacher cannot. */
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
