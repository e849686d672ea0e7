import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofUser } from './accounts.ts';
import { tenants, ofClass } from './classes.ts';
import { instant } from './columns.ts';
import { ofQuiz } from './quizzes.ts';

/** When a quiz may be begun; null leaves that side open. */
const window = { opensAt: instant('opens_at'), closesAt: instant('closes_at') };

/** The classes a quiz is set for. A quiz set for none is open to anyone with its code. */
export const quizClasses = pgTable(
  'quiz_classes',
  {
    quizCode: ofQuiz(),
    teacherCode: text('teacher_code')
      .notNull()
      // Restricted, because a quiz that lost its classes would be open to everyone.
      .references(() => tenants.teacherCode, { onDelete: 'restrict', onUpdate: 'cascade' }),
    ...window,
    /**
     * Locked for this class by one of its teachers; the quiz creator's lock applies to all classes.
     */
    locked: boolean('locked').notNull().default(false),
    /** When its students were shown their marks; null if the quiz's own release applies. */
    releasedAt: instant('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.teacherCode] }),
    index('quiz_classes_class_index').on(table.teacherCode),
    check('quiz_classes_window', sql`${table.closesAt} > ${table.opensAt}`),
  ],
);

/**
 * A student's own window for a quiz, which replaces their class's: for students who were absent.
 */
export const quizWindows = pgTable(
  'quiz_windows',
  {
    quizCode: ofQuiz(),
    userId: ofUser(),
    ...window,
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId] }),
    index('quiz_windows_user_index').on(table.userId),
    check('quiz_windows_window', sql`${table.closesAt} > ${table.opensAt}`),
  ],
);

/**
 * The class through which a student who sat a quiz is shown their marks after they left it, or
 * after it was taken off the quiz. The former rows are written by a trigger on `class_memberships`,
 * however the membership ends, and the latter by `deleteQuizClasses`.
 */
export const keptReleases = pgTable(
  'kept_releases',
  {
    quizCode: ofQuiz(),
    userId: ofUser(),
    teacherCode: ofClass(),
    /** Null while the marks are not released to the class. */
    releasedAt: instant('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId, table.teacherCode] }),
    index('kept_releases_user_index').on(table.userId),
    index('kept_releases_class_index').on(table.teacherCode),
  ],
);
