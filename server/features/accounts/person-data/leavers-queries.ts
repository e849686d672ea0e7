import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';

const isDue = (months: number) => sql`
  leavers.left_at < now() - ${months} * interval '1 month'
  and person.suspended_at is not null and person.role = 'student'`;

/** Returns the students who left longer ago than this many months and have not been let back in. */
export async function listLeaversToErase(database: Db, months: number): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select person.id from leavers join "user" person on person.id = leavers.user_id
    where ${isDue(months)} order by leavers.left_at, person.id`);
  return rows.map(({ id }) => id);
}

/** True if this student is still to be erased; locks them until the transaction ends. */
export async function holdLeaver(transaction: Db, id: string, months: number): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select from leavers join "user" person on person.id = leavers.user_id
    where person.id = ${id} and ${isDue(months)} for update`);
  return rows.length > 0;
}
