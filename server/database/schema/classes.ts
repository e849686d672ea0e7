import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  pgView,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { addedTeacherParts } from '../../../shared/contract/classes.ts';
import { ofUser } from './accounts.ts';
import { instant, isOneOf } from './columns.ts';

/** A column for the class with which the row goes, and whose code may change. */
export const ofClass = () =>
  text('teacher_code')
    .notNull()
    .references(() => tenants.teacherCode, { onDelete: 'cascade', onUpdate: 'cascade' });

/**
 * A class that students join: the spec's Tenant (section 3). A teacher's code belongs to their
 * first class.
 */
export const tenants = pgTable(
  'tenants',
  {
    teacherCode: text('teacher_code').primaryKey(),
    teacherName: text('teacher_name').notNull(),
    /** The owner. */
    teacherId: ofUser('teacher_id'),
    /** Empty for a class that is named after its teacher. */
    name: text('name').notNull().default(''),
    subject: text('subject').notNull().default(''),
    yearGroup: text('year_group').notNull().default(''),
    /** E.g. `2026/27`. */
    academicYear: text('academic_year').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /**
     * The time since which nobody can join the class, and it gives nobody rights over its students.
     */
    archivedAt: instant('archived_at'),
  },
  (table) => [index('tenants_teacher_index').on(table.teacherId)],
);

/** Teachers of a class other than its owner. */
export const classTeachers = pgTable(
  'class_teachers',
  {
    teacherCode: ofClass(),
    teacherId: ofUser('teacher_id'),
    part: text('part', { enum: addedTeacherParts }).notNull(),
    /** The last day of a cover. */
    untilDay: date('until_day'),
    /** True if the roster added the teacher and may remove them. */
    fromRoster: boolean('from_roster').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.teacherCode, table.teacherId] }),
    index('class_teachers_teacher_index').on(table.teacherId),
    check('class_teachers_part', isOneOf(table.part, addedTeacherParts)),
    check(
      'class_teachers_cover_ends',
      sql`(${table.part} = 'cover') = (${table.untilDay} is not null)`,
    ),
  ],
);

/**
 * Who teaches which class today, by the school's clock: its owner, co-teachers and cover teachers.
 */
export const classTeaching = pgView('class_teaching', {
  teacherCode: text('teacher_code').notNull(),
  teacherId: text('teacher_id').notNull(),
  part: text('part', { enum: ['owner', ...addedTeacherParts] }).notNull(),
  untilDay: date('until_day'),
  isArchived: boolean('is_archived').notNull(),
}).as(sql`
  select teacher_code, teacher_id, 'owner' as part, null::date as until_day,
         archived_at is not null as is_archived
  from tenants
  union all
  select added.teacher_code, added.teacher_id, added.part, added.until_day,
         class.archived_at is not null
  from class_teachers added join tenants class on class.teacher_code = added.teacher_code
  where added.until_day is null or added.until_day >= (select today from school_clock)`);

/** Which student is in which class: the spec's `teacherCodes`. */
export const classMemberships = pgTable(
  'class_memberships',
  {
    studentId: ofUser('student_id'),
    teacherCode: ofClass(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    /** Students who joined by code may leave again. */
    joinedByCode: boolean('joined_by_code').notNull().default(true),
    /** True if the roster added the student and may remove them. */
    fromRoster: boolean('from_roster').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.teacherCode] }),
    index('class_memberships_teacher_index').on(table.teacherCode),
  ],
);
