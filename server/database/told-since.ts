import { sql, type SQL } from 'drizzle-orm';

/** From when on a row of webhooks is told of what happened: since it was made, and of the last day. */
export const toldSince = (hook: SQL): SQL =>
  sql`greatest(${hook}.created_at, now() - interval '1 day')`;
