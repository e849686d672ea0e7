import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReportBatchInput } from '../../../shared/contract/reports.ts';
import { reportWarnings } from '../../../shared/contract/report-batches.ts';
import { commentParts } from '../../../shared/contract/report-comments.ts';
import { reportStates } from '../../../shared/contract/reports.ts';
import { user, ofUser } from './accounts.ts';
import { instant, isOneOf } from './columns.ts';

/**
 * A class's reports, written together and kept until their teacher deletes them. Once handed in,
 * they are kept even if the teacher's account is deleted (decision 82).
 */
export const reportBatches = pgTable(
  'report_batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    teacherId: ofUser('teacher_id'),
    /**
     * The teacher's input: class, tone, length, and each student; and whether a model wrote any of
     * its reports, which older batches do not say.
     */
    input: jsonb('input').$type<ReportBatchInput & { isByModel?: boolean }>().notNull(),
    /** The colleague who reads the batch; if null, any administrator may. */
    readerId: text('reader_id').references(() => user.id, { onDelete: 'set null' }),
    /** Until then, only the batch's teacher can see it. */
    handedInAt: instant('handed_in_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('report_batches_teacher_index').on(table.teacherId, table.createdAt),
    index('report_batches_handed_in_index').on(table.handedInAt),
    index('report_batches_reader_index').on(table.readerId),
  ],
);

/** One student's report. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => reportBatches.id, { onDelete: 'cascade' }),
    /** 0-based place in the batch's input. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    report: text('report').notNull().default(''),
    /** Sentences written by a model that the notes do not support. */
    unsourced: text('unsourced')
      .array()
      .notNull()
      .default(sql`'{}'`),
    state: text('state', { enum: reportStates }).notNull().default('waiting'),
    /** The reason it could not be written, in sentences; null if it was. */
    failure: text('failure'),
    /** Increases with every change; an edit must name the revision it is based on. */
    revision: integer('revision').notNull().default(0),
    /** The person who read and approved the current text; a change removes the signature. */
    signedBy: text('signed_by').references(() => user.id, { onDelete: 'set null' }),
    signedAt: instant('signed_at'),
  },
  (table) => [
    unique('reports_position_unique').on(table.batchId, table.position),
    check('reports_position_range', sql`${table.position} >= 0`),
    check('reports_state', isOneOf(table.state, reportStates)),
    check('reports_revision_range', sql`${table.revision} >= 0`),
    index('reports_signed_by_index').on(table.signedBy),
  ],
);

/** Who decided that passages of a report may go home, and when. */
export const reportDecisions = pgTable(
  'report_decisions',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: reportWarnings }).notNull(),
    /** The sentences as they were; the decision covers no others. */
    passages: text('passages').array().notNull(),
    decidedBy: text('decided_by').references(() => user.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.kind] }),
    check('report_decisions_kind', isOneOf(table.kind, reportWarnings)),
    index('report_decisions_decided_by_index').on(table.decidedBy),
  ],
);

/** The school's comment bank, from which teachers choose. */
export const reportComments = pgTable(
  'report_comments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Empty for all subjects. */
    subject: text('subject').notNull(),
    levelFrom: integer('level_from').notNull(),
    levelTo: integer('level_to').notNull(),
    part: text('part', { enum: commentParts }).notNull(),
    comment: text('comment').notNull(),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    check(
      'report_comments_levels',
      sql`1 <= ${table.levelFrom} and ${table.levelFrom} <= ${table.levelTo} and ${table.levelTo} <= 9`,
    ),
    check('report_comments_part', isOneOf(table.part, commentParts)),
    index('report_comments_created_by_index').on(table.createdBy),
  ],
);

/** Messages between readers and the teacher about a report; never part of it. */
export const reportRemarks = pgTable(
  'report_remarks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    remark: text('remark').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('report_remarks_report_index').on(table.reportId, table.id),
    index('report_remarks_author_index').on(table.authorId),
  ],
);
