import { z } from 'zod';
import { MAX_WAITING_QUIZZES } from '../business-rules.ts';
import { appealSchema } from './appeals.ts';
import { classCode, pageSize, timestamp } from './fields.ts';
import { countedAttempts } from './quizzes.ts';
import { permitted } from './route.ts';

/**
 * One answer, as shown to its student. The scheme is null until the mark exists and is released.
 */
const scoredAnswerSchema = z.object({
  questionId: z.string(),
  questionText: z.string(),
  questionImageURL: z.string().nullable(),
  maxMark: z.number(),
  userAnswer: z.string(),
  markAwarded: z.union([z.number(), z.literal('Pending')]),
  /**
   * Who is responsible for the mark: null while Pending, `bulk` if a teacher accepted it without
   * opening the answer, `exact` if the rules of the question's kind gave it, without an AI, and
   * `blank` if there was no answer to mark.
   */
  markedBy: z.enum(['ai', 'exact', 'blank', 'bulk', 'teacher']).nullable(),
  feedback: z.string(),
  markSchemeAnswer: z.string().nullable(),
  markSchemeImageURL: z.string().nullable(),
  /** The words of the answer that earned marks, as literal substrings of it. */
  earningWords: z.array(z.string()),
  /** The points the mark was given for; empty until the mark scheme may be seen. */
  points: z.array(z.object({ point: z.string(), isAwarded: z.boolean() })),
  submissionId: z.string(),
  /** The student's appeal against the mark, if there is one. */
  appeal: appealSchema.nullable(),
  canAppeal: z.boolean(),
  submittedAt: timestamp,
});
export type ScoredAnswer = z.infer<typeof scoredAnswerSchema>;

/** One finished attempt at a quiz. */
const attemptScoreSchema = z.object({
  number: z.number().int(),
  finishedAt: timestamp,
  receiptCode: z.string().nullable(),
  score: z.number(),
  maxScore: z.number(),
  /** 0..100, with Pending as 0. */
  percentage: z.number(),
  /** The number of answers whose mark the student may see. */
  markedCount: z.number(),
  answers: z.array(scoredAnswerSchema),
});
export type AttemptScore = z.infer<typeof attemptScoreSchema>;

/** A quiz the student has finished, with its newest attempt (spec section 2, My Quiz Scores). */
const quizScoreSchema = attemptScoreSchema.extend({
  quizCode: z.string(),
  title: z.string(),
  subject: z.string(),
  attemptsAllowed: z.number().int(),
  countedAttempt: z.enum(countedAttempts),
  isDeleted: z.boolean(),
  /** The number of the attempt that counts, based on the marks that the student sees. */
  countedNumber: z.number().int(),
  /** The earlier attempts, newest first. */
  earlier: z.array(attemptScoreSchema),
});
export type QuizScore = z.infer<typeof quizScoreSchema>;

/** The newest quiz with a mark that the student may see, and the one thing to improve. */
const latestFeedbackSchema = quizScoreSchema
  .pick({ quizCode: true, title: true, score: true, maxScore: true, percentage: true })
  .extend({
    answerCount: z.number().int(),
    markedCount: z.number().int(),
    /**
     * The question where most marks were lost, and what was missed in it; null if no marks were
     * lost.
     */
    improve: z
      .object({
        questionText: z.string(),
        feedback: z.string(),
        missedPoint: z.string().nullable(),
      })
      .nullable(),
  });
export type LatestFeedback = z.infer<typeof latestFeedbackSchema>;

/** One line of the Class Performance Overview (spec section 2, /dashboard). */
const quizPerformanceSchema = z.object({
  quizCode: z.string(),
  title: z.string(),
  /** The percentage of the available marks, 0..100, without Pending; null if nothing is marked. */
  averageScore: z.number().nullable(),
  /** The number of students who submitted. */
  submissions: z.number(),
});
export type QuizPerformance = z.infer<typeof quizPerformanceSchema>;

/** Work in one quiz that waits for its teacher. */
const waitingWorkSchema = z.object({
  quizCode: z.string(),
  title: z.string(),
  /** The number of students sitting it. */
  running: z.number(),
  /** Students' appeals against their marks that have not been decided. */
  appeals: z.number(),
  /** Unmarked answers, and those that the marking desk would show first for checking. */
  toMark: z.number(),
  toCheck: z.number(),
  /** Pencil marks that raise no doubt, if students see each mark once it is accepted. */
  toAccept: z.number(),
  /**
   * True if everything is marked and checked, and students who sat it do not see their marks yet.
   */
  toRelease: z.boolean(),
});
export type WaitingWork = z.infer<typeof waitingWorkSchema>;

export const resultsContract = {
  myScores: permitted('score.list', 'ownRows', { mayReadReplica: true })
    .route({ method: 'GET', path: '/my-scores' })
    .output(z.object({ quizzes: z.array(quizScoreSchema) })),

  /**
   * Returns the latest feedback, based on marks that the student may see; null if there are none.
   */
  latestFeedback: permitted('score.list', 'ownRows', { mayReadReplica: true })
    .route({ method: 'GET', path: '/latest-feedback' })
    .output(z.object({ latest: latestFeedbackSchema.nullable() })),

  /** Lists the work that waits for the teacher, by quiz, newest first. */
  waitingWork: permitted('result.overview', 'ownRows', { mayReadReplica: true })
    .route({ method: 'GET', path: '/waiting-work' })
    .input(z.object({ pageSize: pageSize(MAX_WAITING_QUIZZES) }))
    .output(
      z.object({
        items: z.array(waitingWorkSchema),
        /** True if work waits in more quizzes than these. */
        isMore: z.boolean(),
      }),
    ),

  /**
   * Lists the results of the teacher's quizzes, or all for an admin, newest first; or those of one
   * class.
   */
  performanceOverview: permitted('result.overview', 'ownRowsOfClass', { mayReadReplica: true })
    .route({ method: 'GET', path: '/performance-overview' })
    .input(z.object({ teacherCode: classCode.optional() }).optional())
    .output(z.object({ items: z.array(quizPerformanceSchema) })),
};
