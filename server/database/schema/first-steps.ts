import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './columns.ts';

const noted = ['mail', 'marker', 'dismissed'] as const;

/** Facts about a school's first steps that no setting shows: steps done, and the list dismissed. */
export const firstSteps = pgTable(
  'first_steps',
  {
    name: text('name', { enum: noted }).primaryKey(),
    notedAt: instant('noted_at').notNull().defaultNow(),
  },
  (table) => [check('first_steps_name', isOneOf(table.name, noted))],
);
export type NotedFirstStep = (typeof noted)[number];
