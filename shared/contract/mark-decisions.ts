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

/** An answer with whose it is, where answers are not listed by student. */
const studentSubmissionSchema = submissionSchema.extend({
  userId: z.string(),
  displayName: z.string(),
});
export type StudentSubmission = z.infer<typeof studentSubmissionSchema>;

/** Answers that say the same after normalisation, and so get one decision. */
const answerGroupSchema = z.object({
  /** Stays the same while the answers do. */
  groupId: z.string(),
  /** As one of them wrote it. */
  sampleAnswer: z.string(),
  submissions: z.array(studentSubmissionSchema),
});
export type AnswerGroup = z.infer<typeof answerGroupSchema>;

/**
 * Why an answer stands in the "Check these first" queue, beside its own flags. `unjudged` is what
 * the marker says that it cannot judge, `treated-as-blank` a text of which it judged nothing.
 */
const checkReasons = [
  'flagged',
  'unjudged',
  'above-maximum',
  'stopped-or-failed',
  'treated-as-blank',
] as const;
export type CheckReason = (typeof checkReasons)[number];

/** An answer as the teacher saw it when deciding. */
export const seenMark = z.object({ submissionId, markRevision: seenRevision });

/** What a decision about many answers did. */
const decisionSchema = z.object({
  /** Names the decision, to take it back. */
  decisionId: z.string(),
  /** How many answers it changed: the list of them ends at MAX_LISTED_DECISIONS. */
  changedCount: z.number().int(),
  changed: z.array(studentSubmissionSchema),
  /** Left alone, as they are now: somebody else changed the mark, or it cannot be accepted. */
  conflictCount: z.number().int(),
  conflicts: z.array(studentSubmissionSchema),
  /** Named, and not there any more: the student is answering again, or has left the class. */
  outOfReachCount: z.number().int(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** The points of the scheme as a teacher ticked them; together they give at least the mark. */
export const tickedPoints = z
  .array(
    markedPointSchema.extend({
      point: text(MAX_QUESTION_TEXT_CHARACTERS),
      quote: text(MAX_ANSWER_CHARACTERS).nullable(),
    }),
  )
  .max(MAX_MARK);

export const markEventKinds = ['marked', 'overridden', 'accepted', 'undone', 'reset'] as const;

/** One step in the story of a mark, oldest first. */
const markEventSchema = z.object({
  at: timestamp,
  kind: z.enum(markEventKinds),
  /** The teacher's name, or null where a marker acted. */
  teacher: z.string().nullable(),
  marker: z.string().nullable(),
  promptHash: z.string().nullable(),
  oldMark: z.number().nullable(),
  newMark: z.number().nullable(),
  oldFeedback: z.string(),
  newFeedback: z.string(),
  /** The points that the teacher ticked; null where the mark was not given by points. */
  tickedPoints: z.array(markedPointSchema).nullable(),
  /** Decided together with answers that say something else, without opening this one. */
  isInBulk: z.boolean(),
  /** Takes it back with all that was decided with it; null where it cannot be. */
  decisionId: z.string().nullable(),
  reason: z.string().nullable(),
});
export type MarkEvent = z.infer<typeof markEventSchema>;

const schemeLine = z.object({
  quizCode,
  questionId,
  kind: z.enum(schemeLineKinds),
  /** What is accepted, rejected or noted, without the word "accept". */
  line: shortText.pipe(z.string().min(1).max(MAX_SHORT_TEXT_CHARACTERS)),
  /** The scheme's point that the line is about, as `aiAnalysis` tells it; absent for the last. */
  point: text(MAX_QUESTION_TEXT_CHARACTERS).optional(),
});

/** Answers of a quiz, or only those of one class. */
const byCode = z.object({ quizCode, teacherCode: classCode.optional() });

/** What a teacher decides about marks: one by one, by group, by question, or all without doubt. */
export const markDecisionsContract = {
  /** A question's answers, equal ones together, then those most alike beside each other. */
  listAnswerGroups: permitted('response.list', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}/questions/{questionId}/answer-groups' })
    .input(byCode.extend({ questionId, page }))
    .output(
      z.object({
        /** At most ANSWER_GROUPS_PER_PAGE of them. */
        groups: z.array(answerGroupSchema),
        /** How many groups there are, over all pages. */
        total: z.number(),
      }),
    )
    .errors(errors('NOT_FOUND')),

  /** "Check these first": unconfirmed answers with something to doubt, the most doubtful first. */
  listToCheck: permitted('response.list', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}/to-check' })
    .input(byCode)
    .output(
      z.object({
        /** At most MAX_LISTED_TO_CHECK of them. */
        items: z.array(
          studentSubmissionSchema.extend({
            reasons: z.array(z.enum(checkReasons)),
            /** The same for answers to one question that say the same. */
            groupId: z.string(),
          }),
        ),
        /** How many answers there are to check. */
        total: z.number(),
        /** For the whole quiz, or one class: how many are in ink, in pencil without doubt, or unmarked. */
        inked: z.number(),
        pencilWithoutDoubt: z.number(),
        unmarked: z.number(),
      }),
    ),

  /**
   * Turns pencil into ink: the listed answers, a question's, or all that raise no doubt. In bulk only
   * where the marker was found to agree as far as the school demands.
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

  /** One mark, in ink, for several answers to one question. */
  setMarks: permitted('response.mark', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/marks' })
    .input(
      z.object({
        quizCode,
        items: z.array(seenMark).min(1).max(MAX_DECISIONS_AT_ONCE),
        markAwarded: z.number().int().min(0).max(MAX_MARK),
        /** Replaces the feedback of each; absent leaves it. */
        feedback: text(MAX_FEEDBACK_CHARACTERS).optional(),
        points: tickedPoints.optional(),
        reason: shortText.optional(),
      }),
    )
    .output(decisionSchema),

  /** Takes a decision back where its marks have not changed since. */
  undoDecision: permitted('response.mark', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/decisions/{decisionId}/undo' })
    .input(z.object({ quizCode, decisionId: z.uuid() }))
    .output(
      decisionSchema.extend({
        /** The line of a lesson is left to the teacher: the question was changed or deleted since. */
        isLineLeft: z.boolean(),
      }),
    )
    .errors(errors('NOT_FOUND', 'LESSON_NOT_YOURS', 'DECISION_STALE')),

  /** The story of one mark, oldest step first. */
  listMarkEvents: permitted('response.list', 'submissionById')
    .route({ method: 'GET', path: '/submissions/{submissionId}/mark-events' })
    .input(z.object({ submissionId }))
    .output(z.object({ items: z.array(markEventSchema) })),

  /** Which unconfirmed answers another line in the mark scheme would change. Nothing is stored. */
  trySchemeLine: permitted('scheme.teach', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/questions/{questionId}/scheme-lines/try' })
    .input(schemeLine)
    .output(
      z.object({
        /** The scheme with the line in it. */
        markSchemeAnswer: z.string(),
        /** How many unconfirmed answers there are, and how many of them were looked at. */
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

  /** Adds the line to the mark scheme and marks again only the answers named. */
  teachSchemeLine: permitted('scheme.teach', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/questions/{questionId}/scheme-lines' })
    .input(schemeLine.extend({ items: z.array(seenMark).max(MAX_DECISIONS_AT_ONCE) }))
    .output(
      decisionSchema.extend({
        markSchemeAnswer: z.string(),
        /** Of the answers named, those that the marker could not mark again: they are to be checked. */
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
