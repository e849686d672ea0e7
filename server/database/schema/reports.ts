import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ReportBatchInput } from '../../../shared/contract/reports.ts';
import { reportStates } from '../../../shared/contract/reports.ts';
import { user } from './accounts.ts';
import { instant, isOneOf } from './columns.ts';

/** A class's reports, written together and kept until their teacher deletes them or is deleted. */
export const reportBatches = pgTable(
  'report_batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** What the teacher entered: class, tone, length, and each student. */
    input: jsonb('input').$type<ReportBatchInput>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('report_batches_teacher_index').on(table.teacherId, table.createdAt)],
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
    state: text('state', { enum: reportStates }).notNull().default('waiting'),
    /** Grows with every change; an edit must name the one it saw. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    unique('reports_position_unique').on(table.batchId, table.position),
    check('reports_position_range', sql`${table.position} >= 0`),
    check('reports_state', isOneOf(table.state, reportStates)),
    check('reports_revision_range', sql`${table.revision} >= 0`),
  ],
);
