import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';

/**
 * How many wrong class codes were typed recently: with the same beginning, from one address, and in
 * total.
 */
export interface WrongCodes extends Record<string, unknown> {
  alike: number;
  fromAddress: number;
  inAll: number;
  /** Seconds since the latest wrong code. */
  secondsSince: number;
}

/**
 * Counts wrong class codes in the audit trail, which covers all processes and survives restarts.
 */
export async function countWrongCodes(
  database: Db,
  { beginning, address, minutes }: { beginning: string; address: string; minutes: number },
): Promise<WrongCodes> {
  const { rows } = await database.execute<WrongCodes>(sql`
    select (count(*) filter (where detail = ${beginning}))::int as alike,
           (count(*) filter (where from_address = ${address}))::int as "fromAddress",
           count(*)::int as "inAll",
           coalesce(extract(epoch from now() - max(at)), 0)::float8 as "secondsSince"
    from audit_events
    where action = 'class-code-wrong' and at > now() - ${minutes} * interval '1 minute'`);
  return rows[0] ?? { alike: 0, fromAddress: 0, inAll: 0, secondsSince: 0 };
}
