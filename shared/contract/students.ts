import { z } from 'zod';
import { errors } from '../errors.ts';
import { roles } from '../permissions.ts';
import { leaverSchema } from './accounts.ts';
import { accessArrangementsSchema } from './access-arrangements.ts';
import { timestamp, userId } from './fields.ts';
import { mergeContract } from './merge.ts';
import { exportFormats } from './quiz-results.ts';
import { permitted } from './route.ts';

/** A topic, a spec code, or everything, in which a student is strong or weak (spec section 9). */
const insightSchema = z.object({
  kind: z.enum(['overall', 'topic', 'spec-code']),
  /** The subject of the topic or spec code; empty for overall. */
  subject: z.string(),
  name: z.string(),
  /** The number of marked answers. */
  answers: z.number(),
  /** The percentage of strong answers (from 80 % of the marks), and of weak ones (under 60 %). */
  strongPercent: z.number(),
  weakPercent: z.number(),
  /** The mean percentage of the marks. */
  percent: z.number(),
});
export type Insight = z.infer<typeof insightSchema>;

const historySchema = z.object({
  quizCode: z.string(),
  title: z.string(),
  subject: z.string(),
  /** True if the quiz has been deleted since, so that its results can no longer be opened. */
  isDeleted: z.boolean(),
  finishedAt: timestamp,
  score: z.number(),
  maxScore: z.number(),
  /** 0..100, with Pending as 0. */
  percentage: z.number(),
  markedCount: z.number(),
  submissionCount: z.number(),
});

/** A student, as shown to their teachers (spec section 2, /student-profile). */
const studentProfileSchema = z.object({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: timestamp,
  leaver: leaverSchema.nullable(),
  teacherCodes: z.array(z.string()),
  /** The names of their active classes. */
  classNames: z.array(z.string()),
  extraTimePercentage: z.number(),
  accessArrangements: accessArrangementsSchema,
  summary: z.object({
    quizzes: z.number(),
    answers: z.number(),
    markedAnswers: z.number(),
    /** The mean of the marked answers in percent of their marks; null if nothing is marked. */
    averagePercent: z.number().nullable(),
    score: z.number(),
    maxScore: z.number(),
  }),
  strengths: z.array(insightSchema),
  weaknesses: z.array(insightSchema),
  /** Newest first; a teacher sees only their own quizzes, and those set for a class they teach. */
  history: z.array(historySchema),
  abilities: z.object({
    canSetExtraTime: z.boolean(),
    /** True if the actor may correct the name and the email. */
    canCorrect: z.boolean(),
    /** True if another account of the student may be merged into this one. */
    canMerge: z.boolean(),
    /** Roles that the actor may give this person. */
    grantableRoles: z.array(z.enum(roles)),
  }),
});
export type StudentProfile = z.infer<typeof studentProfileSchema>;

const byStudent = z.object({ studentId: userId });

export const studentsContract = {
  profile: permitted('student.read', 'studentById', { mayReadReplica: true })
    .route({ method: 'GET', path: '/students/{studentId}' })
    .input(byStudent)
    .output(studentProfileSchema),

  /**
   * Applied whenever this student sits a quiz, including an attempt under way. With `seen`, the
   * arrangements that were changed, only differences from them are applied, so that other people's
   * changes in the meantime stay.
   */
  setArrangements: permitted('user.set-extra-time', 'studentOfClass')
    .route({ method: 'PUT', path: '/students/{studentId}/access-arrangements' })
    .input(
      byStudent.extend({
        accessArrangements: accessArrangementsSchema,
        seen: accessArrangementsSchema.optional(),
      }),
    )
    .output(z.object({ accessArrangements: accessArrangementsSchema })),

  /** Exports the Performance Summary with every answer, one per row. */
  exportAssessments: permitted('student.read', 'studentById', {
    audit: { action: 'data-exported', what: 'Assessments' },
  })
    .route({ method: 'GET', path: '/students/{studentId}/assessments-file' })
    .input(byStudent.extend({ format: z.enum(exportFormats).default('csv') }))
    .output(z.file())
    .errors(errors('NO_ASSESSMENT_DATA')),

  ...mergeContract,
};
