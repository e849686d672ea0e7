import { z } from 'zod';
import { MAX_ANSWER_CHARACTERS, MAX_QUESTIONS_PER_QUIZ } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { pick } from '../pick.ts';
import { askedFields } from '../question-content.ts';
import { questionContentSchema } from './question-content.ts';
import { accessArrangementsSchema } from './access-arrangements.ts';
import { questionId, quizCode, text, timestamp, userId } from './fields.ts';
import { permitted } from './route.ts';

/** A question as the student sees it while sitting: the type has no mark scheme. */
const attemptQuestionSchema = z.object({
  questionId: z.string(),
  ...pick(questionContentSchema.shape, askedFields),
});

const storedAnswerSchema = z.object({
  questionId: z.string(),
  answer: z.string(),
  /** Saved answers are locked until Edit Answer; others are drafts. */
  isSaved: z.boolean(),
  /** Grows with every change; a write must carry a higher one than is stored. */
  revision: z.number().int(),
});

/** A student's rest breaks in one attempt: the clock stands still while one goes on. */
const restSchema = z.object({
  /** What is left of them, also while one goes on. */
  secondsLeft: z.number().int(),
  /** When the one that goes on began; null while the clock runs. */
  startedAt: timestamp.nullable(),
  /** When it ends by itself at the latest. */
  endsAt: timestamp.nullable(),
});
export type Rest = z.infer<typeof restSchema>;

/** The server's signed word that it answered a page of this attempt, and when. */
const stamp = z.string().max(100);

/** When something was typed, by a clock that the page has set by the server's last answer. */
const typedSchema = z.object({ at: timestamp, stamp });
export type Typed = z.infer<typeof typedSchema>;

/** The clock of an attempt as it stands now, and whether the attempt goes on. */
const attemptClockSchema = z.object({
  /**
   * While a rest goes on, the deadline if all of it is used: the time left then stands still at
   * `deadlineAt` less `rest.endsAt`.
   */
  deadlineAt: timestamp,
  /** The server's clock when it answered, so that a wrong clock in the device does not matter. */
  serverNow: timestamp,
  /** To be sent back with what is typed until the next one. */
  stamp,
  isFinished: z.boolean(),
  /** Null for a student without rest breaks. */
  rest: restSchema.nullable(),
});
export type AttemptClock = z.infer<typeof attemptClockSchema>;

/** An attempt under way (design, section 5). */
const attemptSchema = z.object({
  quizCode: z.string(),
  /** Whose attempt it is. Writes name it, so that a tab that another student left open cannot. */
  userId: z.string(),
  title: z.string(),
  startedAt: timestamp,
  ...attemptClockSchema.omit({ isFinished: true }).shape,
  /** How the page has to look and what it has to offer for this student. */
  arrangements: accessArrangementsSchema.omit({ restBreakMinutes: true }),
  /** None while a rest break goes on, and no answers either. */
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
/** The student whom the page believes to be signed in; WRONG_STUDENT where it is another. */
const ownAttempt = byCode.extend({ userId });
/** The one of their attempts that a page shows: ATTEMPT_OVER where they sit another by now. */
const shownAttempt = ownAttempt.extend({ startedAt: timestamp.optional() });

/** What a student keeps of a finished attempt. */
const receiptSchema = z.object({
  finishedAt: timestamp,
  answered: z.number(),
  questions: z.number(),
  /** Short, and known to the teacher, e.g. `K7Q2-M9XD`. */
  receiptCode: z.string(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** What a page is told when it hands in. */
const handInSchema = receiptSchema.extend({
  /** Whether what was handed in holds every answer that came along, in these words or newer ones. */
  areAnswersTaken: z.boolean(),
  /** Whether, in the place of one of them, newer words of the student from elsewhere stand there. */
  areNewerKept: z.boolean(),
});
export type HandIn = z.infer<typeof handInSchema>;

/** A quiz that a teacher set for the student's class, or for them alone. */
const setQuizSchema = z.object({
  quizCode: z.string(),
  title: z.string(),
  subject: z.string(),
  /** This student's own, in seconds: extra time included. */
  timeLimit: z.number(),
  /** `marked` where the student can see a mark of it. */
  state: z.enum(['in-progress', 'open', 'upcoming', 'handed-in', 'marked', 'missed']),
  /** How often it can still be sat, once it was handed in. */
  attemptsLeft: z.number().int(),
  /** While it is to come. */
  opensAt: timestamp.nullable(),
  /** When it can no longer be begun, or could. */
  closesAt: timestamp.nullable(),
});
export type SetQuiz = z.infer<typeof setQuizSchema>;

/** A quiz as a student sees it before the clock begins. */
const attemptStartSchema = z.object({
  quizCode: z.string(),
  title: z.string(),
  subject: z.string(),
  /** This student's own, in seconds: extra time included. */
  timeLimit: z.number().int(),
  /** Whether the clock runs already, so that opening the quiz begins nothing. */
  isUnderWay: z.boolean(),
});
export type AttemptStart = z.infer<typeof attemptStartSchema>;

/** An error that says when a quiz opens, or closed. */
const timed = <Code extends 'QUIZ_NOT_OPEN_YET' | 'QUIZ_CLOSED'>(code: Code) => ({
  ...errors(code)[code],
  data: z.object({ at: timestamp }),
});

/** Why a quiz cannot be begun by this student, or not now. */
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
  /** What is set for the student: under way, to do, to come, and lately over. */
  listSet: permitted('attempt.start', 'ownRows')
    .route({ method: 'GET', path: '/set-quizzes' })
    .output(z.object({ items: z.array(setQuizSchema) })),

  /** What the student is about to begin. Begins nothing, and refuses what could not be begun. */
  describeStart: permitted('attempt.start', 'ownAttempt')
    .route({ method: 'GET', path: '/attempts/{quizCode}/start' })
    .input(byCode)
    .output(attemptStartSchema)
    .errors(refusals),

  /** Starts the student's attempt, or takes up the one under way. */
  start: permitted('attempt.start', 'ownAttempt')
    .route({ method: 'POST', path: '/attempts/{quizCode}' })
    .input(
      ownAttempt.partial({ userId: true }).extend({
        /** Begins a further attempt, where the last one has ended and the quiz allows it. */
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
        /** What is stored and since when, so that the page can show it or write over it. */
        data: storedAnswerSchema.extend({ savedAt: timestamp }),
      },
    }),

  /**
   * Submits every answer and ends the attempt. Repeating it is harmless. A page whose clock has run
   * out, but that has not heard of more time or of a rest, is told the clock by NOT_OVER_YET.
   */
  finish: permitted('attempt.finish', 'ownAttempt')
    .route({ method: 'POST', path: '/attempts/{quizCode}/finish' })
    .input(
      shownAttempt.extend({
        answers: z
          .array(
            answerInputSchema.extend({
              /** Words from before the deadline are taken late where the server was away. */
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
   * Asked every few seconds by a page that is open: tells the teacher that the student is there,
   * and the page of time that was added or an attempt that ended elsewhere.
   */
  checkIn: permitted('attempt.answer', 'ownAttempt')
    .route({ method: 'POST', path: '/attempts/{quizCode}/check-in' })
    .input(shownAttempt)
    .output(attemptClockSchema)
    .errors(errors('NOT_FOUND', 'ATTEMPT_OVER')),

  /**
   * Begins a rest break; harmless where one goes on. The clock stands still, questions are not
   * handed out, and answers are taken only while some may still be on their way (15 s).
   */
  startRest: permitted('attempt.answer', 'ownAttempt')
    .route({ method: 'POST', path: '/attempts/{quizCode}/rest/start' })
    .input(ownAttempt)
    .output(attemptClockSchema)
    .errors(errors('NOT_FOUND', 'ATTEMPT_OVER', 'NO_REST_LEFT')),

  /** Ends a rest break; harmless where none goes on. What was not used of it is kept. */
  endRest: permitted('attempt.answer', 'ownAttempt')
    .route({ method: 'POST', path: '/attempts/{quizCode}/rest/end' })
    .input(ownAttempt)
    .output(attemptClockSchema)
    .errors(errors('NOT_FOUND')),
};
