import { z } from 'zod';
import { errors } from '../errors.ts';
import { pick } from '../pick.ts';
import { markedFields } from '../question-content.ts';
import { questionContentSchema } from './question-content.ts';
import { classCode, quizCode, timestamp } from './fields.ts';
import { permitted } from './route.ts';

const difficulties = ['Difficult', 'Moderate', 'Easy'] as const;
export type Difficulty = (typeof difficulties)[number];
export const exportFormats = ['csv', 'xlsx'] as const;
/** Results can also be exported in the columns from which other systems import grades. */
const resultFormats = [...exportFormats, 'moodle', 'google-classroom'] as const;
export type ResultFormat = (typeof resultFormats)[number];

/** A student in the Student Results table (spec section 2, /quiz-results). */
const studentResultSchema = z.object({
  userId: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  score: z.number(),
  maxScore: z.number(),
  /** 0..100, with Pending as 0. */
  percentage: z.number(),
  markedCount: z.number(),
  /** The number of marks that a teacher has accepted or overridden. */
  inkedCount: z.number(),
  /**
   * Marks in the order of `questions`; null is Pending, or a question that the student never had.
   */
  marks: z.array(z.number().nullable()),
  finishedAt: timestamp.nullable(),
  /** The number of the student's attempt that counts, and how many they have begun. */
  countedNumber: z.number().int(),
  lastNumber: z.number().int(),
});
export type StudentResult = z.infer<typeof studentResultSchema>;

/** A question with the statistics of its marked answers. Null if there are too few. */
const questionResultSchema = z.object({
  questionId: z.string(),
  ...pick(questionContentSchema.shape, [...markedFields, 'topic', 'specCode']),
  answers: z.number(),
  marked: z.number(),
  /** The mean mark of the marked answers in percent of the maximum. */
  facility: z.number().nullable(),
  /** By the facility (spec section 9): under 40 Difficult, under 70 Moderate, otherwise Easy. */
  difficulty: z.enum(difficulties).nullable(),
  /** The standard deviation of the marks, in percent of the maximum. */
  standardDeviation: z.number().nullable(),
  /** For a question that is answered by choosing: how many chose each option. */
  optionsChosen: z.array(
    z.object({
      option: z.string(),
      isRight: z.boolean(),
      /** The number of students who submitted it. */
      chosenBy: z.number(),
      /** The percentage of those who submitted the quiz. */
      share: z.number(),
    }),
  ),
  /** The correlation of the mark with the rest of the quiz, in percent, as Moodle defines it. */
  discriminationIndex: z.number().nullable(),
});
export type QuestionResult = z.infer<typeof questionResultSchema>;

const quizResultsSchema = z.object({
  quizCode: z.string(),
  title: z.string(),
  subject: z.string(),
  createdAt: timestamp,
  /** Sorted with the best first. */
  students: z.array(studentResultSchema),
  questions: z.array(questionResultSchema),
  submissionCount: z.number(),
  markedCount: z.number(),
  inkedCount: z.number(),
  /**
   * The number of further answers that have a mark, which counts as Pending here until someone has
   * read them under Welfare: their students do not see it either.
   */
  heldBackCount: z.number().int(),
  /**
   * The number of students whose grade is exported to other systems, and what a teacher should know
   * about them.
   */
  grades: z.object({
    given: z.number().int(),
    /** With marks that no teacher has accepted or overridden. */
    inPencil: z.number().int(),
    /** With marks that are not all shown to the student. */
    notReleased: z.number().int(),
    /** Left out: the best attempt counts, and a newer one that is not marked yet may be it. */
    newerUnmarked: z.number().int(),
  }),
  /** Statistics over students whose every answer is marked; null if there are too few. */
  statistics: z.object({
    fullyMarkedStudents: z.number(),
    /** Percent. */
    mean: z.number().nullable(),
    median: z.number().nullable(),
    /** Percentage points. */
    standardDeviation: z.number().nullable(),
    /** Cronbach's alpha, up to 1. */
    cronbachAlpha: z.number().nullable(),
  }),
});
export type QuizResults = z.infer<typeof quizResultsSchema>;

const namedStudent = z.object({ userId: z.string(), displayName: z.string() });

/** What to teach again after a quiz. */
const reteachSchema = z.object({
  quizCode: z.string(),
  title: z.string(),
  subject: z.string(),
  students: z.number(),
  markedCount: z.number(),
  submissionCount: z.number(),
  /** Points of the mark schemes, the most missed first. */
  points: z.array(
    z.object({
      questionId: z.string(),
      /** The 1-based place in the quiz. */
      number: z.number(),
      questionText: z.string(),
      point: z.string(),
      topic: z.string(),
      specCode: z.string(),
      missed: z.number(),
      judged: z.number(),
      /** What students who missed it wrote, without anything that names them. */
      quotes: z.array(z.string()),
    }),
  ),
  /** By spec code, the weakest first. */
  areas: z.array(
    z.object({
      subject: z.string(),
      specCode: z.string(),
      topic: z.string(),
      /** The mean percentage of the available marks. */
      percent: z.number(),
      /** The number of students with a mark here. */
      judged: z.number().int(),
      /** Students under 60 % of their marked marks here. */
      needIt: z.array(namedStudent),
    }),
  ),
  /** Questions of the bank on the weak codes of their subjects that this quiz did not ask. */
  followUpQuestionIds: z.array(z.string()),
});
export type Reteach = z.infer<typeof reteachSchema>;

/** All who sat it, or only the students of one class. */
const byCode = z.object({ quizCode, teacherCode: classCode.optional() });
const asFile = byCode.extend({ format: z.enum(resultFormats).default('csv') });

/** The results of a class, for comparison with another. */
const classResultSchema = z.object({
  teacherCode: z.string(),
  name: z.string(),
  /**
   * The number of students who submitted, and of those whose every answer is marked, which the
   * figures cover.
   */
  students: z.number(),
  fullyMarkedStudents: z.number(),
  /** In percent; null if no student's every answer is marked. */
  spread: z
    .object({
      lowest: z.number(),
      lowerQuartile: z.number(),
      median: z.number(),
      upperQuartile: z.number(),
      highest: z.number(),
      mean: z.number(),
    })
    .nullable(),
});
export type ClassResult = z.infer<typeof classResultSchema>;

export const quizResultsContract = {
  /**
   * Lists the classes whose results can be viewed: those the quiz is set for, or those that sat it.
   */
  classResults: permitted('result.read', 'quizByCode', { mayReadReplica: true })
    .route({ method: 'GET', path: '/quizzes/{quizCode}/class-results' })
    .input(z.object({ quizCode }))
    .output(z.object({ items: z.array(classResultSchema) })),

  quizResults: permitted('result.read', 'quizByCode', { mayReadReplica: true })
    .route({ method: 'GET', path: '/quizzes/{quizCode}/results' })
    .input(byCode)
    .output(quizResultsSchema),

  reteach: permitted('result.read', 'quizByCode', { mayReadReplica: true })
    .route({ method: 'GET', path: '/quizzes/{quizCode}/reteach' })
    .input(byCode)
    .output(reteachSchema),

  /** Exports one row per student. */
  exportResults: permitted('result.read', 'quizByCode', {
    mayReadReplica: true,
    audit: { action: 'data-exported', what: 'Results of quiz' },
  })
    .route({ method: 'GET', path: '/quizzes/{quizCode}/results-file' })
    .input(asFile)
    .output(z.file())
    .errors(errors('NO_DATA')),

  /** Exports every mark's history, for moderation and audit, as a workbook. */
  exportEvidence: permitted('result.read', 'quizByCode', {
    audit: { action: 'data-exported', what: 'Evidence pack of quiz' },
  })
    .route({ method: 'GET', path: '/quizzes/{quizCode}/evidence' })
    .input(byCode)
    .output(z.file())
    .errors(errors('NO_DATA')),

  /** Exports the teacher's students × quizzes, in percent; or only the students of one class. */
  exportMarkbook: permitted('result.overview', 'ownRowsOfClass', {
    mayReadReplica: true,
    audit: { action: 'data-exported', what: 'Markbook' },
  })
    .route({ method: 'GET', path: '/markbook' })
    .input(
      z.object({ teacherCode: classCode.optional(), format: z.enum(exportFormats).default('csv') }),
    )
    .output(z.file())
    .errors(errors('NO_DATA')),
};
