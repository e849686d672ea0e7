import { sql, type SQL } from 'drizzle-orm';

/**
 * When the marks of a row of quizzes were shown to a student: to everyone, to a class of theirs that
 * the quiz is set for, or to one that they were in then.
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

/** `isMarkShown` of an answer `s` with a mark, in its `quiz`. */
export const isShown = sql`case quiz.results_release
  when 'as-marked' then true
  when 'as-accepted' then s.confirmed_by is not null
  else ${releasedTo(sql`quiz`, sql`s.user_id`)} is not null end`;
