import { z } from 'zod';
import { MAX_WAITING_QUIZZES } from '../business-rules.ts';
import { appealSchema } from './appeals.ts';
import { classCode, pageSize, timestamp } from './fields.ts';
import { countedAttempts } from './quizzes.ts';
import { permitted } from './route.ts';

/** One answer as its student sees it. The scheme is null until the mark is there and released. */
const scoredAnswerSchema = z.object({
  questionId: z.string(),
  questionText: z.string(),
  questionImageURL: z.string().nullable(),
  maxMark: z.number(),
  userAnswer: z.string(),
  markAwarded: z.union([z.number(), z.literal('Pending')]),
  /**
   * Who stands behind the mark: null while Pending, `bulk` where a teacher accepted it without
   * opening the answer, `exact` where the rules of the question's kind gave it, without an AI, and
   * `blank` where there was no answer to mark.
   */
  markedBy: z.enum(['ai', 'exact', 'blank', 'bulk', 'teacher']).nullable(),
  feedback: z.string(),
  markSchemeAnswer: z.string().nullable(),
  markSchemeImageURL: z.string().nullable(),
  /** The words of the answer that earned marks, as literal substrings of it. */
  earningWords: z.array(z.string()),
  /** What the mark was given for; empty until the mark scheme may be seen. */
  points: z.array(z.object({ point: z.string(), isAwarded: z.boolean() })),
  submissionId: z.string(),
  /** The student's question about the mark, if there is one. */
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
  markedCount: z.number(),
  answers: z.array(scoredAnswerSchema),
});
export type AttemptScore = z.infer<typeof attemptScoreSchema>;

/** A quiz the student has finished, by the newest attempt (spec section 2, My Quiz Scores). */
const quizScoreSchema = attemptScoreSchema.extend({
  quizCode: z.string(),
  title: z.string(),
  subject: z.string(),
  attemptsAllowed: z.number().int(),
  countedAttempt: z.enum(countedAttempts),
  /** Which attempt counts, by the marks that the student sees. */
  countedNumber: z.number().int(),
  /** Those before it, newest first. */
  earlier: z.array(attemptScoreSchema),
});
export type QuizScore = z.infer<typeof quizScoreSchema>;

/** The newest quiz of which a student may see a mark, with the one thing to improve. */
const latestFeedbackSchema = quizScoreSchema
  .pick({ quizCode: true, title: true, score: true, maxScore: true, percentage: true })
  .extend({
    answerCount: z.number().int(),
    markedCount: z.number().int(),
    /** Where the most marks were lost: what was missed of it; null where none were. */
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
  /** 0..100 of the marks within reach, Pending left out; null while nothing is marked. */
  averageScore: z.number().nullable(),
  /** Students who submitted. */
  submissions: z.number(),
});
export type QuizPerformance = z.infer<typeof quizPerformanceSchema>;

/** What of one quiz waits for its teacher. */
const waitingWorkSchema = z.object({
  quizCode: z.string(),
  title: z.string(),
  /** Students at work. */
  running: z.number(),
  /** Questions of students about their marks, not yet answered. */
  appeals: z.number(),
  /** Answers without a mark, and those that the desk would check first. */
  toMark: z.number(),
  toCheck: z.number(),
  /** Marks in pencil that raise no doubt, where students see each once it is accepted. */
  toAccept: z.number(),
  /** All is marked and checked, and students see nothing of it yet. */
  toRelease: z.boolean(),
});
export type WaitingWork = z.infer<typeof waitingWorkSchema>;

export const resultsContract = {
  myScores: permitted('score.list', 'ownRows', { mayReadReplica: true })
    .route({ method: 'GET', path: '/my-scores' })
    .output(z.object({ quizzes: z.array(quizScoreSchema) })),

  /** From marks that the student may see; null while there are none. */
  latestFeedback: permitted('score.list', 'ownRows', { mayReadReplica: true })
    .route({ method: 'GET', path: '/latest-feedback' })
    .output(z.object({ latest: latestFeedbackSchema.nullable() })),

  /** What waits for the teacher, quiz by quiz, newest first. */
  waitingWork: permitted('result.overview', 'ownRows', { mayReadReplica: true })
    .route({ method: 'GET', path: '/waiting-work' })
    .input(z.object({ pageSize: pageSize(MAX_WAITING_QUIZZES) }))
    .output(
      z.object({
        items: z.array(waitingWorkSchema),
        /** Whether something waits in more quizzes than these. */
        isMore: z.boolean(),
      }),
    ),

  /** The teacher's quizzes, an admin's all, newest first; or what one class made of them. */
  performanceOverview: permitted('result.overview', 'ownRowsOfClass', { mayReadReplica: true })
    .route({ method: 'GET', path: '/performance-overview' })
    .input(z.object({ teacherCode: classCode.optional() }).optional())
    .output(z.object({ items: z.array(quizPerformanceSchema) })),
};
