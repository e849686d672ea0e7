import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './accounts.ts';
import { instant } from './columns.ts';

/** A teacher's class as students join it (spec section 3, Tenant). */
export const tenants = pgTable('tenants', {
  teacherCode: text('teacher_code').primaryKey(),
  teacherName: text('teacher_name').notNull(),
  teacherId: text('teacher_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
});

/** Which student joined which teacher's class: the spec's `teacherCodes`. */
export const classMemberships = pgTable(
  'class_memberships',
  {
    studentId: text('student_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    teacherCode: text('teacher_code')
      .notNull()
      .references(() => tenants.teacherCode, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.teacherCode] }),
    index('class_memberships_teacher_index').on(table.teacherCode),
  ],
);
