import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../access/actor.ts';
import type { Db } from '../../../database/client.ts';
import { className } from '../../classes/public.ts';

interface ClassWithMissing extends Record<string, unknown> {
  teacherCode: string;
  name: string;
  teachers: string[];
  students: number;
  missing: string[];
}

/** SQL condition: the actor teaches the class today or is an administrator. */
const isOverseen = ({ id, role }: Actor): SQL =>
  role === 'admin'
    ? sql`true`
    : sql`exists (select 1 from class_teaching mine
                  where mine.teacher_code = class.teacher_code and mine.teacher_id = ${id})`;

/**
 * SQL condition: the batch was begun since a day, because terms of the same name recur every year.
 */
const isSince = (day: string): SQL => sql`
  (batch.created_at at time zone (select time_zone from school_clock))::date >= ${day}::date`;

/**
 * Returns the terms for which teachers of the actor's classes have begun reports since a day,
 * latest first.
 */
export async function listTerms(database: Db, actor: Actor, since: string): Promise<string[]> {
  const { rows } = await database.execute<{ term: string }>(sql`
    select batch.input -> 'classInfo' ->> 'term' as term
    from report_batches batch
    where batch.input -> 'classInfo' ->> 'term' <> '' and ${isSince(since)} and exists (
      select 1 from class_teaching teaching
      join tenants class on class.teacher_code = teaching.teacher_code
      where teaching.teacher_id = batch.teacher_id and ${isOverseen(actor)})
    group by 1
    order by max(batch.created_at) desc
    limit 12`);
  return rows.map(({ term }) => term);
}

/**
 * SQL condition: a typed name identifies a student, because exactly one person in the classes of
 * the teacher who typed it has it.
 */
export const isBorneOnce = (teacherId: SQL, name: SQL): SQL => sql`(
  select count(distinct namesake.id) from class_teaching known
  join class_memberships membership on membership.teacher_code = known.teacher_code
  join "user" namesake on namesake.id = membership.student_id
  where known.teacher_id = ${teacherId} and not known.is_archived
    and lower(namesake.name) = lower(${name})) = 1`;

/**
 * Returns the classes with students who can sign in but have no report for the term, since a day,
 * by any of the class's teachers (in the class's subject, if both give one). A student is matched
 * by account, or by a typed name that nobody else has.
 */
export async function listClassesWithMissing(
  database: Db,
  actor: Actor,
  { term, since }: { term: string; since: string },
): Promise<ClassWithMissing[]> {
  const { rows } = await database.execute<ClassWithMissing>(sql`
    with written as (
      select distinct teaching.teacher_code, teaching.teacher_id,
             student ->> 'userId' as id, student ->> 'name' as name
      from report_batches batch
      join reports report on report.batch_id = batch.id and report.report <> ''
      cross join lateral (select batch.input -> 'students' -> report.position) as at(student)
      join class_teaching teaching on teaching.teacher_id = batch.teacher_id
      join tenants class on class.teacher_code = teaching.teacher_code
      where batch.input -> 'classInfo' ->> 'term' = ${term} and ${isSince(since)}
        and (class.subject = '' or batch.input -> 'classInfo' ->> 'subject' = ''
             or lower(class.subject) = lower(batch.input -> 'classInfo' ->> 'subject'))
    ), members as (
      select class.teacher_code, member.name,
             not exists (select 1 from written
                         where written.teacher_code = class.teacher_code
                           and (written.id = member.id
                                or (written.id is null
                                    and lower(written.name) = lower(member.name)
                                    and ${isBorneOnce(sql`written.teacher_id`, sql`written.name`)}))
             ) as is_missing
      from tenants class
      join class_memberships membership on membership.teacher_code = class.teacher_code
      join "user" member on member.id = membership.student_id and member.role = 'student'
        and member.suspended_at is null
      where class.archived_at is null and ${isOverseen(actor)}
    )
    select class.teacher_code as "teacherCode", ${className} as name,
           (select json_agg(distinct teacher.name) from class_teaching teaching
            join "user" teacher on teacher.id = teaching.teacher_id
            where teaching.teacher_code = class.teacher_code) as teachers,
           count(*)::int as students,
           json_agg(members.name order by members.name) filter (where is_missing) as missing
    from members join tenants class using (teacher_code)
    group by class.teacher_code
    having bool_or(is_missing)
    order by bool_and(is_missing), ${className}, class.teacher_code`);
  return rows;
}
