import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';

/** Returns the students who left longer ago than this many months and have not been let back in. */
export async function listLeaversToErase(database: Db, months: number): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select person.id from leavers join "user" person on person.id = leavers.user_id
    where leavers.left_at < now() - ${months} * interval '1 month'
      and person.suspended_at is not null and person.role = 'student'
    order by leavers.left_at, person.id`);
  return rows.map(({ id }) => id);
}
