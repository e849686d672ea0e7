import { z } from 'zod';
import { MAX_ANSWER_CHARACTERS, MAX_QUESTIONS_PER_QUIZ } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { pick } from '../pick.ts';
import { askedFields } from '../question-content.ts';
import { questionContentSchema } from './question-content.ts';
import { accessArrangementsSchema } from './access-arrangements.ts';
import { questionId, quizCode, text, timestamp, userId } from './fields.ts';
import { permitted } from './route.ts';

/** A question as shown to a student sitting the quiz: the type has no mark scheme. */
const attemptQuestionSchema = z.object({
  questionId: z.string(),
  ...pick(questionContentSchema.shape, askedFields),
});

const storedAnswerSchema = z.object({
  questionId: z.string(),
  answer: z.string(),
  /** Saved answers are locked until Edit Answer; others are drafts. */
  isSaved: z.boolean(),
  /** Increases with every change; a write must carry a higher revision than the stored one. */
  revision: z.number().int(),
});

/** A student's rest breaks in one attempt: the clock is stopped during a rest. */
const restSchema = z.object({
  /** The seconds that are left, also during a rest. */
  secondsLeft: z.number().int(),
  /** The start of the current rest; null while the clock runs. */
  startedAt: timestamp.nullable(),
  /** The latest time at which it ends by itself. */
  endsAt: timestamp.nullable(),
});
export type Rest = z.infer<typeof restSchema>;

/** The server's signed statement that it responded to a page of this attempt, and when. */
const stamp = z.string().max(100);

/** When something was typed, by a clock that the page has set from the server's last response. */
const typedSchema = z.object({ at: timestamp, stamp });
export type Typed = z.infer<typeof typedSchema>;

/** The current clock of an attempt, and whether the attempt is still open. */
const attemptClockSchema = z.object({
  /**
   * During a rest, the deadline if all of it is used: the remaining time then stays at `deadlineAt`
   * less `rest.endsAt`.
   */
  deadlineAt: timestamp,
  /** The server's time when it responded, so that a wrong clock in the device does not matter. */
  serverNow: timestamp,
  /** The stamp to send back with everything typed until the next one. */
  stamp,
  isFinished: z.boolean(),
  /** Null for a student without rest breaks. */
  rest: restSchema.nullable(),
});
export type AttemptClock = z.infer<typeof attemptClockSchema>;

/** An attempt under way. */
const attemptSchema = z.object({
  quizCode: z.string(),
  /**
   * The student whose attempt it is. Writes name it, so that a tab left open by another student
   * cannot write.
   */
  userId: z.string(),
  title: z.string(),
  startedAt: timestamp,
  ...attemptClockSchema.omit({ isFinished: true }).shape,
  /** The arrangements that affect the page for this student. */
  arrangements: accessArrangementsSchema.omit({ restBreakMinutes: true }),
  /** Empty during a rest break, like the answers. */
  questions: z.array(attemptQuestionSchema),
  answers: z.array(storedAnswerSchema),
});
export type Attempt = z.infer<typeof attemptSchema>;

const answerInputSchema = z.object({
  questionId,
  answer: text(MAX_ANSWER_CHARACTERS),
  revision: z.number().int().min(1).max(2_147_483_647),
});

const byCode = z.object({ quizCode });
/** The student whom the page believes to be signed in; WRONG_STUDENT if it is a different one. */
const ownAttempt = byCode.extend({ userId });
/** The attempt that a page shows; ATTEMPT_OVER if the student is sitting another one by now. */
const shownAttempt = ownAttempt.extend({ startedAt: timestamp.optional() });

/** A student's receipt for a finished attempt. */
const receiptSchema = z.object({
  finishedAt: timestamp,
  answered: z.number(),
  questions: z.number(),
  /** Short, and known to the teacher, e.g. `K7Q2-M9XD`. */
  receiptCode: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** The response to a page that submits. */
const handInSchema = receiptSchema.extend({
  /** True if the attempt holds every answer sent along, with the same text or a newer one. */
  areAnswersTaken: z.boolean(),
  /** True if one of them was replaced by a newer text of the student from elsewhere. */
  areNewerKept: z.boolean(),
});
export type HandIn = z.infer<typeof handInSchema>;

/** A quiz that a teacher set for the student's class or for them alone, or one sat by its code. */
const setQuizSchema = z.object({
  quizCode: z.string(),
  title: z.string(),
  subject: z.string(),
  /** This student's own limit in seconds, including extra time. */
  timeLimit: z.number(),
  /** `marked` if the student can see a mark of it. */
  state: z.enum(['in-progress', 'open', 'upcoming', 'handed-in', 'marked', 'missed']),
  /** How many more times it can be sat, once it was submitted. */
  attemptsLeft: z.number().int(),
  /** Set for an upcoming quiz. */
  opensAt: timestamp.nullable(),
  /** When it can no longer be begun. */
  closesAt: timestamp.nullable(),
});
export type SetQuiz = z.infer<typeof setQuizSchema>;

/** A quiz as shown to a student before the clock begins. */
const attemptStartSchema = z.object({
  quizCode: z.string(),
  title: z.string(),
  subject: z.string(),
  /** This student's own limit in seconds, including extra time. */
  timeLimit: z.number().int(),
  /** True if the clock is already running, so that opening the quiz begins nothing. */
  isUnderWay: z.boolean(),
});
export type AttemptStart = z.infer<typeof attemptStartSchema>;

/** An error that says when a quiz opens, or closed. */
const timed = <Code extends 'QUIZ_NOT_OPEN_YET' | 'QUIZ_CLOSED'>(code: Code) => ({
  ...errors(code)[code],
  data: z.object({ at: timestamp }),
});

/** The reasons why this student cannot begin a quiz, or not now. */
const refusals = {
  ...errors('QUIZ_NOT_FOUND', 'QUIZ_LOCKED', 'QUIZ_SET_FOR_OTHERS', 'TOO_MANY_REQUESTS'),
  ATTEMPT_COMPLETED: {
    ...errors('ATTEMPT_COMPLETED').ATTEMPT_COMPLETED,
    data: z.object({ attemptsLeft: z.number().int() }),
  },
  QUIZ_NOT_OPEN_YET: timed('QUIZ_NOT_OPEN_YET'),
  QUIZ_CLOSED: timed('QUIZ_CLOSED'),
};

export const attemptsContract = {
  /**
   * Lists the quizzes set for the student, or sat by their code: under way, to do, upcoming, and
   * recently over.
   */
  listSet: permitted('attempt.start', 'ownRows')
    .route({ method: 'GET', path: '/set-quizzes' })
    .output(z.object({ items: z.array(setQuizSchema), serverNow: timestamp })),

  /**
   * Describes what the student is about to begin, without beginning it. Refuses what could not be
   * begun.
   */
  describeStart: permitted('attempt.start', 'ownAttempt')
    .route({ method: 'GET', path: '/attempts/{quizCode}/start' })
    .input(byCode)
    .output(attemptStartSchema)
    .errors(refusals),

  /** Starts the student's attempt, or resumes the one under way. */
  start: permitted('attempt.start', 'ownAttempt')
    .route({ method: 'POST', path: '/attempts/{quizCode}' })
    .input(
      ownAttempt.partial({ userId: true }).extend({
        /** Begins another attempt, if the last one has ended and the quiz allows it. */
        again: z.boolean().default(false),
      }),
    )
    .output(attemptSchema)
    .errors({
      ...refusals,
      ...errors('ATTEMPT_OVER', 'ATTEMPT_NOT_MARKED', 'MARKS_NOT_LOOKED_AT'),
      ...errors('APPEAL_OPEN', 'ATTEMPT_JUST_ENDED'),
    }),

  /** Stores one answer, as a draft or saved. */
  saveAnswer: permitted('attempt.answer', 'ownAttempt')
    .route({ method: 'PUT', path: '/attempts/{quizCode}/answers/{questionId}' })
    .input(
      answerInputSchema.extend({
        isSaved: z.boolean(),
        ...shownAttempt.shape,
      }),
    )
    .output(z.object({ revision: z.number().int(), savedAt: timestamp }))
    .errors({
      ...errors('ATTEMPT_OVER', 'NOT_FOUND', 'RESTING'),
      ANSWER_SUPERSEDED: {
        ...errors('ANSWER_SUPERSEDED').ANSWER_SUPERSEDED,
        /** The stored answer and its time, so that the page can show it or overwrite it. */
        data: storedAnswerSchema.extend({ savedAt: timestamp }),
      },
    }),

  /**
   * Submits every answer and ends the attempt. Idempotent. A page whose clock has run out, but that
   * does not know about extra time or a rest, receives the clock with NOT_OVER_YET.
   */
  finish: permitted('attempt.finish', 'ownAttempt')
    .route({ method: 'POST', path: '/attempts/{quizCode}/finish' })
    .input(
      shownAttempt.extend({
        answers: z
          .array(
            answerInputSchema.extend({
              /** Answers from before the deadline are accepted late if the server was away. */
              typed: typedSchema.optional(),
            }),
          )
          .max(MAX_QUESTIONS_PER_QUIZ),
        because: z.enum(['submitted', 'time-up']),
      }),
    )
    .output(handInSchema)
    .errors({
      ...errors('NOT_FOUND', 'ATTEMPT_OVER'),
      NOT_OVER_YET: { ...errors('NOT_OVER_YET').NOT_OVER_YET, data: attemptClockSchema },
    }),

  /**
   * Called every few seconds by an open page. Shows the teacher that the student is present, and
   * tells the page about added time or an attempt that ended elsewhere.
   */
  checkIn: permitted('attempt.answer', 'ownAttempt')
    .route({ method: 'POST', path: '/attempts/{quizCode}/check-in' })
    .input(shownAttempt)
    .output(attemptClockSchema)
    .errors(errors('NOT_FOUND', 'ATTEMPT_OVER')),

  /**
   * Begins a rest break; a no-op during one. The clock stops, questions are not sent, and answers
   * are accepted only while some may still be on their way (15 s).
   */
  startRest: permitted('attempt.answer', 'ownAttempt')
    .route({ method: 'POST', path: '/attempts/{quizCode}/rest/start' })
    .input(ownAttempt)
    .output(attemptClockSchema)
    .errors(errors('NOT_FOUND', 'ATTEMPT_OVER', 'NO_REST_LEFT')),

  /** Ends a rest break; a no-op if there is none. The unused time is kept. */
  endRest: permitted('attempt.answer', 'ownAttempt')
    .route({ method: 'POST', path: '/attempts/{quizCode}/rest/end' })
    .input(ownAttempt)
    .output(attemptClockSchema)
    .errors(errors('NOT_FOUND')),
};
