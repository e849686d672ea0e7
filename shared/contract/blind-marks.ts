import { z } from 'zod';
import {
  MAX_ANSWER_CHARACTERS,
  MAX_BULK_MIN_SAMPLE,
  MAX_MARK,
  MAX_QUESTION_TEXT_CHARACTERS,
} from '../business-rules.ts';
import { errors } from '../errors.ts';
import { classCode, questionId, quizCode, submissionId, text } from './fields.ts';
import { permitted } from './route.ts';

/**
 * Why an answer is marked blind: to teach and measure the marker, or to check marks accepted in
 * bulk.
 */
export const samplePurposes = ['sample', 'spot-check'] as const;

/** A ticked point, by its place, with the words of the answer that earn it. */
const blindTickSchema = z.object({
  place: z.number().int().min(0),
  /** The point's text when it was read; without it, the point that is now at the place. */
  point: text(MAX_QUESTION_TEXT_CHARACTERS).optional(),
  quote: text(MAX_ANSWER_CHARACTERS).nullable(),
});
export type BlindTick = z.infer<typeof blindTickSchema>;

/** An answer to be marked blind: nothing here reveals the marker's judgement. */
const blindAnswerSchema = z.object({
  submissionId: z.string(),
  userAnswer: z.string(),
  /** Increases with every change of the text; a mark names the revision it is for. */
  answerRevision: z.number().int(),
  /** The number of other answers that say the same and get the same mark. */
  alike: z.number().int(),
  purpose: z.enum(samplePurposes),
  /** This teacher's mark; null if they have not given one. */
  myMark: z.number().nullable(),
  myPoints: z.array(blindTickSchema),
});
export type BlindAnswer = z.infer<typeof blindAnswerSchema>;

/** A point that can be ticked. A group gives no more marks than its cap. */
const blindPointSchema = z.object({
  point: z.string(),
  marks: z.number().int(),
  group: z.number().int(),
  cap: z.number().nullable(),
  /** Groups with the same number form one route, and the best route counts; null: no route. */
  route: z.number().int().nullable(),
});
export type BlindPoint = z.infer<typeof blindPointSchema>;

const blindSampleSchema = z.object({
  questions: z.array(
    z.object({
      questionId: z.string(),
      isSkipped: z.boolean(),
      points: z.array(blindPointSchema),
      /** The answers in marking order. */
      answers: z.array(blindAnswerSchema),
      /** Names of colleagues who have marked some of them too. */
      colleagues: z.array(z.string()),
    }),
  ),
});
export type BlindSample = z.infer<typeof blindSampleSchema>;

/** What to do with a question's pencil marks, based on the measurement. */
const recommendations = ['unmeasured', 'trust', 'check-all', 'by-hand'] as const;
export type Recommendation = (typeof recommendations)[number];

/** How far the marker agrees with blind marks on one question. */
const questionAgreementSchema = z.object({
  questionId: z.string(),
  /**
   * True if it is marked by the rules of its kind, without the AI: there is nothing to agree about.
   */
  isExact: z.boolean(),
  isSkipped: z.boolean(),
  /** The colleague who skipped it; null if nobody did, or the reader did. */
  skippedBy: z.string().nullable(),
  /** The number of answers chosen, marked blind, and marked by both a teacher and the marker. */
  chosen: z.number().int(),
  marked: z.number().int(),
  measured: z.number().int(),
  /**
   * Of the marked ones, those that the marker looked at and left to a person, such as levels of
   * response.
   */
  unjudged: z.number().int(),
  exact: z.number().int(),
  withinOne: z.number().int(),
  /** Quadratic weighted kappa; null if the marks do not vary enough. */
  kappa: z.number().nullable(),
  /**
   * The 90 % confidence interval, 0..1, of the share of answers with exactly the same mark, and the
   * marks that it rests on: those of the representative sample, for all answers, or without any,
   * the spot checks, which say something only about marks accepted in bulk or ready to be.
   */
  interval: z
    .object({
      low: z.number(),
      high: z.number(),
      measured: z.number().int(),
      exact: z.number().int(),
      of: z.enum(['all-answers', 'bulk']),
    })
    .nullable(),
  /** Of the measured ones, those checked after they had been accepted in bulk. */
  spotChecked: z.object({ measured: z.number().int(), exact: z.number().int() }),
  /** True if spot checks agree less than the sample predicted. */
  isDrifting: z.boolean(),
  /** Answers marked blind by two teachers, and how often they gave the same mark. */
  teachers: z.object({ both: z.number().int(), exact: z.number().int() }),
  /** Pencil marks that raise a doubt, and those that do not. */
  doubtful: z.number().int(),
  sure: z.number().int(),
  /** Marks that go into ink if the question is accepted in bulk. */
  acceptable: z.number().int(),
  /**
   * Marks that stay in pencil then, because the question was changed after they were given, or
   * another marker than the measured one gave them.
   */
  leftOut: z.number().int(),
  /** Accepted in bulk and not looked at since. */
  inBulk: z.number().int(),
  /**
   * True if enough is marked, or was measured before a change, and the marker has not learnt from
   * it yet.
   */
  isToLearn: z.boolean(),
  /**
   * True if the question or the marker has been changed since it was measured: those figures are
   * left out.
   */
  isOutdated: z.boolean(),
  recommendation: z.enum(recommendations),
  /**
   * True if the agreement is below the school's requirement: its pencil marks cannot be accepted in
   * bulk.
   */
  isBulkRefused: z.boolean(),
});
export type QuestionAgreement = z.infer<typeof questionAgreementSchema>;

const demandSchema = z.object({
  /** The share of blind marks that the marker must have matched, in percent. */
  leastExactPercent: z.number().int().min(0).max(100),
  /** The number of answers that must have been measured; 0 allows a sample to be skipped. */
  leastSample: z.number().int().min(0).max(MAX_BULK_MIN_SAMPLE),
});
export type BulkDemand = z.infer<typeof demandSchema>;

/** Marks that were accepted in bulk, or pencil marks without doubt, before they are accepted. */
const spotCheckSources = ['accepted', 'to-accept'] as const;
export type SpotCheckSource = (typeof spotCheckSources)[number];

const byCode = z.object({ quizCode });
/** Counts and draws may be limited to one class. */
const byCodeOrClass = byCode.extend({ teacherCode: classCode.optional() });

/** "Ten first": blind marks of representative answers, and the agreement they show. */
export const blindMarksContract = {
  /** Opens the sample to mark blind; the first call chooses it. */
  openSample: permitted('response.mark', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/blind-sample' })
    .input(byCode)
    .output(blindSampleSchema),

  /**
   * Sets a blind mark: in ink for the answer and those that say the same, unless a colleague was
   * first.
   */
  setBlindMark: permitted('response.mark', 'submissionById')
    .route({ method: 'PUT', path: '/submissions/{submissionId}/blind-mark' })
    .input(
      z.object({
        submissionId,
        mark: z.number().int().min(0).max(MAX_MARK),
        /** The revision of the text that was read; without it, the current one. */
        answerRevision: z.number().int().optional(),
        points: z.array(blindTickSchema).max(MAX_MARK).default([]),
      }),
    )
    .output(z.object({ saved: z.literal(true) }))
    .errors(errors('NOT_FOUND', 'NOT_BLIND', 'ANSWER_CHANGED', 'QUESTION_CHANGED')),

  /** Skips a question's sample, or undoes that. */
  skipSample: permitted('response.mark', 'quizByCode')
    .route({ method: 'PUT', path: '/quizzes/{quizCode}/questions/{questionId}/sample-skipped' })
    .input(byCode.extend({ questionId, isSkipped: z.boolean() }))
    .output(z.object({ isSkipped: z.boolean() }))
    .errors(errors('NOT_FOUND')),

  /**
   * Adds some marks of each question, or of one, to be marked blind: from those that were accepted
   * in bulk, or those that would be.
   */
  drawSpotCheck: permitted('response.mark', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/spot-check' })
    .input(
      byCodeOrClass.extend({
        of: z.enum(spotCheckSources).default('accepted'),
        questionId: questionId.optional(),
      }),
    )
    .output(z.object({ drawn: z.number().int() })),

  getAgreement: permitted('response.list', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}/agreement' })
    .input(byCodeOrClass)
    .output(z.object({ questions: z.array(questionAgreementSchema), demand: demandSchema })),

  getBulkDemand: permitted('marker.inspect')
    .route({ method: 'GET', path: '/bulk-demand' })
    .output(demandSchema),

  setBulkDemand: permitted('marker.inspect', null, {
    audit: { action: 'settings-changed', what: 'Demand on agreement' },
  })
    .route({ method: 'PUT', path: '/bulk-demand' })
    .input(demandSchema)
    .output(demandSchema),
};
