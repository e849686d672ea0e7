import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';
import { tenants } from './classes.ts';
import { instant } from './columns.ts';
import { quizzes } from './quizzes.ts';

/** When a quiz may be begun; null on either side leaves it open. */
const window = { opensAt: instant('opens_at'), closesAt: instant('closes_at') };

/** For which classes a quiz is set. One that is set for none is open to all with its code. */
export const quizClasses = pgTable(
  'quiz_classes',
  {
    quizCode: text('quiz_code')
      .notNull()
      .references(() => quizzes.quizCode, { onDelete: 'cascade' }),
    teacherCode: text('teacher_code')
      .notNull()
      // Without its classes a quiz would be open to all.
      .references(() => tenants.teacherCode, { onDelete: 'restrict', onUpdate: 'cascade' }),
    ...window,
    /** Locked for this class, by who teaches it; what the quiz's creator does holds for all. */
    locked: boolean('locked').notNull().default(false),
    /** When its students were shown their marks; null where the quiz says it. */
    releasedAt: instant('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.teacherCode] }),
    index('quiz_classes_class_index').on(table.teacherCode),
    check('quiz_classes_window', sql`${table.closesAt} > ${table.opensAt}`),
  ],
);

/** A student's own window for a quiz, in place of their class's: for who was absent. */
export const quizWindows = pgTable(
  'quiz_windows',
  {
    quizCode: text('quiz_code')
      .notNull()
      .references(() => quizzes.quizCode, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    ...window,
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId] }),
    index('quiz_windows_user_index').on(table.userId),
    check('quiz_windows_window', sql`${table.closesAt} > ${table.opensAt}`),
  ],
);

/**
 * Through which class a student who sat a quiz was shown their marks before they left it, or before it
 * was taken off the quiz. A trigger on `class_memberships` writes the former, however a place in a class
 * ends, and `deleteQuizClasses` the latter.
 */
export const keptReleases = pgTable(
  'kept_releases',
  {
    quizCode: text('quiz_code')
      .notNull()
      .references(() => quizzes.quizCode, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    teacherCode: text('teacher_code')
      .notNull()
      .references(() => tenants.teacherCode, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Null while the marks are hidden from the class again. */
    releasedAt: instant('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId, table.teacherCode] }),
    index('kept_releases_user_index').on(table.userId),
    index('kept_releases_class_index').on(table.teacherCode),
  ],
);
