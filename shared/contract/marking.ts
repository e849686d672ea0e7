import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { responseSorts } from '../choices.ts';
import {
  MAX_ANSWER_CHARACTERS,
  MAX_QUESTION_TEXT_CHARACTERS,
  MAX_QUESTIONS_PER_QUIZ,
  MAX_SYNONYM_CHARACTERS,
  STUDENTS_PER_PAGE,
} from '../business-rules.ts';
import { errors } from '../errors.ts';
import { pick } from '../pick.ts';
import { markedFields } from '../question-content.ts';
import { questionContentSchema } from './question-content.ts';
import { aiAnalysisSchema, markedPointSchema, unjudgedReasonSchema } from './ai-analysis.ts';
import {
  classCode,
  page,
  pageSize,
  questionId,
  quizCode,
  shortText,
  text,
  timestamp,
} from './fields.ts';
import { exportFormats } from './quiz-results.ts';
import { resultsReleases } from './quizzes.ts';
import { permitted } from './route.ts';
import { schemeReadingSchema, schemeSchema } from './scheme-reading.ts';

/**
 * The state of a mark: `unmarked` is Pending, `pencil` is the marker's, `accepted` is the marker's
 * confirmed by a teacher, `overridden` is the teacher's own.
 */
const markStates = ['unmarked', 'pencil', 'accepted', 'overridden'] as const;
export type MarkState = (typeof markStates)[number];

/** What a teacher sees about text that was accepted after the deadline. */
const lateAnswerSchema = z.object({
  /** The time on the student's device. */
  typedAt: timestamp,
  receivedAt: timestamp,
  /** The server's outage, by its own record. */
  awayFrom: timestamp,
  awayUntil: timestamp,
  /** The text that the server had until then. */
  textBefore: z.string(),
});
export type LateAnswer = z.infer<typeof lateAnswerSchema>;

/** One answer with its mark, as shown to the teacher. */
export const submissionSchema = z.object({
  submissionId: z.string(),
  questionId: z.string(),
  userAnswer: z.string(),
  submittedAt: timestamp,
  /** Set for text that arrived after the deadline because the server was away; otherwise null. */
  late: lateAnswerSchema.nullable(),
  markAwarded: z.union([z.number(), z.literal('Pending')]),
  /** The marker's own mark, which is kept next to a teacher's. */
  aiMark: z.number().nullable(),
  markState: z.enum(markStates),
  /**
   * True if it was accepted together with others that say something else: nobody opened this
   * answer.
   */
  isAcceptedInBulk: z.boolean(),
  feedback: z.string(),
  aiAnalysis: aiAnalysisSchema.nullable(),
  /** The points for which a teacher gave the mark; null if none were ticked. */
  tickedPoints: z.array(markedPointSchema).nullable(),
  /** Increases with every change of the mark; a write must name the revision it is based on. */
  markRevision: z.number().int(),
  /** True if its student sees no mark until someone has decided about the text. */
  isHeldBack: z.boolean(),
  /** True if the question's maximum was lowered below this mark since. */
  exceedsMaximum: z.boolean(),
  /** True if the question or its mark scheme was changed after the mark was given. */
  isOfEarlierQuestion: z.boolean(),
});
export type Submission = z.infer<typeof submissionSchema>;

const respondingStudentSchema = z.object({
  userId: z.string(),
  username: z.string(),
  displayName: z.string(),
  score: z.number(),
  maxScore: z.number(),
  /** 0..100, with Pending as 0 (spec section 4, Marks). */
  percentage: z.number(),
  markedCount: z.number(),
  /**
   * The attempt that these figures are for, if the student has sat the quiz before; otherwise null.
   */
  attempt: z
    .object({
      number: z.number().int(),
      /** The attempt that counts, if it is an earlier one; `score` is its marks. */
      counted: z.object({ number: z.number().int(), score: z.number() }).nullable(),
    })
    .nullable(),
  submissions: z.array(submissionSchema),
});
export type RespondingStudent = z.infer<typeof respondingStudentSchema>;

export type ResponseSort = (typeof responseSorts)[number];

export const markingPhases = ['queued', 'batches', 'retry', 'verification', 'done'] as const;
export const markingRunStates = ['active', 'completed', 'stopped', 'failed'] as const;

/** A marking run and its progress. */
const markingRunSchema = z.object({
  id: z.string(),
  quizCode: z.string(),
  mode: z.enum(['all', 'unmarked']),
  /** The names of the classes it is limited to; null for everyone. */
  classNames: z.string().nullable(),
  state: z.enum(markingRunStates),
  phase: z.enum(markingPhases),
  total: z.number(),
  marked: z.number(),
  failed: z.number(),
  /** Failed answers that are unchanged since, and that no later run has taken up. */
  resumable: z.number(),
  /** Marked answers that were left blank, which need no marker. */
  blank: z.number(),
  /** Marked answers that the marker could not judge, and that wait for a teacher. */
  left: z.number(),
  /** Marked answers that had a mark before, and those of them whose mark is different now. */
  remarked: z.number(),
  moved: z.number(),
  isStopping: z.boolean(),
  totalTokens: z.number(),
  /** In the deployment's currency, at its prices; null if none are set. */
  cost: z.number().nullable(),
  currency: z.string().nullable(),
  /** The reasons why the run, or some of its answers, failed, in sentences; null if none did. */
  failure: z.string().nullable(),
  startedAt: timestamp,
  finishedAt: timestamp.nullable(),
});
export type MarkingRun = z.infer<typeof markingRunSchema>;

const byCode = z.object({ quizCode });
const byRun = z.object({ runId: z.uuid() });

export const markingContract = {
  listResponses: permitted('response.list', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}/responses' })
    .input(
      byCode.extend({
        /** Limits the list to the students of this class. */
        teacherCode: classCode.optional(),
        search: shortText.optional(),
        sort: z.enum(responseSorts).default('name-asc'),
        page,
        pageSize: pageSize(STUDENTS_PER_PAGE),
      }),
    )
    .output(
      z.object({
        quizCode: z.string(),
        title: z.string(),
        /** The only class that these figures are about; null for everyone that the reader sees. */
        schoolClass: z
          .object({
            teacherCode: z.string(),
            name: z.string(),
            /** True if the quiz is set for it: only then can marks be released to it alone. */
            isSetFor: z.boolean(),
          })
          .nullable(),
        questions: z.array(
          z.object({
            questionId: z.string(),
            ...pick(questionContentSchema.shape, markedFields),
            /**
             * Only people who may change a question can teach its scheme, if the marker reads it.
             */
            abilities: z.object({ canTeach: z.boolean() }),
          }),
        ),
        students: z.array(respondingStudentSchema),
        /** The number of matching students over all pages. */
        matchingStudents: z.number(),
        /** When students see marks: as they are given, or once released. */
        resultsRelease: z.enum(resultsReleases),
        releasedAt: timestamp.nullable(),
        /**
         * The number of students who have finished the quiz with its marks released to them
         * already, for example through a class, and without; null if the reader has nothing left to
         * release.
         */
        toRelease: z.object({ released: z.number(), unreleased: z.number() }).nullable(),
        abilities: z.object({ canRelease: z.boolean() }),
        /** Counts over the whole quiz or the class, whatever the search. */
        submissionCount: z.number(),
        markedCount: z.number(),
        /**
         * The number of these in ink or questioned by their students. Marking again leaves them
         * alone.
         */
        decidedCount: z.number(),
        run: markingRunSchema.nullable(),
      }),
    ),

  /** Exports every answer as a file, one per row. */
  exportResponses: permitted('response.list', 'quizByCode', {
    audit: { action: 'data-exported', what: 'Responses to quiz' },
  })
    .route({ method: 'GET', path: '/quizzes/{quizCode}/responses-file' })
    .input(
      byCode.extend({
        teacherCode: classCode.optional(),
        format: z.enum(exportFormats).default('csv'),
      }),
    )
    .output(z.file()),

  startRun: permitted('response.mark', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/marking-runs', successStatus: 202 })
    .input(
      byCode.extend({
        mode: z.enum(['all', 'unmarked']),
        /** True if the teacher has confirmed that marked answers are marked again. */
        isRemarkConfirmed: z.boolean().default(false),
        /**
         * True if the teacher has also chosen to mark answers again that a teacher decided: in ink,
         * or by an appeal.
         */
        includesDecided: z.boolean().default(false),
        /** Limits the run to the answers of this class. */
        teacherCode: classCode.optional(),
      }),
    )
    .output(markingRunSchema)
    .errors(
      errors(
        'NOTHING_TO_MARK',
        'ALL_MARKED',
        'MARKING_RUN_ACTIVE',
        'ALLOWANCE_USED_UP',
        'LEAVING_NOT_ACCEPTED',
      ),
    ),

  /** Marks again the answers that failed in an earlier run, and nothing else. */
  resumeRun: permitted('response.mark', 'runById')
    .route({ method: 'POST', path: '/marking-runs/{runId}/resume', successStatus: 202 })
    .input(byRun)
    .output(markingRunSchema)
    .errors(
      errors('NOTHING_TO_MARK', 'MARKING_RUN_ACTIVE', 'ALLOWANCE_USED_UP', 'LEAVING_NOT_ACCEPTED'),
    ),

  /** Lists the runs of a quiz, newest first, with their outcomes. */
  listRuns: permitted('response.mark', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}/marking-runs' })
    .input(byCode)
    .output(z.array(markingRunSchema)),

  stopRun: permitted('response.mark', 'runById')
    .route({ method: 'POST', path: '/marking-runs/{runId}/stop' })
    .input(byRun)
    .output(markingRunSchema),

  /** Streams the run's progress as server-sent events, from now until it ends. */
  watchRun: permitted('response.mark', 'runById')
    .route({ method: 'GET', path: '/marking-runs/{runId}/progress' })
    .input(byRun)
    .output(eventIterator(markingRunSchema)),

  /** Reads a mark scheme as the marker does, for its author. */
  readScheme: permitted('scheme.try')
    .route({ method: 'POST', path: '/mark-schemes/read' })
    .input(schemeSchema.extend({ questionText: text(MAX_QUESTION_TEXT_CHARACTERS).default('') }))
    .output(schemeReadingSchema),

  /**
   * Lists the questions that the built-in marker would leave to the teacher; does not depend on any
   * answers.
   */
  listUnmarkable: permitted('scheme.try')
    .route({ method: 'POST', path: '/mark-schemes/unmarkable' })
    .input(z.object({ questionIds: z.array(questionId).max(MAX_QUESTIONS_PER_QUIZ) }))
    .output(z.array(z.object({ questionId: z.string(), reason: unjudgedReasonSchema }))),

  /**
   * Returns the marker's judgement of an answer before any student writes one. Nothing is stored.
   */
  tryAnswer: permitted('scheme.try')
    .route({ method: 'POST', path: '/mark-schemes/try' })
    .input(
      schemeSchema.extend({
        questionText: text(MAX_QUESTION_TEXT_CHARACTERS).default(''),
        userAnswer: text(MAX_ANSWER_CHARACTERS),
        /** As the question's field has them. */
        synonyms: text(MAX_SYNONYM_CHARACTERS).default(''),
      }),
    )
    .output(
      aiAnalysisSchema.omit({ promptHash: true }).extend({
        markAwarded: z.number().int(),
        feedback: z.string(),
      }),
    )
    .errors(errors('MARKER_UNAVAILABLE', 'WELFARE_HELD')),
};
