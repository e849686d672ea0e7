import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { className } from '../../classes/public.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';

/** A class whose results for a quiz can be viewed. */
export interface QuizClassRow extends Record<string, unknown> {
  teacherCode: string;
  name: string;
  /** Its students with an attempt at the quiz. */
  studentIds: string[];
}

/** No quiz that is not set for classes was sat by more classes than this. */
const MAX_CLASSES = 50;

/**
 * Lists the classes of a quiz within the scope: those it is set for, or, if it is set for none,
 * those in which students have an attempt, limited to a teacher's classes or (null) unlimited.
 *
 * If it is set for none, students count in the classes they were in when they sat it, so that
 * nobody is in last year's class and in this year's. A student who was in no class by then counts
 * in those they joined later, because schools often assign classes after the first quiz. A class
 * archived before the attempt began never counts.
 */
export async function listClassesOfQuiz(
  database: Db,
  scope: QuizScope,
  teacherId: string | null,
): Promise<QuizClassRow[]> {
  const { quizCode, teacherCodes } = scope;
  const { rows } = await database.execute<QuizClassRow>(sql`
    with set_for as (
      select teacher_code from quiz_classes where quiz_code = ${quizCode}
    ), placed as (
      select a.user_id, membership.teacher_code,
             rank() over (
               partition by a.user_id
               order by membership.joined_at <= coalesce(a.finished_at, now()) desc) as choice
      from attempts a join class_memberships membership on membership.student_id = a.user_id
      join tenants class on class.teacher_code = membership.teacher_code
      where ${isWithin(scope, sql`a`)} and case
        when exists (select from set_for)
          then class.teacher_code in (select teacher_code from set_for)
        else (class.archived_at is null or class.archived_at > a.started_at)
          and (${teacherId}::text is null or class.teacher_code in (
            select teaching.teacher_code from class_teaching teaching
            where teaching.teacher_id = ${teacherId})) end
    ), sitting as (
      select user_id, teacher_code from placed
      where choice = 1 or exists (select from set_for)
    ), chosen as (
      select teacher_code from set_for union select teacher_code from sitting
    )
    select class.teacher_code as "teacherCode", ${className} as name,
           array(select user_id from sitting
                 where sitting.teacher_code = class.teacher_code) as "studentIds"
    from chosen join tenants class using (teacher_code)
    where ${teacherCodes === null} or teacher_code = any(${sql.param([...(teacherCodes ?? [])])}::text[])
    order by substring(${className} from '^\\d{1,4}')::int, lower(${className}), teacher_code
    limit ${MAX_CLASSES}`);
  return rows;
}
