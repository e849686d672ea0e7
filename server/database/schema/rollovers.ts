import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';
import { tenants, ofClass } from './classes.ts';
import { instant } from './columns.ts';

/** Each start of a new school year. */
export const rollovers = pgTable('rollovers', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The year that began, e.g. `2027/28`. */
  academicYear: text('academic_year').notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
  undoneAt: instant('undone_at'),
});

/** The archived classes and their successors, which an undo needs. */
export const rolloverClasses = pgTable(
  'rollover_classes',
  {
    rolloverId: uuid('rollover_id')
      .notNull()
      .references(() => rollovers.id, { onDelete: 'cascade' }),
    teacherCode: ofClass(),
    successorCode: text('successor_code').references(() => tenants.teacherCode, {
      onDelete: 'set null',
      onUpdate: 'cascade',
    }),
    /** True if it had its owner's teacher code, which its successor has now. */
    wasFirst: boolean('was_first').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.rolloverId, table.teacherCode] }),
    index('rollover_classes_class_index').on(table.teacherCode),
    index('rollover_classes_successor_index').on(table.successorCode),
  ],
);

/**
 * Students who left, at the end of a year or by the roster, and who are erased after the school's
 * retention time.
 */
export const leavers = pgTable(
  'leavers',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The rollover in which they left; null if the roster reported them gone. */
    rolloverId: uuid('rollover_id').references(() => rollovers.id, { onDelete: 'cascade' }),
    leftAt: instant('left_at').notNull().defaultNow(),
  },
  (table) => [index('leavers_rollover_index').on(table.rolloverId)],
);
