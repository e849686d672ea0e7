import { sql, type SQL } from 'drizzle-orm';

/**
 * SQL for the time from which a webhook receives events: since it was created, and at most one day
 * back.
 */
export const toldSince = (hook: SQL): SQL =>
  sql`greatest(${hook}.created_at, now() - interval '1 day')`;
