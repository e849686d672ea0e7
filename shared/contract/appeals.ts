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

/** What a teacher decided on an appeal: the mark is changed, or it stands. */
export const appealOutcomes = ['changed', 'stands'] as const;

const reason = text(MAX_APPEAL_CHARACTERS)
  .pipe(z.string().trim())
  .pipe(z.string().min(1, appealsMessages.reasonRequired));

/** A student's question about a mark, and what came of it. */
export const appealSchema = z.object({
  submissionId: z.string(),
  /** The point of the scheme in question; null for the mark as a whole. */
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
  /** A student questions one mark, once, while it is theirs and released. */
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

  /** A quiz's appeals, open ones first. */
  listAppeals: permitted('response.list', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}/appeals' })
    .input(z.object({ quizCode, teacherCode: classCode.optional() }))
    .output(
      z.object({
        items: z.array(
          appealSchema.extend({
            displayName: z.string(),
            questionId: z.string(),
            /** The answer with its mark as it stands now. */
            submission: submissionSchema,
            /** Other answers that say the same, with whose they are: a new mark could go to them too. */
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

  /** Decides once. A new mark goes into ink; the answers in `alike` get it too. */
  decideAppeal: permitted('response.mark', 'submissionById')
    .route({ method: 'POST', path: '/submissions/{submissionId}/appeal/decision' })
    .input(
      z.object({
        submissionId,
        /** The mark as the teacher saw it. */
        markRevision: seenRevision,
        /** Null leaves the mark as it stands. */
        newMark: z.number().int().min(0).max(MAX_MARK).nullable(),
        /** Of those that were listed as saying the same, the ones that get the new mark too. */
        alike: z.array(seenMark).max(MAX_DECISIONS_AT_ONCE).default([]),
        /** What the student reads of the new mark; absent, it is written from mark and points. */
        feedback: text(MAX_FEEDBACK_CHARACTERS).optional(),
        points: tickedPoints.optional(),
        reason,
      }),
    )
    .output(
      appealSchema.extend({
        /** How many of `alike` kept their marks, because those had changed since. */
        leftAlone: z.number(),
      }),
    )
    .errors(errors('ALREADY_DECIDED', 'MARK_CHANGED')),
};
