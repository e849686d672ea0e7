import { sql } from 'drizzle-orm';
import { shownEmail } from '../../../../shared/sign-in-name.ts';
import type { Db } from '../../../database/client.ts';

/**
 * Returns, by id, what distinguishes students who share a name with somebody in the same class or
 * quiz: the email, or the username of a student without one, since nothing else is unique.
 */
export async function findNamesakes(
  database: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await database.execute<{ id: string; email: string }>(sql`
    select person.id, person.email from "user" person
    where person.id = any(${sql.param([...new Set(userIds)])}) and exists (
      select from "user" other
      where other.role = 'student' and other.id <> person.id
        and lower(left(other.name, 100)) = lower(left(person.name, 100))
        and (exists (select from class_memberships mine
                     join class_memberships theirs using (teacher_code)
                     where mine.student_id = person.id and theirs.student_id = other.id)
          or exists (select from attempts mine join attempts theirs using (quiz_code)
                     where mine.user_id = person.id and theirs.user_id = other.id)))`);
  return new Map(rows.map(({ id, email }) => [id, shownEmail(email)]));
}

/** Returns the rows, with an email or username added to names that another student shares. */
export async function tellApart<Row extends { userId: string; displayName: string }>(
  database: Db,
  rows: readonly Row[],
): Promise<Row[]> {
  const apart = await findNamesakes(
    database,
    rows.map(({ userId }) => userId),
  );
  if (apart.size === 0) return [...rows];
  return rows.map((row) => {
    const detail = apart.get(row.userId);
    return detail ? { ...row, displayName: withDetail(row.displayName, detail) } : row;
  });
}

/** Appends a distinguishing detail to a name. */
export const withDetail = (name: string, detail: string): string => `${name} (${detail})`;
