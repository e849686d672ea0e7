import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { auditActions } from '../../../shared/contract/audit.ts';
import { instant } from './columns.ts';

/**
 * Who did what to whom, when and from where. Append-only, which a trigger enforces. Names are kept
 * as they were, so that the trail can be read after the people are gone.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    action: text('action', { enum: auditActions }).notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** Null if the event concerns many people. */
    subjectId: text('subject_id'),
    subjectName: text('subject_name').notNull().default(''),
    detail: text('detail').notNull().default(''),
    /** The network address of the caller; empty for jobs and commands. */
    fromAddress: text('from_address').notNull().default(''),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('audit_events_at_index').on(table.at, table.id)],
);
