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

/** Concerns that must be read before a report goes home, found by words that indicate them. */
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

/** What a teacher should check before a report leaves the school. */
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

/** The marked answers behind a student's results, and those whose marks nobody has opened. */
const answersBehindSchema = z.object({
  answers: z.number().int(),
  /** Their marks were accepted in bulk. */
  unopened: z.number().int(),
});
export type AnswersBehind = z.infer<typeof answersBehindSchema>;

const warningSchema = z.object({
  kind: z.enum(reportWarnings),
  /**
   * The words as they occur in the text, to be highlighted there; otherwise the subject of the
   * warning.
   */
  words: z.array(z.string()),
});
/** A finding in a text. */
export type Finding = z.infer<typeof warningSchema>;

export const reportSchema = z.object({
  id: z.string(),
  /**
   * The student's 0-based place in the batch's input; if a student was erased, a place has no
   * report.
   */
  position: z.number().int(),
  name: z.string(),
  /**
   * Distinguishes the student from another with the same name, for example by email; otherwise "".
   */
  detail: z.string(),
  report: z.string(),
  state: z.enum(reportStates),
  /** The reason why it could not be written, in sentences; null if it was, or if nobody knows. */
  failure: z.string().nullable(),
  revision: z.number().int(),
  /** The person who read and approved the current text. */
  signed: z.object({ by: z.string(), at: timestamp }).nullable(),
  remarks: z.array(z.object({ by: z.string(), at: timestamp, remark: z.string() })),
  /** The same teacher's last report in this subject about a student with this name. */
  previous: z.object({ about: z.string(), report: z.string() }).nullable(),
  /** For a text that speaks of marks: what they rest on, if some were accepted in bulk. */
  behind: answersBehindSchema.nullable(),
  warnings: z.array(
    warningSchema.extend({
      /** Who decided that it may go home unchanged, and when; null if nobody has. */
      decision: z.object({ by: z.string(), at: timestamp }).nullable(),
    }),
  ),
});
export type Report = z.infer<typeof reportSchema>;

export const reportBatchSchema = z.object({
  id: z.string(),
  input: reportBatchInputSchema,
  /** True if a model wrote its reports; otherwise they consist of the teacher's own sentences. */
  usesModel: z.boolean(),
  createdAt: timestamp,
  /** True if the actor is its teacher. */
  isOwn: z.boolean(),
  /** Without a reader who can sign in, any administrator may read it. */
  handedIn: z.object({ at: timestamp, reader: z.string().nullable() }).nullable(),
  /** Classmates of its students who have no report in it. */
  missing: z.array(z.string()),
  reports: z.array(reportSchema),
});
export type ReportBatch = z.infer<typeof reportBatchSchema>;

const reportPaperSchema = z.object({
  /** The school's name; empty if none was entered. */
  school: z.string(),
  /** Class, subject and term. */
  under: z.string(),
  reports: z.array(reportSchema.pick({ id: true, name: true, report: true, signed: true })),
});
/** Reports in the form in which they are printed. */
export type ReportPaper = z.infer<typeof reportPaperSchema>;

const byBatch = z.object({ batchId: z.uuid() });
const byReport = z.object({ reportId: z.uuid() });

export const reportsContract = {
  /**
   * The spec's call (section 7): writes reports and stores none. Students whose notes a person has
   * to read first, because they may concern someone's safety, get no report.
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
        /** The names of those students. Absent if there are none. */
        heldForWelfare: z.array(z.string()).optional(),
      }),
    )
    .errors(errors('REPORTS_FAILED')),

  /** Describes whether a model writes here, which tone and length depend on. */
  describeWriter: permitted('report.write', 'ownRows')
    .route({ method: 'GET', path: '/report-writer' })
    .output(z.object({ usesModel: z.boolean() })),

  /** Starts a batch: a job writes its reports one by one. */
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

  /** Returns the batch as far as it is written. */
  getBatch: permitted('report.read', 'readableBatch')
    .route({ method: 'GET', path: '/report-batches/{batchId}' })
    .input(byBatch)
    .output(reportBatchSchema),

  /** Retries the failed ones. */
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

  /** Writes another report for one student, different from the existing one. */
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

  /**
   * Decides that the text a warning marks may go home unchanged. The decision holds until the text
   * changes.
   */
  decide: permitted('report.read', 'readableReport')
    .route({ method: 'PUT', path: '/reports/{reportId}/decisions/{kind}' })
    .input(byReport.extend({ kind: z.enum(reportWarnings), revision: seenRevision }))
    .output(reportSchema)
    .errors(errors('REPORT_CHANGED')),

  /** Checks names, class and notes before anything is written; stores nothing. */
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
    // Text about a student's safety is exported only once someone has decided about it. With
    // `reportId`, exports one student's.
    .input(
      byBatch.extend({
        format: z.enum(['csv', 'xlsx', 'docx']).default('csv'),
        reportId: z.uuid().optional(),
      }),
    )
    .output(z.file())
    .errors(errors('NO_DATA', 'SAFETY_UNDECIDED')),

  /** Returns what is printed: by the same rule as files, so that no screen can bypass it. */
  getPaper: permitted('report.write', 'batchById')
    .route({ method: 'GET', path: '/report-batches/{batchId}/paper' })
    .input(byBatch)
    .output(reportPaperSchema)
    .errors(errors('NO_DATA', 'SAFETY_UNDECIDED')),

  /**
   * Suggests a student's own work in a subject, topic by topic, based on marks in ink that the
   * student sees, for use with the notes; if there is none in it, all of their work.
   */
  suggest: permitted('student.read', 'studentById')
    .route({ method: 'GET', path: '/students/{studentId}/report-suggestion' })
    .input(z.object({ studentId: userId, subject: shortText.default('') }))
    // One line for each topic with marks, the best first: "82% in Cells, 14 of 17 marks", or "82% in
    // Cells (Biology), 14 of 17 marks".
    .output(z.object({ evidence: z.array(z.string()), behind: answersBehindSchema })),
};
