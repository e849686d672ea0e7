import { and, eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../database/client.ts';
import { ltiPlatforms } from '../../../database/schema/lti.ts';

export type PlatformRow = typeof ltiPlatforms.$inferSelect;
export type NewPlatform = Omit<PlatformRow, 'id' | 'createdAt'>;

export interface ListedPlatform extends Record<string, unknown> {
  id: string;
  /** Numbers of the platform's links, of marks that it has, and of marks that it did not accept. */
  links: number;
  sent: number;
  failing: number;
  /** Why the students of one of its courses could not be read. */
  courseProblem: string | null;
}

export function listPlatforms(database: Db): Promise<PlatformRow[]> {
  return database.select().from(ltiPlatforms).orderBy(ltiPlatforms.name, ltiPlatforms.id);
}

/** Counts the links and marks of each platform. */
export async function countByPlatform(database: Db): Promise<ListedPlatform[]> {
  const { rows } = await database.execute<ListedPlatform>(sql`
    select platform.id, count(distinct link.id)::int as links,
           count(score.user_id) filter (where score.sent <> '')::int as sent,
           count(score.user_id) filter (where score.problem is not null)::int as failing,
           (select min(course.problem) from lti_courses course
            where course.platform_id = platform.id) as "courseProblem"
    from lti_platforms platform
    left join lti_links link on link.platform_id = platform.id
    left join lti_scores score on score.quiz_code = link.quiz_code and score.link_id = link.id
    group by platform.id`);
  return rows;
}

export async function findPlatform(database: Db, id: string): Promise<PlatformRow | undefined> {
  const [row] = await database.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, id));
  return row;
}

/** Returns the platforms with this issuer, and with this client id if given. */
export function findByIssuer(
  database: Db,
  issuer: string,
  clientId: string | undefined,
): Promise<PlatformRow[]> {
  const isClient = clientId === undefined ? undefined : eq(ltiPlatforms.clientId, clientId);
  return database
    .select()
    .from(ltiPlatforms)
    .where(and(eq(ltiPlatforms.issuer, issuer), isClient));
}

/** Stores a platform; returns undefined if one with this issuer and client id exists already. */
export async function insertPlatform(
  database: Db,
  platform: NewPlatform,
): Promise<PlatformRow | undefined> {
  const [row] = await database
    .insert(ltiPlatforms)
    .values(platform)
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Updates a platform; returns false if it no longer exists. */
export async function updatePlatform(
  database: Db,
  id: string,
  change: Partial<NewPlatform>,
): Promise<boolean> {
  const rows = await database
    .update(ltiPlatforms)
    .set(change)
    .where(eq(ltiPlatforms.id, id))
    .returning({ id: ltiPlatforms.id });
  return rows.length > 0;
}

/** Deletes a platform with its data; people stay, but can no longer sign in from it. */
export async function deletePlatform(database: Database, id: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`delete from account where provider_id = ${`lti-${id}`}`);
    const { rowCount } = await transaction.execute(sql`delete from lti_platforms where id = ${id}`);
    return rowCount === 1;
  });
}
