import { z } from 'zod';
import { MAX_ADDED_MINUTES } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { classCode, drawnId, quizCode, timestamp, userId } from './fields.ts';
import { permitted } from './route.ts';

/**
 * Where a student stands in a running quiz. `writing` typed within the last seconds, `here`
 * whose page is open, `offline` who was not heard of lately.
 */
const liveAttemptStates = ['not-started', 'writing', 'here', 'offline', 'finished'] as const;
export type LiveAttemptState = (typeof liveAttemptStates)[number];

/** How an attempt ended: by the student, the clock in the page, the server, or a teacher. */
export const finishReasons = ['submitted', 'time-up', 'deadline', 'teacher'] as const;

/** A student of a running quiz as their teacher sees them. Times are null before the start. */
const liveAttemptSchema = z.object({
  userId: z.string(),
  displayName: z.string(),
  state: z.enum(liveAttemptStates),
  startedAt: timestamp.nullable(),
  deadlineAt: timestamp.nullable(),
  /** While the student rests: their time left stands still at `deadlineAt` less this. */
  restEndsAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
  finishedBecause: z.enum(finishReasons).nullable(),
  lastSeenAt: timestamp.nullable(),
  /** Questions with an answer, drafts included. */
  answered: z.number(),
  extraTimePercentage: z.number(),
  /** Minutes that a teacher added during the quiz. */
  addedMinutes: z.number(),
  receiptCode: z.string().nullable(),
});
export type LiveAttempt = z.infer<typeof liveAttemptSchema>;

const byCode = z.object({ quizCode });
const byAttempt = byCode.extend({ userId });
const minutes = z.number().int().min(1).max(MAX_ADDED_MINUTES);

/** A running quiz under the eyes of its teacher. */
export const liveAttemptsContract = {
  /** Everyone who started, and the students of the teacher's class who have not; or of one class. */
  listLiveAttempts: permitted('attempt.supervise', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}/attempts' })
    .input(byCode.extend({ teacherCode: classCode.optional() }))
    .output(
      z.object({
        quizCode: z.string(),
        title: z.string(),
        /** Seconds. */
        defaultTimeLimit: z.number(),
        /** For all who are listed. */
        locked: z.boolean(),
        abilities: z.object({ canLock: z.boolean() }),
        questions: z.number(),
        serverNow: timestamp,
        items: z.array(liveAttemptSchema),
      }),
    ),

  /** Adds minutes for one student, or without `userId` for all at work; or all of one class. */
  addTime: permitted('attempt.supervise', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/attempts/add-time' })
    .input(
      byCode.extend({
        teacherCode: classCode.optional(),
        userId: userId.optional(),
        minutes,
        /** Of the sender's making: sent again with the same minutes, it adds no more. */
        requestId: drawnId.optional(),
      }),
    )
    .output(z.object({ changed: z.number() }))
    .errors(errors('NOT_FOUND', 'NO_ATTEMPT_UNDER_WAY')),

  /** Lets a student go on with a finished attempt for these minutes. Their answers stay. */
  reopen: permitted('attempt.supervise', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/attempts/{userId}/reopen' })
    .input(byAttempt.extend({ minutes }))
    .output(z.object({ deadlineAt: timestamp }))
    .errors(errors('NOT_FOUND', 'ATTEMPT_UNDER_WAY', 'ATTEMPT_JUST_ENDED')),

  /** Submits a student's answers for them as they stand. Repeating it is harmless. */
  finishFor: permitted('attempt.supervise', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/attempts/{userId}/finish' })
    .input(byAttempt)
    .output(z.object({ finishedAt: timestamp }))
    .errors(errors('NOT_FOUND')),
};
