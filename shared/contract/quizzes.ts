import { z } from 'zod';
import {
  DELETED_QUIZZES_PER_PAGE,
  MAX_ATTEMPTS_ALLOWED,
  MAX_IMPORT_BODY_BYTES,
  MAX_PAGE_SIZE,
  MAX_QUESTIONS_PER_QUIZ,
  MAX_TIME_LIMIT_SECONDS,
} from '../business-rules.ts';
import { errors } from '../errors.ts';
import { quizCodeMessages } from '../messages/quiz-code.ts';
import { quizzesMessages, timeLimitTooLong } from '../messages/quizzes.ts';
import { exportFormats } from '../transfer-formats.ts';
import {
  classCode,
  page,
  pageSize,
  questionId,
  quizCode,
  shortText,
  timestamp,
  userId,
} from './fields.ts';
import { importedLegacySchema, importLegacySchema } from './question-transfer.ts';
import { questionSchema } from './questions.ts';
import { permitted } from './route.ts';

/**
 * When students see marks: when their teacher releases them, each when their teacher puts it in
 * ink, or as soon as it exists.
 */
export const resultsReleases = ['when-released', 'as-accepted', 'as-marked'] as const;
export type ResultsRelease = (typeof resultsReleases)[number];

/** Which of several attempts counts. The best is known only among marked ones. */
export const countedAttempts = ['last', 'best'] as const;
export type CountedAttempt = (typeof countedAttempts)[number];

/**
 * The settings of a quiz that can be changed later. Attempts under way keep the time that they
 * began with.
 */
const settings = {
  title: shortText,
  subject: shortText,
  /** In seconds; the screen asks for minutes. */
  defaultTimeLimit: z
    .number(quizzesMessages.timeLimitRequired)
    .int(quizzesMessages.timeLimitInvalid)
    .min(1, quizzesMessages.timeLimitInvalid)
    .max(MAX_TIME_LIMIT_SECONDS, timeLimitTooLong(MAX_TIME_LIMIT_SECONDS)),
  resultsRelease: z.enum(resultsReleases),
  /** How often a student may sit it, and which of the attempts counts. */
  attemptsAllowed: z.number().int().min(1).max(MAX_ATTEMPTS_ALLOWED),
  countedAttempt: z.enum(countedAttempts),
};

/** A teacher's input for a quiz (spec section 5, Quiz creation). */
export const quizInputSchema = z.object({
  quizCode: z
    .string(quizCodeMessages.required)
    .trim()
    .min(1, quizCodeMessages.required)
    .pipe(quizCode),
  title: settings.title.default(''),
  subject: settings.subject.default(''),
  defaultTimeLimit: settings.defaultTimeLimit,
  questionIds: z
    .array(questionId, quizzesMessages.questionsRequired)
    .min(1, quizzesMessages.questionsRequired)
    .max(MAX_QUESTIONS_PER_QUIZ)
    .refine((ids) => new Set(ids).size === ids.length),
  resultsRelease: settings.resultsRelease.default('when-released'),
  attemptsAllowed: settings.attemptsAllowed.default(1),
  countedAttempt: settings.countedAttempt.default('last'),
});

/** A quiz, as shown to teachers, with the field names of both readings (spec section 3, Quiz). */
const quizSchema = z.object({
  quizCode: z.string(),
  code: z.string(),
  title: z.string(),
  subject: z.string(),
  defaultTimeLimit: z.number(),
  questionIds: z.array(z.string()),
  questionCount: z.number(),
  /** The total marks of all its questions. */
  totalMarks: z.number(),
  creatorUid: z.string(),
  createdBy: z.string(),
  /** Shown if a quiz is another teacher's. */
  creatorName: z.string(),
  locked: z.boolean(),
  resultsRelease: z.enum(resultsReleases),
  attemptsAllowed: z.number(),
  countedAttempt: z.enum(countedAttempts),
  /** When a teacher released the marks; null if that has not happened or is not needed. */
  releasedAt: timestamp.nullable(),
  /**
   * The number of classes that the quiz is set for, among those that this teacher sees; how many of
   * them its marks were released to, and which of them it is locked for, unless that applies to
   * everyone.
   */
  classes: z.object({
    total: z.number().int(),
    released: z.number().int(),
    lockedFor: z.array(z.string()),
  }),
  createdAt: timestamp,
  abilities: z.object({
    canLock: z.boolean(),
    canRelease: z.boolean(),
    canDelete: z.boolean(),
    canUpdate: z.boolean(),
  }),
});
export type Quiz = z.infer<typeof quizSchema>;

const byCode = z.object({ quizCode });

/** The period in which a quiz may be begun; null leaves that side open. */
const windowFields = { opensAt: timestamp.nullable(), closesAt: timestamp.nullable() };
const inWindow = <Shape extends z.ZodType<{ opensAt: string | null; closesAt: string | null }>>(
  shape: Shape,
) =>
  shape.refine(
    ({ opensAt, closesAt }) =>
      opensAt === null || closesAt === null || new Date(opensAt) < new Date(closesAt),
    { error: quizzesMessages.windowInvalid, path: ['closesAt'] },
  );

const setForSchema = z.object({
  classes: z.array(
    z.object({
      teacherCode: z.string(),
      name: z.string(),
      ...windowFields,
      /** The number of its students who have begun the quiz or sat it. */
      studentsBegan: z.number().int(),
      /**
       * True if its marks were released to it alone, or it alone is locked. If the quiz is removed
       * from it, students who sat the quiz keep their marks, and the lock ends.
       */
      isReleased: z.boolean(),
      isLocked: z.boolean(),
    }),
  ),
  windows: z.array(z.object({ userId: z.string(), displayName: z.string(), ...windowFields })),
});
export type SetFor = z.infer<typeof setForSchema>;

export const quizzesContract = {
  list: permitted('quiz.list', 'ownRows')
    .route({ method: 'GET', path: '/quizzes' })
    .input(
      z.object({
        /** Part of the code or title. */
        search: shortText.optional(),
        /**
         * Limits the list to this person's quizzes; both readings mean the same (spec section 3,
         * Quiz).
         */
        creatorUid: userId.optional(),
        createdBy: userId.optional(),
      }),
    )
    .output(z.object({ items: z.array(quizSchema) })),

  get: permitted('quiz.read', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}' })
    .input(byCode)
    .output(quizSchema.extend({ questions: z.array(questionSchema) })),

  /** Exports its questions, in order, as a file. */
  exportQuestions: permitted('quiz.read', 'quizByCode', {
    audit: { action: 'data-exported', what: 'Questions of quiz' },
  })
    .route({ method: 'GET', path: '/quizzes/{quizCode}/questions-file' })
    .input(byCode.extend({ format: z.enum(exportFormats) }))
    .output(z.file()),

  create: permitted('quiz.create')
    .route({ method: 'POST', path: '/quizzes', successStatus: 201 })
    .input(quizInputSchema)
    .output(quizSchema)
    .errors(
      errors('QUIZ_CODE_TAKEN', 'QUIZ_CODE_OF_DELETED', 'QUESTION_UNAVAILABLE', 'SCHEME_TO_COME'),
    ),

  /** Changes the given settings; the others stay. */
  update: permitted('quiz.update', 'quizByCode')
    .route({ method: 'PUT', path: '/quizzes/{quizCode}/settings' })
    .input(byCode.extend(z.object(settings).partial().shape))
    .output(quizSchema),

  /**
   * Locks or unlocks it for everyone, for one class, or for the classes of a teacher who shares the
   * quiz.
   */
  setLocked: permitted('quiz.lock', 'quizByCode')
    .route({ method: 'PUT', path: '/quizzes/{quizCode}/locked' })
    .input(byCode.extend({ locked: z.boolean(), teacherCode: classCode.optional() }))
    .output(quizSchema)
    .errors(errors('QUIZ_LOCKED_FOR_ALL')),

  /** Returns the classes it is set for, and the students with a window of their own. */
  getSetFor: permitted('quiz.set', 'quizByCode')
    .route({ method: 'GET', path: '/quizzes/{quizCode}/set-for' })
    .input(byCode)
    .output(setForSchema),

  /**
   * Sets it for exactly these classes; if there are none, it is open to everyone with the code.
   * With `seen`, the list that the choice was made from, only differences from that list are
   * applied, so that other people's changes in the meantime stay.
   */
  setFor: permitted('quiz.set', 'quizByCode')
    .route({ method: 'PUT', path: '/quizzes/{quizCode}/set-for' })
    .input(
      byCode.extend({
        classes: z
          .array(inWindow(z.object({ teacherCode: shortText, ...windowFields })))
          .max(MAX_PAGE_SIZE)
          .refine((all) => new Set(all.map((one) => one.teacherCode)).size === all.length),
        seen: z
          .array(z.object({ teacherCode: shortText, ...windowFields }))
          .max(MAX_PAGE_SIZE)
          .optional(),
      }),
    )
    .output(setForSchema)
    .errors(errors('NOT_FOUND')),

  /** Gives a student a window of their own, which replaces their class's. */
  setWindow: permitted('quiz.set', 'quizByCode')
    .route({ method: 'PUT', path: '/quizzes/{quizCode}/windows/{userId}' })
    .input(inWindow(byCode.extend({ userId, ...windowFields })))
    .output(setForSchema)
    .errors(errors('STUDENT_NOT_FOUND')),

  removeWindow: permitted('quiz.set', 'quizByCode')
    .route({ method: 'DELETE', path: '/quizzes/{quizCode}/windows/{userId}' })
    .input(byCode.extend({ userId }))
    .output(setForSchema),

  /**
   * Shows students the marks of a quiz whose results wait for a release, or hides them again: for
   * everyone, for the students of one class, or for those of a teacher who shares the quiz.
   */
  setReleased: permitted('quiz.release', 'quizByCode')
    .route({ method: 'PUT', path: '/quizzes/{quizCode}/released' })
    .input(byCode.extend({ released: z.boolean(), teacherCode: classCode.optional() }))
    .output(quizSchema)
    .errors(errors('RESULTS_RELEASED_AS_MARKED', 'RESULTS_RELEASED_TO_ALL')),

  /** Copies settings and questions under a new code: the one given, or a generated one. */
  duplicate: permitted('quiz.duplicate', 'quizByCode')
    .route({ method: 'POST', path: '/quizzes/{quizCode}/duplicate', successStatus: 201 })
    .input(byCode.extend({ newQuizCode: quizCode.optional() }))
    .output(quizSchema)
    .errors(errors('QUIZ_CODE_TAKEN')),

  /** Hides the quiz; its results are kept, and it can be restored. */
  remove: permitted('quiz.delete', 'quizByCode', {
    audit: { action: 'deleted', what: 'Quiz' },
  })
    .route({ method: 'DELETE', path: '/quizzes/{quizCode}' })
    .input(byCode)
    .output(z.object({ deleted: z.literal(true) })),

  /** Lists the deleted quizzes that the user may restore, the last deleted first. */
  listDeleted: permitted('quiz.delete', 'ownRows')
    .route({ method: 'GET', path: '/deleted-quizzes' })
    .input(z.object({ page, pageSize: pageSize(DELETED_QUIZZES_PER_PAGE) }))
    .output(
      z.object({
        items: z.array(
          quizSchema
            .pick({
              quizCode: true,
              title: true,
              subject: true,
              creatorUid: true,
              creatorName: true,
            })
            .extend({ deletedAt: timestamp }),
        ),
        total: z.number().int(),
      }),
    ),

  /** Restores a deleted quiz. A marking run that the deletion stopped stays stopped. */
  restore: permitted('quiz.delete', 'deletedQuizByCode', {
    audit: { action: 'restored', what: 'Quiz' },
  })
    .route({ method: 'POST', path: '/quizzes/{quizCode}/restore' })
    .input(byCode)
    .output(quizSchema),

  /**
   * Imports the questions and quizzes that the legacy system exported as JSON, or with `dryRun`
   * only previews it. Nothing is added unless every item is ready or left out.
   */
  importLegacy: permitted('quiz.import', 'ownRows', { maxBodyBytes: MAX_IMPORT_BODY_BYTES })
    .route({ method: 'POST', path: '/quizzes/import' })
    .input(importLegacySchema)
    .output(importedLegacySchema)
    .errors(errors('PAYLOAD_TOO_LARGE', 'FILE_REFUSED', 'ITEMS_INVALID', 'QUIZ_CODE_TAKEN')),
};
