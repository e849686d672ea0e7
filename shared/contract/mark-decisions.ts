import { z } from 'zod';
import { schemeLineKinds } from '../choices.ts';
import {
  MAX_ANSWER_CHARACTERS,
  MAX_DECISIONS_AT_ONCE,
  MAX_FEEDBACK_CHARACTERS,
  MAX_MARK,
  MAX_QUESTION_TEXT_CHARACTERS,
  MAX_SHORT_TEXT_CHARACTERS,
} from '../business-rules.ts';
import { errors } from '../errors.ts';
import { markedPointSchema } from './ai-analysis.ts';
import {
  classCode,
  page,
  questionId,
  quizCode,
  seenRevision,
  shortText,
  submissionId,
  text,
  timestamp,
} from './fields.ts';
import { submissionSchema } from './marking.ts';
import { permitted } from './route.ts';

/** An answer with its student, for lists that are not grouped by student. */
const studentSubmissionSchema = submissionSchema.extend({
  userId: z.string(),
  displayName: z.string(),
});
export type StudentSubmission = z.infer<typeof studentSubmissionSchema>;

/** Answers that are equal after normalisation, and so get one decision. */
const answerGroupSchema = z.object({
  /** Stable while the answers are unchanged. */
  groupId: z.string(),
  /** The text as one of the students wrote it. */
  sampleAnswer: z.string(),
  submissions: z.array(studentSubmissionSchema),
});
export type AnswerGroup = z.infer<typeof answerGroupSchema>;

/**
 * Why an answer is in the "Check these first" queue, in addition to its own flags. `unjudged`: the
 * marker says that it cannot judge it. `question-changed`: the question or its mark scheme was
 * changed after the mark was given. `treated-as-blank`: the marker judged nothing of its text.
 * `held-from-markers`: it has no mark in ink, and no marker or bulk acceptance gives it one, because
 * a person has followed it up.
 */
const checkReasons = [
  'flagged',
  'unjudged',
  'above-maximum',
  'question-changed',
  'stopped-or-failed',
  'treated-as-blank',
  'held-from-markers',
] as const;
export type CheckReason = (typeof checkReasons)[number];

/** An answer as the teacher saw it when deciding. */
export const seenMark = z.object({ submissionId, markRevision: seenRevision });

/** The result of a decision about many answers. */
const decisionSchema = z.object({
  /** Identifies the decision, for an undo. */
  decisionId: z.string(),
  /** The number of changed answers; the list of them ends at MAX_LISTED_DECISIONS. */
  changedCount: z.number().int(),
  changed: z.array(studentSubmissionSchema),
  /**
   * Answers left alone, with their current state: someone else changed the mark, or it cannot be
   * accepted.
   */
  conflictCount: z.number().int(),
  conflicts: z.array(studentSubmissionSchema),
  /** Named answers that no longer exist: the student is answering again, or has left the class. */
  outOfReachCount: z.number().int(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** The points of the scheme that a teacher ticked; together they give at least the mark. */
export const tickedPoints = z
  .array(
    markedPointSchema.extend({
      point: text(MAX_QUESTION_TEXT_CHARACTERS),
      quote: text(MAX_ANSWER_CHARACTERS).nullable(),
    }),
  )
  .max(MAX_MARK);

export const markEventKinds = ['marked', 'overridden', 'accepted', 'undone', 'reset'] as const;

/** One step in the history of a mark, oldest first. */
const markEventSchema = z.object({
  at: timestamp,
  kind: z.enum(markEventKinds),
  /** The teacher's name, or null if a marker acted. */
  teacher: z.string().nullable(),
  marker: z.string().nullable(),
  promptHash: z.string().nullable(),
  oldMark: z.number().nullable(),
  newMark: z.number().nullable(),
  oldFeedback: z.string(),
  newFeedback: z.string(),
  /** The points that the teacher ticked; null if the mark was not given by points. */
  tickedPoints: z.array(markedPointSchema).nullable(),
  /**
   * True if it was decided together with answers that say something else, without opening this one.
   */
  isInBulk: z.boolean(),
  /** Identifies everything that an undo would undo with it; null if that is not possible. */
  decisionId: z.string().nullable(),
  reason: z.string().nullable(),
});
export type MarkEvent = z.infer<typeof markEventSchema>;

const schemeLine = z.object({
  quizCode,
  questionId,
  kind: z.enum(schemeLineKinds),
  /** The text that is accepted, rejected or noted, without the word "accept". */
  line: shortText.pipe(z.string().min(1).max(MAX_SHORT_TEXT_CHARACTERS)),
  /**
   * The scheme's point that the line is about, in the wording of `aiAnalysis`; absent for the last.
   */
  point: text(MAX_QUESTION_TEXT_CHARACTERS).optional(),
});

/** Answers of a quiz, or only those of one class. */
const byCode = z.object({ quizCode, teacherCode: classCode.optional() });

/** A teacher's decisions about marks: one by one, by group, by question, or all without doubt. */
export const markDecisionsContract = {
  /**
   * Lists a question's answers, equal ones together, and the most similar groups next to each
   * other.
   */
  listAnswerGroups: permitted('response.list', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}/questions/{questionId}/answer-groups' })
    .input(byCode.extend({ questionId, page }))
    .output(
      z.object({
        /** At most ANSWER_GROUPS_PER_PAGE groups. */
        groups: z.array(answerGroupSchema),
        /** The number of groups over all pages. */
        total: z.number(),
      }),
    )
    .errors(errors('NOT_FOUND')),

  /**
   * Returns "Check these first": unconfirmed answers with something to doubt, the most doubtful
   * first.
   */
  listToCheck: permitted('response.list', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}/to-check' })
    .input(byCode)
    .output(
      z.object({
        /** At most MAX_LISTED_TO_CHECK answers. */
        items: z.array(
          studentSubmissionSchema.extend({
            reasons: z.array(z.enum(checkReasons)),
            /** Identical for all answers to one question that say the same. */
            groupId: z.string(),
          }),
        ),
        /** The number of answers to check. */
        total: z.number(),
        /**
         * Counts for the whole quiz, or one class: in ink, in pencil without doubt, and unmarked.
         */
        inked: z.number(),
        pencilWithoutDoubt: z.number(),
        unmarked: z.number(),
      }),
    ),

  /**
   * Turns pencil into ink: the listed answers, a question's, or all that raise no doubt. Accepting
   * in bulk requires that the marker's agreement meets the school's requirements.
   */
  acceptMarks: permitted('response.mark', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/accept-marks' })
    .input(
      byCode.extend({
        which: z.discriminatedUnion('kind', [
          z.object({
            kind: z.literal('listed'),
            items: z.array(seenMark).min(1).max(MAX_DECISIONS_AT_ONCE),
          }),
          z.object({ kind: z.literal('question'), questionId }),
          z.object({ kind: z.literal('without-doubt') }),
        ]),
      }),
    )
    .output(decisionSchema)
    .errors(errors('BULK_REFUSED')),

  /** Gives several answers to one question the same mark, in ink. */
  setMarks: permitted('response.mark', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/marks' })
    .input(
      z.object({
        quizCode,
        items: z.array(seenMark).min(1).max(MAX_DECISIONS_AT_ONCE),
        markAwarded: z.number().int().min(0).max(MAX_MARK),
        /** Replaces the feedback of each; if absent, the feedback stays. */
        feedback: text(MAX_FEEDBACK_CHARACTERS).optional(),
        points: tickedPoints.optional(),
        reason: shortText.optional(),
      }),
    )
    .output(decisionSchema)
    .errors(errors('QUESTION_CHANGED')),

  /** Undoes a decision for the marks that have not changed since. */
  undoDecision: permitted('response.mark', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/decisions/{decisionId}/undo' })
    .input(z.object({ quizCode, decisionId: z.uuid() }))
    .output(
      decisionSchema.extend({
        /**
         * True if the teacher must remove the line of a lesson: the question was changed or deleted
         * since.
         */
        isLineLeft: z.boolean(),
      }),
    )
    .errors(errors('NOT_FOUND', 'LESSON_NOT_YOURS', 'DECISION_STALE')),

  /** Returns the history of one mark, oldest step first. */
  listMarkEvents: permitted('response.list', 'submissionById')
    .route({ method: 'GET', path: '/submissions/{submissionId}/mark-events' })
    .input(z.object({ submissionId }))
    .output(z.object({ items: z.array(markEventSchema) })),

  /**
   * Returns which unconfirmed answers an additional line in the mark scheme would change. Nothing
   * is stored.
   */
  trySchemeLine: permitted('scheme.teach', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/questions/{questionId}/scheme-lines/try' })
    .input(schemeLine)
    .output(
      z.object({
        /** The scheme with the line in it. */
        markSchemeAnswer: z.string(),
        /** The number of unconfirmed answers, and how many of them were examined. */
        unconfirmed: z.number(),
        looked: z.number(),
        changes: z.array(
          z.object({ submission: studentSubmissionSchema, newMark: z.number().int() }),
        ),
      }),
    )
    .errors(
      errors('NOT_FOUND', 'QUESTION_NOT_YOURS', 'QUESTION_MARKED_EXACTLY', 'MARKER_UNAVAILABLE'),
    ),

  /** Adds the line to the mark scheme and marks only the named answers again. */
  teachSchemeLine: permitted('scheme.teach', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/questions/{questionId}/scheme-lines' })
    .input(schemeLine.extend({ items: z.array(seenMark).max(MAX_DECISIONS_AT_ONCE) }))
    .output(
      decisionSchema.extend({
        markSchemeAnswer: z.string(),
        /**
         * The number of named answers that the marker could not mark again: they must be checked.
         */
        notMarked: z.number().int(),
      }),
    )
    .errors(
      errors(
        'NOT_FOUND',
        'QUESTION_NOT_YOURS',
        'QUESTION_MARKED_EXACTLY',
        'QUESTION_CHANGED',
        'MARKER_UNAVAILABLE',
      ),
    ),
};
