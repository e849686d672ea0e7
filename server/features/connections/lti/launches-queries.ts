import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { ltiCourses, ltiLinks, ltiScores } from '../../../database/schema/lti.ts';
import { forgetUntold } from './scores-queries.ts';

export type CourseRow = typeof ltiCourses.$inferSelect;
export type LinkRow = typeof ltiLinks.$inferSelect;

/** Stores a course with its present title on the platform. */
export async function upsertCourse(
  database: Db,
  course: Pick<CourseRow, 'platformId' | 'deploymentId' | 'contextId' | 'title' | 'membershipsUrl'>,
): Promise<CourseRow> {
  const { title, membershipsUrl } = course;
  const [row] = await database
    .insert(ltiCourses)
    .values(course)
    .onConflictDoUpdate({
      target: [ltiCourses.platformId, ltiCourses.deploymentId, ltiCourses.contextId],
      set: { title, membershipsUrl },
    })
    .returning();
  if (!row) throw new Error('A course was not stored.');
  return row;
}

/** Returns a course, and locks its row until the transaction ends. */
export async function lockCourse(transaction: Db, id: string): Promise<CourseRow | undefined> {
  const [row] = await transaction
    .select()
    .from(ltiCourses)
    .where(eq(ltiCourses.id, id))
    .for('update');
  return row;
}

export async function findCourse(database: Db, id: string): Promise<CourseRow | undefined> {
  const [row] = await database.select().from(ltiCourses).where(eq(ltiCourses.id, id));
  return row;
}

/** Sets the class of a course, whose students are read anew for it. */
export async function setCourseClass(database: Db, id: string, teacherCode: string): Promise<void> {
  const course = { teacherCode, syncedAt: null };
  await database.update(ltiCourses).set(course).where(eq(ltiCourses.id, id));
}

/** Stores that a course's students were read, or why not. */
export async function noteSync(database: Db, id: string, problem: string | null): Promise<void> {
  await database
    .update(ltiCourses)
    .set({ problem, ...(problem === null && { syncedAt: sql`now()` }) })
    .where(eq(ltiCourses.id, id));
}

/**
 * Returns the class with this code and its teachers if it still takes students, or else the class
 * in use that continues it in a later school year.
 */
export async function findOpenClass(
  database: Db,
  teacherCode: string,
): Promise<{ teacherCode: string; teacherId: string; teacherIds: string[] } | undefined> {
  const { rows } = await database.execute<{
    teacherCode: string;
    teacherId: string;
    teacherIds: string[];
  }>(sql`
    with recursive line as (
      select teacher_code, archived_at, 0 as years from tenants where teacher_code = ${teacherCode}
      union
      select next.teacher_code, next.archived_at, line.years + 1
      from line
      join rollover_classes ended on ended.teacher_code = line.teacher_code
      join rollovers on rollovers.id = ended.rollover_id and rollovers.undone_at is null
      join tenants next on next.teacher_code = ended.successor_code and next.name <> ''
      where line.archived_at is not null)
    select class.teacher_code as "teacherCode", class.teacher_id as "teacherId",
           array(select teaching.teacher_id from class_teaching teaching
                 where teaching.teacher_code = class.teacher_code) as "teacherIds"
    from line join tenants class using (teacher_code)
    where class.archived_at is null order by line.years limit 1`);
  return rows[0];
}

interface LinkPlace {
  platformId: string;
  deploymentId: string;
  resourceLinkId: string;
}

export async function findLink(
  database: Db,
  { platformId, deploymentId, resourceLinkId }: LinkPlace,
): Promise<LinkRow | undefined> {
  const [row] = await database
    .select()
    .from(ltiLinks)
    .where(
      and(
        eq(ltiLinks.platformId, platformId),
        eq(ltiLinks.deploymentId, deploymentId),
        eq(ltiLinks.resourceLinkId, resourceLinkId),
      ),
    );
  return row;
}

const hasPlace = ({ lineItemUrl, lineItemsUrl }: Pick<LinkRow, 'lineItemUrl' | 'lineItemsUrl'>) =>
  lineItemUrl !== null || lineItemsUrl !== null;

/**
 * Stores the quiz of a link and where its marks go. A link that led to another quiz starts afresh.
 * If it had no place for marks until now, waiting marks are found again.
 */
export async function saveLink(database: Db, link: Omit<LinkRow, 'id'>): Promise<LinkRow> {
  const { quizCode, lineItemUrl, lineItemsUrl, ...place } = link;
  await database.execute(sql`
    delete from lti_links where platform_id = ${place.platformId}
      and deployment_id = ${place.deploymentId} and resource_link_id = ${place.resourceLinkId}
      and quiz_code <> ${quizCode}`);
  const before = await findLink(database, place);
  const [row] = await database
    .insert(ltiLinks)
    .values(link)
    .onConflictDoUpdate({
      target: [ltiLinks.platformId, ltiLinks.deploymentId, ltiLinks.resourceLinkId],
      set: {
        // Not every platform names in a launch the column that Greenpen created.
        lineItemUrl: sql`coalesce(${lineItemUrl}, ${ltiLinks.lineItemUrl})`,
        lineItemsUrl,
      },
    })
    .returning();
  if (!row) throw new Error('A link was not stored.');
  if (before && !hasPlace(before) && hasPlace(row)) await forgetUntold(database, row);
  return row;
}

/** Registers a student's mark to be sent to the platform from now on. */
export async function addScore(
  database: Db,
  score: { quizCode: string; linkId: string; userId: string },
): Promise<void> {
  await database.insert(ltiScores).values(score).onConflictDoNothing();
}

/** Returns the title and maximum mark of a quiz; undefined if it does not exist or was deleted. */
export async function findQuizTitle(
  database: Db,
  quizCode: string,
): Promise<{ title: string; maxMark: number } | undefined> {
  const { rows } = await database.execute<{ title: string; maxMark: number }>(sql`
    select coalesce(nullif(quiz.title, ''), 'Quiz ' || quiz.quiz_code) as title,
           (select coalesce(sum(question.max_mark), 0) from quiz_questions place
            join questions question on question.id = place.question_id
            where place.quiz_code = quiz.quiz_code)::int as "maxMark"
    from quizzes quiz where quiz.quiz_code = ${quizCode} and quiz.deleted_at is null`);
  return rows[0];
}
