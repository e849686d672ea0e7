import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';

/**
 * A quiz as somebody sees it: with everyone who sat it, or only with the students of some classes.
 * Whatever reads or changes answers takes one, so that nobody reaches further.
 */
export interface QuizScope {
  quizCode: string;
  /** Null for everyone. */
  teacherCodes: readonly string[] | null;
}

/** For what Greenpen does by itself. */
export const wholeQuiz = (quizCode: string): QuizScope => ({ quizCode, teacherCodes: null });

/** Whether a student is in one of these classes. */
const isInOneOf = (teacherCodes: readonly string[], studentId: SQL): SQL => sql`${studentId} in (
  select student_id from class_memberships
  where teacher_code = any(${sql.param([...teacherCodes])}::text[]))`;

/** Whether a row with quiz_code and user_id is of the quiz, and of a student within the scope. */
export function isWithin({ quizCode, teacherCodes }: QuizScope, alias: SQL): SQL {
  const isOfQuiz = sql`${alias}.quiz_code = ${quizCode}`;
  if (teacherCodes === null) return isOfQuiz;
  return sql`${isOfQuiz} and ${isInOneOf(teacherCodes, sql`${alias}.user_id`)}`;
}

/** The classes in use that this person teaches, with the quizzes that are set for them. */
const sharing = (teacherId: string): SQL => sql`
  quiz_classes setting join class_teaching teaching
    on teaching.teacher_code = setting.teacher_code and teaching.teacher_id = ${teacherId}
    and not teaching.is_archived`;

/** The quizzes that are set for a class in use which this person teaches. */
const sharedQuizCodes = (teacherId: string): SQL =>
  sql`select setting.quiz_code from ${sharing(teacherId)}`;

/** Whether a row `quiz` of quizzes is within reach: of this creator or shared with them, or (null) any. */
export const isReachable = (teacherId: string | null): SQL =>
  teacherId === null
    ? sql`true`
    : sql`quiz.quiz_code = any(array(
        select own.quiz_code from quizzes own where own.creator_uid = ${teacherId}
        union ${sharedQuizCodes(teacherId)}))`;

/** Whether a quiz is set for a class in use that this person teaches and the student is in. */
export const isSharedFor = (teacherId: string, quizCode: SQL, studentId: SQL): SQL => sql`exists (
  select from ${sharing(teacherId)}
  join class_memberships membership on membership.teacher_code = setting.teacher_code
  where setting.quiz_code = ${quizCode} and membership.student_id = ${studentId})`;

/** What some of the classes that a quiz is set for make of it. */
export interface QuizShare extends Record<string, unknown> {
  quizCode: string;
  /** For all of these classes. */
  isLocked: boolean;
  releasedAt: string | null;
}

const shareColumns = sql`
  setting.quiz_code as "quizCode", bool_and(setting.locked) as "isLocked",
  case when bool_and(setting.released_at is not null) then
    to_char(max(setting.released_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  end as "releasedAt"`;

export async function listShares(
  database: Db,
  quizCodes: readonly string[],
  teacherId: string,
): Promise<Map<string, QuizShare>> {
  if (quizCodes.length === 0) return new Map();
  const { rows } = await database.execute<QuizShare>(sql`
    select ${shareColumns} from ${sharing(teacherId)}
    where setting.quiz_code = any(${sql.param([...quizCodes])}::text[])
    group by setting.quiz_code`);
  return new Map(rows.map((share) => [share.quizCode, share]));
}

/** The same for the classes of a scope; undefined where the quiz is set for none of them. */
export async function findShare(
  database: Db,
  quizCode: string,
  teacherCodes: readonly string[],
): Promise<QuizShare | undefined> {
  const { rows } = await database.execute<QuizShare>(sql`
    select ${shareColumns} from quiz_classes setting
    where setting.quiz_code = ${quizCode}
      and setting.teacher_code = any(${sql.param([...teacherCodes])}::text[])
    group by setting.quiz_code`);
  return rows[0];
}

/** The classes through which somebody shares a quiz of a colleague. */
export async function listSharedCodes(
  database: Db,
  quizCode: string,
  teacherId: string,
): Promise<string[]> {
  const { rows } = await database.execute<{ code: string }>(sql`
    select setting.teacher_code as code from ${sharing(teacherId)}
    where setting.quiz_code = ${quizCode} order by setting.teacher_code`);
  return rows.map(({ code }) => code);
}

/** Whether a class is one that the quiz is set for, or that this person teaches or taught. */
export async function isClassAround(
  database: Db,
  quizCode: string,
  teacherCode: string,
  teacherId: string | null,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from tenants class
    where class.teacher_code = ${teacherCode} and (${teacherId}::text is null
      or exists (select from quiz_classes setting where setting.quiz_code = ${quizCode}
                   and setting.teacher_code = class.teacher_code)
      or exists (select from class_teaching teaching where teaching.teacher_id = ${teacherId}
                   and teaching.teacher_code = class.teacher_code))`);
  return rows.length > 0;
}

/** Whether the scope holds this student. */
export async function isStudentWithin(
  database: Db,
  { teacherCodes }: QuizScope,
  studentId: string,
): Promise<boolean> {
  if (teacherCodes === null) return true;
  const { rows } = await database.execute(
    sql`select where ${isInOneOf(teacherCodes, sql`${studentId}`)}`,
  );
  return rows.length > 0;
}
