import { z } from 'zod';
import {
  MAX_APPEAL_CHARACTERS,
  MAX_DECISIONS_AT_ONCE,
  MAX_FEEDBACK_CHARACTERS,
  MAX_MARK,
  MAX_QUESTION_TEXT_CHARACTERS,
} from '../business-rules.ts';
import { errors } from '../errors.ts';
import { appealsMessages } from '../messages/appeals.ts';
import { classCode, quizCode, seenRevision, submissionId, text, timestamp } from './fields.ts';
import { seenMark, tickedPoints } from './mark-decisions.ts';
import { submissionSchema } from './marking.ts';
import { permitted } from './route.ts';

/** A teacher's decision on an appeal: the mark is changed, or it stands. */
export const appealOutcomes = ['changed', 'stands'] as const;

const reason = text(MAX_APPEAL_CHARACTERS)
  .pipe(z.string().trim())
  .pipe(z.string().min(1, appealsMessages.reasonRequired));

/** A student's appeal against a mark, and its outcome. */
export const appealSchema = z.object({
  submissionId: z.string(),
  /** The disputed point of the scheme; null for the mark as a whole. */
  point: z.string().nullable(),
  reason: z.string(),
  createdAt: timestamp,
  outcome: z.enum(appealOutcomes).nullable(),
  decisionReason: z.string().nullable(),
  decidedAt: timestamp.nullable(),
  oldMark: z.number().nullable(),
  newMark: z.number().nullable(),
});
export type Appeal = z.infer<typeof appealSchema>;

export const appealsContract = {
  /** Appeals against a mark, once, while it belongs to the student and is released. */
  appeal: permitted('appeal.make', 'ownSubmission')
    .route({ method: 'POST', path: '/submissions/{submissionId}/appeal', successStatus: 201 })
    .input(
      z.object({
        submissionId,
        point: text(MAX_QUESTION_TEXT_CHARACTERS).nullable().default(null),
        reason,
      }),
    )
    .output(appealSchema)
    .errors(errors('ALREADY_APPEALED', 'NOT_MARKED_YET')),

  /** Lists a quiz's appeals, open ones first. */
  listAppeals: permitted('response.list', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}/appeals' })
    .input(z.object({ quizCode, teacherCode: classCode.optional() }))
    .output(
      z.object({
        items: z.array(
          appealSchema.extend({
            displayName: z.string(),
            questionId: z.string(),
            /** The answer with its current mark. */
            submission: submissionSchema,
            /**
             * Other answers that say the same, with their students: they could get the new mark
             * too.
             */
            alike: z.array(
              z.object({
                submissionId: z.string(),
                markRevision: z.number(),
                displayName: z.string(),
              }),
            ),
          }),
        ),
        open: z.number(),
      }),
    ),

  /** Decides an appeal, once. A new mark goes into ink; the answers in `alike` get it too. */
  decideAppeal: permitted('response.mark', 'submissionById')
    .route({ method: 'POST', path: '/submissions/{submissionId}/appeal/decision' })
    .input(
      z.object({
        submissionId,
        /** The revision of the mark that the teacher saw. */
        markRevision: seenRevision,
        /** Null keeps the mark. */
        newMark: z.number().int().min(0).max(MAX_MARK).nullable(),
        /** Those of the answers listed as saying the same that get the new mark too. */
        alike: z.array(seenMark).max(MAX_DECISIONS_AT_ONCE).default([]),
        /**
         * The student's feedback on the new mark; if absent, it is written from mark and points.
         */
        feedback: text(MAX_FEEDBACK_CHARACTERS).optional(),
        points: tickedPoints.optional(),
        reason,
      }),
    )
    .output(
      appealSchema.extend({
        /**
         * The number of answers in `alike` that kept their marks, because those had changed since.
         */
        leftAlone: z.number(),
      }),
    )
    .errors(errors('ALREADY_DECIDED', 'MARK_CHANGED', 'QUESTION_CHANGED')),
};
