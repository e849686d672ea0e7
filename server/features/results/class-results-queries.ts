import { sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { className } from '../classes/public.ts';
import { isWithin, type QuizScope } from '../quizzes/public.ts';

/** A class by which a quiz can be looked at. */
export interface QuizClassRow extends Record<string, unknown> {
  teacherCode: string;
  name: string;
  /** Its students with an attempt at the quiz. */
  studentIds: string[];
}

/** More classes than this sat no quiz that is set for none. */
const MAX_CLASSES = 50;

/**
 * The classes of a quiz within the scope: those it is set for, or where it is set for none those in
 * which students have an attempt, of the classes of a teacher or (null) of all.
 */
export async function listClassesOfQuiz(
  database: Db,
  scope: QuizScope,
  teacherId: string | null,
): Promise<QuizClassRow[]> {
  const { quizCode, teacherCodes } = scope;
  const { rows } = await database.execute<QuizClassRow>(sql`
    with sitting as (
      select a.user_id, membership.teacher_code
      from attempts a join class_memberships membership on membership.student_id = a.user_id
      where ${isWithin(scope, sql`a`)}
    ), chosen as (
      select teacher_code from quiz_classes where quiz_code = ${quizCode}
      union
      select sitting.teacher_code from sitting
      where not exists (select from quiz_classes where quiz_code = ${quizCode})
        and (${teacherId}::text is null or sitting.teacher_code in (
          select teaching.teacher_code from class_teaching teaching
          where teaching.teacher_id = ${teacherId}))
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
