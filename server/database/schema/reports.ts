import { integer, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ReportBatchInput } from '../../../shared/contract/reports.ts';
import { reportStates } from '../../../shared/contract/reports.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A class's reports, written together and kept until their teacher deletes them. */
export const reportBatches = pgTable(
  'report_batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    teacherId: text('teacher_id').notNull(),
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
  (table) => [index('reports_batch_index').on(table.batchId, table.position)],
);
