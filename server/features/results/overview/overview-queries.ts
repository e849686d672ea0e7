import { sql, type SQL } from 'drizzle-orm';
import { isReachable, isSharedFor } from '../../quizzes/public.ts';

/** Which quizzes and students an overview covers. */
export interface Overview {
  /** The teacher, for their own quizzes and those they share; null for all quizzes. */
  teacherId: string | null;
  /**
   * Limits the overview to the students of this class, and to quizzes set for it or sat by them.
   */
  teacherCode: string | null;
}

/**
 * SQL for the quizzes within reach. `is_whole` is true if everyone who sat a quiz counts; otherwise
 * `counts` decides who does. `is_sat_once` is true if the quiz allows one attempt and nobody has
 * made more.
 */
export const reachedQuizzes = ({ teacherId, teacherCode }: Overview): SQL => sql`
  select quiz.quiz_code, quiz.title, quiz.created_at, quiz.results_release, quiz.released_at,
         ${teacherCode}::text is null
           and (${teacherId}::text is null or quiz.creator_uid = ${teacherId}) as is_whole,
         quiz.attempts_allowed = 1 and not exists (
           select from earlier_attempts earlier where earlier.quiz_code = quiz.quiz_code
         ) as is_sat_once,
         ${teacherId}::text is null or quiz.creator_uid = ${teacherId} as is_own
  from quizzes quiz
  where quiz.deleted_at is null and ${isReachable(teacherId)}
    ${
      teacherCode === null
        ? sql``
        : sql`and quiz.quiz_code = any(array(
            select setting.quiz_code from quiz_classes setting
            where setting.teacher_code = ${teacherCode}
            union
            select attempt.quiz_code from class_memberships membership
            join attempts attempt on attempt.user_id = membership.student_id
            where membership.teacher_code = ${teacherCode}))`
    }`;

/**
 * SQL that is true if the student of a row with quiz_code and user_id counts in a row `quiz` of
 * reachedQuizzes.
 */
export function counts({ teacherId, teacherCode }: Overview, alias: SQL): SQL {
  const isInClass = sql`exists (
    select from class_memberships membership
    where membership.teacher_code = ${teacherCode} and membership.student_id = ${alias}.user_id)`;
  const isShared =
    teacherId === null
      ? sql`true`
      : sql`(quiz.is_own or ${isSharedFor(teacherId, sql`${alias}.quiz_code`, sql`${alias}.user_id`)})`;
  return teacherCode === null ? isShared : sql`${isInClass} and ${isShared}`;
}

/**
 * SQL for the answers that count in a row `quiz`, for a lateral join. The offset keeps the planner
 * from turning it into a plain join, so that each quiz is read by its key.
 */
export const countedInQuiz: SQL = sql`
  select answer.* from counted_answers answer where answer.quiz_code = quiz.quiz_code offset 0`;
