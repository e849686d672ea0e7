import { jsonb, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RosterReport, RosterRequest } from '../../../shared/contract/roster.ts';
import { user, ofUser } from './accounts.ts';
import { ofClass } from './classes.ts';
import { instant } from './columns.ts';

/** Maps the ids of the school's own system to people, as of its last roster. */
export const rosterPeople = pgTable(
  'roster_people',
  {
    sourceId: text('source_id').primaryKey(),
    userId: ofUser(),
    /**
     * As delivered: a value that has not changed there is not changed here, whatever people
     * corrected.
     */
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The time since which the roster no longer lists them. */
    goneAt: instant('gone_at'),
    /** The time since which the roster forbids sign-in; the same on each row of a person. */
    disabledAt: instant('disabled_at'),
  },
  (table) => [index('roster_people_user_index').on(table.userId)],
);

/** Maps the ids of the school's own system to classes, as of its last roster. */
export const rosterClasses = pgTable(
  'roster_classes',
  {
    sourceId: text('source_id').primaryKey(),
    teacherCode: ofClass(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    yearGroup: text('year_group').notNull(),
    academicYear: text('academic_year').notNull(),
    /**
     * The owner that a roster named; the roster takes the class from no other owner, whom a person
     * chose.
     */
    ownerId: text('owner_id').references(() => user.id, { onDelete: 'set null' }),
    goneAt: instant('gone_at'),
  },
  (table) => [
    index('roster_classes_class_index').on(table.teacherCode),
    index('roster_classes_owner_index').on(table.ownerId),
  ],
);

/** The roster that an administrator is previewing or importing: one each, kept for a day. */
export const rosterWork = pgTable('roster_work', {
  administratorId: text('administrator_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Identifies the request, which another one may replace in the meantime. */
  requestId: uuid('request_id').notNull().defaultRandom(),
  /** Includes the files, which nobody needs after they are imported. */
  request: jsonb('request').$type<RosterRequest>().notNull(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at'),
  report: jsonb('report').$type<RosterReport>(),
  problem: text('problem'),
});
