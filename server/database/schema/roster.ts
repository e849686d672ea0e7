import { jsonb, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RosterReport, RosterRequest } from '../../../shared/contract/roster.ts';
import { user } from './accounts.ts';
import { tenants } from './classes.ts';
import { instant } from './columns.ts';

/** Whom the school's own system means by which of its ids, as its last roster had them. */
export const rosterPeople = pgTable(
  'roster_people',
  {
    sourceId: text('source_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** As delivered: what has not changed there is not changed here, whatever people corrected. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Since when the roster no longer has them. */
    goneAt: instant('gone_at'),
    /** Since when the roster has said that they may not sign in; the same on each row of a person. */
    disabledAt: instant('disabled_at'),
  },
  (table) => [index('roster_people_user_index').on(table.userId)],
);

/** The same for classes. */
export const rosterClasses = pgTable(
  'roster_classes',
  {
    sourceId: text('source_id').primaryKey(),
    teacherCode: text('teacher_code')
      .notNull()
      .references(() => tenants.teacherCode, { onDelete: 'cascade', onUpdate: 'cascade' }),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    yearGroup: text('year_group').notNull(),
    academicYear: text('academic_year').notNull(),
    /** The owner whom a roster named: it takes the class from no other, whom somebody chose. */
    ownerId: text('owner_id').references(() => user.id, { onDelete: 'set null' }),
    goneAt: instant('gone_at'),
  },
  (table) => [
    index('roster_classes_class_index').on(table.teacherCode),
    index('roster_classes_owner_index').on(table.ownerId),
  ],
);

/** The roster that an administrator looks at, or imports: each has one, for a day. */
export const rosterWork = pgTable('roster_work', {
  administratorId: text('administrator_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Which request it is: another one may take its place meanwhile. */
  requestId: uuid('request_id').notNull().defaultRandom(),
  /** With the files, which nobody needs any more once they are imported. */
  request: jsonb('request').$type<RosterRequest>().notNull(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at'),
  report: jsonb('report').$type<RosterReport>(),
  problem: text('problem'),
});
