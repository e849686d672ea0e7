import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';

/** How many wrong class codes signed-in people, or visitors, typed within a day. */
interface WrongCodes extends Record<string, unknown> {
  /** With the same beginning. */
  alike: number;
  inAll: number;
  /** By this person, or by visitors at this address. */
  own: number;
  /** Seconds since the latest one; 0 if there is none. */
  secondsSince: number;
  secondsSinceOwn: number;
}

const secondsTo = (last: SQL) => sql`coalesce(extract(epoch from now() - ${last}), 0)::float8`;

/**
 * Counts wrong class codes in the audit trail, which covers all processes and survives restarts.
 * @param personId The signed-in person; empty for a visitor.
 */
export async function countWrongCodes(
  database: Db,
  { beginning, address, personId }: { beginning: string; address: string; personId: string },
): Promise<WrongCodes> {
  const isOwn = personId === '' ? sql`from_address = ${address}` : sql`actor_id = ${personId}`;
  const { rows } = await database.execute<WrongCodes>(sql`
    select (count(*) filter (where detail = ${beginning}))::int as alike,
           count(*)::int as "inAll",
           (count(*) filter (where ${isOwn}))::int as own,
           ${secondsTo(sql`max(at)`)} as "secondsSince",
           ${secondsTo(sql`max(at) filter (where ${isOwn})`)} as "secondsSinceOwn"
    from audit_events
    where action = 'class-code-wrong' and at > now() - interval '1 day'
      and (actor_id = '') = ${personId === ''}`);
  const [counts] = rows;
  if (!counts) throw new Error('A count without groups returns one row.');
  return counts;
}
