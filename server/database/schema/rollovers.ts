import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';
import { tenants } from './classes.ts';
import { instant } from './columns.ts';

/** Each time the school began a new year. */
export const rollovers = pgTable('rollovers', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** The year that began, e.g. `2027/28`. */
  academicYear: text('academic_year').notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
  undoneAt: instant('undone_at'),
});

/** The classes that were archived, with the ones that go on from them: what an undo takes back. */
export const rolloverClasses = pgTable(
  'rollover_classes',
  {
    rolloverId: uuid('rollover_id')
      .notNull()
      .references(() => rollovers.id, { onDelete: 'cascade' }),
    teacherCode: text('teacher_code')
      .notNull()
      .references(() => tenants.teacherCode, { onDelete: 'cascade', onUpdate: 'cascade' }),
    successorCode: text('successor_code').references(() => tenants.teacherCode, {
      onDelete: 'set null',
      onUpdate: 'cascade',
    }),
    /** Whether it had its owner's teacher code, which the class that goes on from it has now. */
    wasFirst: boolean('was_first').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.rolloverId, table.teacherCode] }),
    index('rollover_classes_class_index').on(table.teacherCode),
    index('rollover_classes_successor_index').on(table.successorCode),
  ],
);

/** Students who left, at the end of a year or by the roster, and are erased when the school's time is over. */
export const leavers = pgTable(
  'leavers',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The year that began without them; null where the roster said that they are gone. */
    rolloverId: uuid('rollover_id').references(() => rollovers.id, { onDelete: 'cascade' }),
    leftAt: instant('left_at').notNull().defaultNow(),
  },
  (table) => [index('leavers_rollover_index').on(table.rolloverId)],
);
