import { z } from 'zod';
import { MAX_REPORT_CHARACTERS, MAX_REPORT_STUDENTS } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { reportsMessages } from '../messages/reports.ts';
import { seenRevision, text, timestamp, userId } from './fields.ts';
import {
  classInfoSchema,
  reportBatchInputSchema,
  reportStates,
  reportStudentSchema,
} from './reports.ts';
import { permitted } from './route.ts';

/** What must not go home unread, found by the words that speak of it. */
export const concernKinds = [
  'safety',
  'health',
  'needs',
  'meals',
  'family',
  'appearance',
  'belief',
  'insult',
  'colleague',
  'leftover',
] as const;
export type ConcernKind = (typeof concernKinds)[number];

/** What a teacher should look at before a report leaves the house. */
export const reportWarnings = [
  ...concernKinds,
  'contradiction',
  'praised-flaw',
  'mixed-voice',
  'other-name',
  'name-missing',
  'name-repeated',
  'pronoun',
  'near-duplicate',
  'too-long',
  'instruction',
] as const;
export type ReportWarning = (typeof reportWarnings)[number];

const reportSchema = z.object({
  id: z.string(),
  name: z.string(),
  report: z.string(),
  state: z.enum(reportStates),
  revision: z.number().int(),
  warnings: z.array(z.object({ kind: z.enum(reportWarnings), detail: z.string() })),
});
export type Report = z.infer<typeof reportSchema>;

export const reportBatchSchema = z.object({
  id: z.string(),
  input: reportBatchInputSchema,
  /** Whether a model writes its reports; without one they hold the teacher's own sentences. */
  usesModel: z.boolean(),
  createdAt: timestamp,
  reports: z.array(reportSchema),
});
export type ReportBatch = z.infer<typeof reportBatchSchema>;

const byBatch = z.object({ batchId: z.uuid() });
const byReport = z.object({ reportId: z.uuid() });

export const reportsContract = {
  /** The spec's call (section 7): writes reports and stores nothing. */
  generate: permitted('report.write', 'ownRows')
    .route({ method: 'POST', path: '/generate-reports' })
    .input(
      z.object({
        students: z
          .array(reportStudentSchema)
          .min(1, reportsMessages.namesRequired)
          .max(MAX_REPORT_STUDENTS, reportsMessages.tooManyNames),
        classInfo: classInfoSchema,
      }),
    )
    .output(z.object({ reports: z.array(z.object({ name: z.string(), report: z.string() })) }))
    .errors(errors('REPORTS_FAILED')),

  /** Begins a batch: its reports are written one by one by a job. */
  startBatch: permitted('report.write', 'ownRows')
    .route({ method: 'POST', path: '/report-batches', successStatus: 202 })
    .input(reportBatchInputSchema)
    .output(reportBatchSchema),

  listBatches: permitted('report.write', 'ownRows')
    .route({ method: 'GET', path: '/report-batches' })
    .output(
      z.object({
        items: z.array(
          z.object({
            id: z.string(),
            className: z.string(),
            subject: z.string(),
            term: z.string(),
            students: z.number(),
            createdAt: timestamp,
          }),
        ),
      }),
    ),

  /** The batch as far as it is written. */
  getBatch: permitted('report.write', 'batchById')
    .route({ method: 'GET', path: '/report-batches/{batchId}' })
    .input(byBatch)
    .output(reportBatchSchema),

  /** Tries the failed ones again. */
  retryBatch: permitted('report.write', 'batchById')
    .route({ method: 'POST', path: '/report-batches/{batchId}/retry' })
    .input(byBatch)
    .output(reportBatchSchema),

  deleteBatch: permitted('report.write', 'batchById')
    .route({ method: 'DELETE', path: '/report-batches/{batchId}' })
    .input(byBatch)
    .output(z.object({ deleted: z.literal(true) })),

  /** Another report for one student, unlike the one that is there. */
  regenerate: permitted('report.write', 'reportById')
    .route({ method: 'POST', path: '/reports/{reportId}/regenerate' })
    .input(byReport.extend({ revision: seenRevision }))
    .output(reportSchema)
    .errors(errors('REPORT_CHANGED', 'REPORTS_FAILED')),

  edit: permitted('report.write', 'reportById')
    .route({ method: 'PUT', path: '/reports/{reportId}' })
    .input(byReport.extend({ report: text(MAX_REPORT_CHARACTERS), revision: seenRevision }))
    .output(reportSchema)
    .errors(errors('REPORT_CHANGED')),

  exportBatch: permitted('report.write', 'batchById')
    .route({ method: 'GET', path: '/report-batches/{batchId}/file' })
    // What speaks of a student's safety leaves only once somebody says that they have decided.
    .input(
      byBatch.extend({
        format: z.enum(['csv', 'xlsx', 'docx']).default('csv'),
        safety: z.literal('decided').optional(),
      }),
    )
    .output(z.file())
    .errors(errors('NO_DATA', 'SAFETY_UNDECIDED')),

  /** What a student's own marked work suggests for the form. */
  suggest: permitted('student.read', 'studentById')
    .route({ method: 'GET', path: '/students/{studentId}/report-suggestion' })
    .input(z.object({ studentId: userId }))
    .output(reportStudentSchema.pick({ level: true, positives: true, areasToImprove: true })),
};
