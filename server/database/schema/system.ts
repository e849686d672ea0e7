import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The latest outcome, on any node, of each part of the installation that can fail by itself. */
export const systemParts = pgTable('system_parts', {
  part: text('part', { enum: ['mail', 'marker', 'backup', 'backup-elsewhere'] }).primaryKey(),
  succeededAt: instant('succeeded_at'),
  failedAt: instant('failed_at'),
  /** The reason for a failure, without personal data. */
  reason: text('reason'),
});
