import { gt, sql } from 'drizzle-orm';
import { OUTAGE_AFTER_SECONDS, LATE_WORDS_SECONDS } from '../../../../shared/business-rules.ts';
import type { Db } from '../../../database/client.ts';
import { outages } from '../../../database/schema/outages.ts';
import type { Outage } from './late-rules.ts';

const secondsLong = (count: number) => sql.raw(`interval '${count} seconds'`);

/**
 * Records that people are being served. If the last record is too old, the gap is stored as an
 * outage, only by the first process to come back.
 */
export async function beat(database: Db): Promise<void> {
  await database.execute(sql`
    with before as (
      select at from server_beat for update
    ), away as (
      insert into outages (started_at, ended_at)
      select at, clock_timestamp() from before
      where clock_timestamp() - at > ${secondsLong(OUTAGE_AFTER_SECONDS)}
      returning started_at
    )
    -- Counted, so that the row is read before it is written.
    insert into server_beat (at) select clock_timestamp() from (
      select count(*) from before left join away on true) as read
    on conflict (is_only) do update set at = greatest(server_beat.at, excluded.at)`);
}

/** Lists outages so recent that answers they delayed may still arrive. */
export function listRecentOutages(database: Db): Promise<Outage[]> {
  return database
    .select({ startedAt: outages.startedAt, endedAt: outages.endedAt })
    .from(outages)
    .where(gt(outages.endedAt, sql`now() - ${secondsLong(LATE_WORDS_SECONDS)}`));
}
