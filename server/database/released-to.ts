import { sql, type SQL } from 'drizzle-orm';

/**
 * SQL for the time when a quiz's marks were released to a student: to everyone, to one of their
 * classes that the quiz is set for, or to a class they were in at the time.
 */
export const releasedTo = (
  quiz: SQL,
  studentId: SQL,
): SQL => sql`coalesce(${quiz}.released_at, least((
  select min(setting.released_at) from quiz_classes setting
  join class_memberships membership on membership.teacher_code = setting.teacher_code
  where setting.quiz_code = ${quiz}.quiz_code and membership.student_id = ${studentId}), (
  select min(kept.released_at) from kept_releases kept
  where kept.quiz_code = ${quiz}.quiz_code and kept.user_id = ${studentId})))`;

/** SQL for `isMarkShown` of a marked answer `s` in its `quiz`. */
export const isShown = sql`case quiz.results_release
  when 'as-marked' then true
  when 'as-accepted' then s.confirmed_by is not null
  else ${releasedTo(sql`quiz`, sql`s.user_id`)} is not null end`;
