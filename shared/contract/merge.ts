import { z } from 'zod';
import { MAX_MERGE_DECISIONS } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { accessArrangementsSchema } from './access-arrangements.ts';
import { quizCode, timestamp, userId } from './fields.ts';
import { permitted } from './route.ts';

const accountSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  /** Their email, or the username that replaces it. */
  signInName: z.string(),
  createdAt: timestamp,
  /** The number of quizzes that it sat. */
  quizzes: z.number().int(),
  /** The names of its active classes. */
  classes: z.array(z.string()),
  canSignIn: z.boolean(),
  isSuspended: z.boolean(),
  /** The time at which a suspended student left the school; null if they have not. */
  leftAt: timestamp.nullable(),
  extraTimePercentage: z.number(),
  accessArrangements: accessArrangementsSchema,
});

const satOnceSchema = z.object({
  finishedAt: timestamp,
  /** The score of the last attempt, and how many of its answers are marked. */
  score: z.number().int(),
  marked: z.number().int(),
  answers: z.number().int(),
  /** The number of that attempt within its account. */
  number: z.number().int(),
});

const mergePreviewSchema = z.object({
  kept: accountSchema,
  other: accountSchema,
  /** Quizzes that both sat, newest first: for each, someone decides what counts. */
  satTwice: z.array(
    z.object({
      quizCode: z.string(),
      title: z.string(),
      /** True if the quiz counts the best attempt anyway. */
      countsBest: z.boolean(),
      kept: satOnceSchema,
      other: satOnceSchema,
    }),
  ),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

const decisionSchema = z.object({
  quizCode,
  /**
   * The account whose last attempt becomes the last of both; the other's are kept as earlier
   * attempts.
   */
  counts: z.enum(['kept', 'other']),
});
export type MergeDecision = z.infer<typeof decisionSchema>;

const both = z.object({ studentId: userId, otherId: userId });

export const mergeContract = {
  /** Previews merging two accounts of one student. */
  previewMerge: permitted('user.merge', 'studentOfClass')
    .route({ method: 'GET', path: '/students/{studentId}/merge/{otherId}' })
    .input(both)
    .output(mergePreviewSchema)
    .errors(errors('MERGE_WITH_ITSELF', 'MERGE_WHILE_SITTING')),

  /**
   * Moves everything from the other account to this student's, and deletes it. It cannot be undone.
   */
  merge: permitted('user.merge', 'studentOfClass')
    .route({ method: 'POST', path: '/students/{studentId}/merge/{otherId}' })
    .input(both.extend({ decisions: z.array(decisionSchema).max(MAX_MERGE_DECISIONS) }))
    .output(z.object({ quizzes: z.number().int() }))
    .errors(errors('MERGE_WITH_ITSELF', 'MERGE_WHILE_SITTING', 'MERGE_CHANGED')),
};
