import { z } from 'zod';
import { MAX_ADDED_MINUTES } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { classCode, drawnId, quizCode, timestamp, userId } from './fields.ts';
import { permitted } from './route.ts';

/**
 * A student's state in a running quiz. `writing`: typed within the last seconds. `here`: has the
 * page open. `offline`: has not checked in recently.
 */
const liveAttemptStates = ['not-started', 'writing', 'here', 'offline', 'finished'] as const;
export type LiveAttemptState = (typeof liveAttemptStates)[number];

/** How an attempt ended: by the student, the clock in the page, the server, or a teacher. */
export const finishReasons = ['submitted', 'time-up', 'deadline', 'teacher'] as const;

/** A student of a running quiz, as shown to their teacher. Times are null before the start. */
const liveAttemptSchema = z.object({
  userId: z.string(),
  displayName: z.string(),
  state: z.enum(liveAttemptStates),
  startedAt: timestamp.nullable(),
  deadlineAt: timestamp.nullable(),
  /** Set while the student rests: their remaining time stays at `deadlineAt` less this. */
  restEndsAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
  finishedBecause: z.enum(finishReasons).nullable(),
  lastSeenAt: timestamp.nullable(),
  /** The number of questions with an answer, including drafts. */
  answered: z.number(),
  extraTimePercentage: z.number(),
  /** Minutes that a teacher added during the quiz. */
  addedMinutes: z.number(),
  receiptCode: z.string().nullable(),
  /**
   * Once the attempt has ended: whether an answer has a mark, and whether the student can see one.
   */
  hasMarks: z.boolean(),
  seesMarks: z.boolean(),
});
export type LiveAttempt = z.infer<typeof liveAttemptSchema>;

const byCode = z.object({ quizCode });
const byAttempt = byCode.extend({ userId });
const minutes = z.number().int().min(1).max(MAX_ADDED_MINUTES);

/** Calls with which a teacher supervises a running quiz. */
export const liveAttemptsContract = {
  /** Lists everyone who started, and expected students who have not; or those of one class. */
  listLiveAttempts: permitted('attempt.supervise', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}/attempts' })
    .input(byCode.extend({ teacherCode: classCode.optional() }))
    .output(
      z.object({
        quizCode: z.string(),
        title: z.string(),
        /** In seconds. */
        defaultTimeLimit: z.number(),
        /** True if it is locked for everyone listed. */
        locked: z.boolean(),
        abilities: z.object({ canLock: z.boolean() }),
        questions: z.number(),
        serverNow: timestamp,
        items: z.array(liveAttemptSchema),
      }),
    ),

  /**
   * Adds minutes for one student, or without `userId` for all with an attempt under way; or for one
   * class.
   */
  addTime: permitted('attempt.supervise', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/attempts/add-time' })
    .input(
      byCode.extend({
        teacherCode: classCode.optional(),
        userId: userId.optional(),
        minutes,
        /** An id chosen by the client: a repeated request with the same minutes adds no more. */
        requestId: drawnId.optional(),
      }),
    )
    .output(z.object({ changed: z.number() }))
    .errors(errors('NOT_FOUND', 'NO_ATTEMPT_UNDER_WAY')),

  /** Lets a student continue a finished attempt for these minutes. Their answers stay. */
  reopen: permitted('attempt.supervise', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/attempts/{userId}/reopen' })
    .input(byAttempt.extend({ minutes }))
    .output(z.object({ deadlineAt: timestamp }))
    .errors(errors('NOT_FOUND', 'ATTEMPT_UNDER_WAY', 'ATTEMPT_JUST_ENDED')),

  /** Submits a student's stored answers on their behalf. Idempotent. */
  finishFor: permitted('attempt.supervise', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/attempts/{userId}/finish' })
    .input(byAttempt)
    .output(z.object({ finishedAt: timestamp }))
    .errors(errors('NOT_FOUND')),
};
