import { z } from 'zod';
import { MAX_EDITED_REPORT_CHARACTERS, MAX_REPORT_STUDENTS } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { reportsMessages } from '../messages/reports.ts';
import { seenRevision, shortText, text, timestamp, userId } from './fields.ts';
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
  'read-again',
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
  'no-source',
] as const;
export type ReportWarning = (typeof reportWarnings)[number];

const warningSchema = z.object({
  kind: z.enum(reportWarnings),
  /** As they stand in the text, to be marked there; otherwise what the warning is about. */
  words: z.array(z.string()),
});
/** What was found in a text. */
export type Finding = z.infer<typeof warningSchema>;

export const reportSchema = z.object({
  id: z.string(),
  /** The student's 0-based place in the batch's input; where one was erased, a place has no report. */
  position: z.number().int(),
  name: z.string(),
  /** What tells the student apart from another of their name, such as their email; else "". */
  detail: z.string(),
  report: z.string(),
  state: z.enum(reportStates),
  /** Why it could not be written, in sentences; null where it was, or nobody knows. */
  failure: z.string().nullable(),
  revision: z.number().int(),
  /** Who read it as it stands and stands by it. */
  signed: z.object({ by: z.string(), at: timestamp }).nullable(),
  remarks: z.array(z.object({ by: z.string(), at: timestamp, remark: z.string() })),
  /** What the same teacher last wrote in this subject about a student of this name. */
  previous: z.object({ about: z.string(), report: z.string() }).nullable(),
  warnings: z.array(
    warningSchema.extend({
      /** Who said that it may go home as it stands, and when; null while nobody has. */
      decision: z.object({ by: z.string(), at: timestamp }).nullable(),
    }),
  ),
});
export type Report = z.infer<typeof reportSchema>;

export const reportBatchSchema = z.object({
  id: z.string(),
  input: reportBatchInputSchema,
  /** Whether a model writes its reports; without one they hold the teacher's own sentences. */
  usesModel: z.boolean(),
  createdAt: timestamp,
  /** Whether the person who asks is its teacher. */
  isOwn: z.boolean(),
  /** Without a reader who can sign in, any administrator reads it. */
  handedIn: z.object({ at: timestamp, reader: z.string().nullable() }).nullable(),
  /** Classmates of its students who have no report in it. */
  missing: z.array(z.string()),
  reports: z.array(reportSchema),
});
export type ReportBatch = z.infer<typeof reportBatchSchema>;

const reportPaperSchema = z.object({
  /** The school's name; empty where none was entered. */
  school: z.string(),
  /** Class, subject and term. */
  under: z.string(),
  reports: z.array(reportSchema.pick({ id: true, name: true, report: true, signed: true })),
});
/** Reports as they are printed. */
export type ReportPaper = z.infer<typeof reportPaperSchema>;

const byBatch = z.object({ batchId: z.uuid() });
const byReport = z.object({ reportId: z.uuid() });

export const reportsContract = {
  /**
   * The spec's call (section 7): writes reports and stores none. Students whose notes a person has to
   * read first, because they may be about somebody's safety, have no report.
   */
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
    .output(
      z.object({
        reports: z.array(z.object({ name: z.string(), report: z.string() })),
        /** The names of those students. Absent where there are none. */
        heldForWelfare: z.array(z.string()).optional(),
      }),
    )
    .errors(errors('REPORTS_FAILED')),

  /** Whether a model writes here, which tone and length are for. */
  describeWriter: permitted('report.write', 'ownRows')
    .route({ method: 'GET', path: '/report-writer' })
    .output(z.object({ usesModel: z.boolean() })),

  /** Begins a batch: its reports are written one by one by a job. */
  startBatch: permitted('report.write', 'ownRows')
    .route({ method: 'POST', path: '/report-batches', successStatus: 202 })
    .input(reportBatchInputSchema)
    .output(reportBatchSchema)
    .errors(errors('LEAVING_NOT_ACCEPTED', 'STUDENT_NOT_YOURS')),

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
  getBatch: permitted('report.read', 'readableBatch')
    .route({ method: 'GET', path: '/report-batches/{batchId}' })
    .input(byBatch)
    .output(reportBatchSchema),

  /** Tries the failed ones again. */
  retryBatch: permitted('report.write', 'batchById')
    .route({ method: 'POST', path: '/report-batches/{batchId}/retry' })
    .input(byBatch)
    .output(reportBatchSchema)
    .errors(errors('LEAVING_NOT_ACCEPTED')),

  deleteBatch: permitted('report.write', 'batchById', {
    audit: { action: 'deleted', what: 'Reports' },
  })
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
    .input(byReport.extend({ report: text(MAX_EDITED_REPORT_CHARACTERS), revision: seenRevision }))
    .output(reportSchema)
    .errors(errors('REPORT_CHANGED')),

  /** Says that what a warning marks may go home as it stands. It holds until the words change. */
  decide: permitted('report.read', 'readableReport')
    .route({ method: 'PUT', path: '/reports/{reportId}/decisions/{kind}' })
    .input(byReport.extend({ kind: z.enum(reportWarnings), revision: seenRevision }))
    .output(reportSchema)
    .errors(errors('REPORT_CHANGED')),

  /** What to look at in names, class and notes before anything is written; stores nothing. */
  checkNotes: permitted('report.write', 'ownRows')
    .route({ method: 'POST', path: '/report-notes/check' })
    .input(
      z.object({
        students: z.array(reportStudentSchema).max(MAX_REPORT_STUDENTS),
        classInfo: classInfoSchema,
      }),
    )
    .output(
      z.object({
        /** In the order of the students. */
        students: z.array(z.array(warningSchema)),
        classInfo: z.array(warningSchema),
      }),
    ),

  exportBatch: permitted('report.write', 'batchById', {
    audit: { action: 'data-exported', what: 'Reports' },
  })
    .route({ method: 'GET', path: '/report-batches/{batchId}/file' })
    // What speaks of a student's safety leaves only once somebody has decided about it.
    // One student's alone with `reportId`.
    .input(
      byBatch.extend({
        format: z.enum(['csv', 'xlsx', 'docx']).default('csv'),
        reportId: z.uuid().optional(),
      }),
    )
    .output(z.file())
    .errors(errors('NO_DATA', 'SAFETY_UNDECIDED')),

  /** What is printed: by the same rule as files, so that no screen can go round it. */
  getPaper: permitted('report.write', 'batchById')
    .route({ method: 'GET', path: '/report-batches/{batchId}/paper' })
    .input(byBatch)
    .output(reportPaperSchema)
    .errors(errors('NO_DATA', 'SAFETY_UNDECIDED')),

  /**
   * A student's own work in a subject, topic by topic, by the marks that a teacher has read and they see,
   * to be put beside the notes; where there is none in it, all of their work.
   */
  suggest: permitted('student.read', 'studentById')
    .route({ method: 'GET', path: '/students/{studentId}/report-suggestion' })
    .input(z.object({ studentId: userId, subject: shortText.default('') }))
    // A line for each topic with marks, e.g. "82% in Cells" or "82% in Cells (Biology)", the best first.
    .output(z.object({ evidence: z.array(z.string()) })),
};
