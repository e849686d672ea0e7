import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What a part of the installation that can fail by itself came to last, on whatever node. */
export const systemParts = pgTable('system_parts', {
  part: text('part', { enum: ['mail', 'marker', 'backup', 'backup-elsewhere'] }).primaryKey(),
  succeededAt: instant('succeeded_at'),
  failedAt: instant('failed_at'),
  /** Why it failed; nothing of it is about a person. */
  reason: text('reason'),
});
