import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { className } from '../classes/public.ts';

/**
 * The part of a quiz that someone can see: everyone who sat it, or only the students of some
 * classes. All code that reads or changes answers takes a scope, so that nobody reaches further.
 */
export interface QuizScope {
  quizCode: string;
  /** The classes; null for everyone. */
  teacherCodes: readonly string[] | null;
}

/** The scope of Greenpen's own background work. */
export const wholeQuiz = (quizCode: string): QuizScope => ({ quizCode, teacherCodes: null });

/** SQL that is true if a student is in one of these classes. */
const isInOneOf = (teacherCodes: readonly string[], studentId: SQL): SQL => sql`${studentId} in (
  select student_id from class_memberships
  where teacher_code = any(${sql.param([...teacherCodes])}::text[]))`;

/**
 * SQL that is true if a row with quiz_code and user_id belongs to the quiz and to a student within
 * the scope.
 */
export function isWithin({ quizCode, teacherCodes }: QuizScope, alias: SQL): SQL {
  const isOfQuiz = sql`${alias}.quiz_code = ${quizCode}`;
  if (teacherCodes === null) return isOfQuiz;
  return sql`${isOfQuiz} and ${isInOneOf(teacherCodes, sql`${alias}.user_id`)}`;
}

/** SQL for the active classes that this person teaches, with the quizzes set for them. */
const sharing = (teacherId: string): SQL => sql`
  quiz_classes setting join class_teaching teaching
    on teaching.teacher_code = setting.teacher_code and teaching.teacher_id = ${teacherId}
    and not teaching.is_archived`;

/** SQL for the quizzes set for an active class that this person teaches. */
const sharedQuizCodes = (teacherId: string): SQL =>
  sql`select setting.quiz_code from ${sharing(teacherId)}`;

/**
 * SQL that is true if a row `quiz` of quizzes is within reach: created by or shared with this
 * person, or (null) any.
 */
export const isReachable = (teacherId: string | null): SQL =>
  teacherId === null
    ? sql`true`
    : sql`quiz.quiz_code = any(array(
        select own.quiz_code from quizzes own where own.creator_uid = ${teacherId}
        union ${sharedQuizCodes(teacherId)}))`;

/**
 * SQL that is true if a quiz is set for an active class that this person teaches and the student is
 * in.
 */
export const isSharedFor = (teacherId: string, quizCode: SQL, studentId: SQL): SQL => sql`exists (
  select from ${sharing(teacherId)}
  join class_memberships membership on membership.teacher_code = setting.teacher_code
  where setting.quiz_code = ${quizCode} and membership.student_id = ${studentId})`;

/** The lock and release state of some of the classes that a quiz is set for. */
export interface QuizShare extends Record<string, unknown> {
  quizCode: string;
  /** True if all of these classes are locked. */
  isLocked: boolean;
  releasedAt: string | null;
  /** The number of these classes, and of those among them to which the marks were released. */
  total: number;
  released: number;
  /** The names of the classes that the quiz is locked for. */
  lockedFor: string[];
}

const shareColumns = sql`
  setting.quiz_code as "quizCode", bool_and(setting.locked) as "isLocked",
  count(*)::int as total, count(setting.released_at)::int as released,
  coalesce(array_agg(${className} order by lower(${className})) filter (where setting.locked), '{}')
    as "lockedFor",
  case when bool_and(setting.released_at is not null) then
    to_char(max(setting.released_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  end as "releasedAt"`;

/**
 * Returns each quiz's share through this person's classes, or (null) through all of its classes.
 */
export async function listShares(
  database: Db,
  quizCodes: readonly string[],
  teacherId: string | null,
): Promise<Map<string, QuizShare>> {
  if (quizCodes.length === 0) return new Map();
  const settings = teacherId === null ? sql`quiz_classes setting` : sharing(teacherId);
  const { rows } = await database.execute<QuizShare>(sql`
    select ${shareColumns} from ${settings} join tenants class on class.teacher_code = setting.teacher_code
    where ${inArray(sql`setting.quiz_code`, [...quizCodes])}
    group by setting.quiz_code`);
  return new Map(rows.map((share) => [share.quizCode, share]));
}

/** Returns the state for the classes of a scope; undefined if the quiz is set for none of them. */
export async function findShare(
  database: Db,
  quizCode: string,
  teacherCodes: readonly string[],
): Promise<QuizShare | undefined> {
  const { rows } = await database.execute<QuizShare>(sql`
    select ${shareColumns} from quiz_classes setting
    join tenants class on class.teacher_code = setting.teacher_code
    where setting.quiz_code = ${quizCode}
      and setting.teacher_code = any(${sql.param([...teacherCodes])}::text[])
    group by setting.quiz_code`);
  return rows[0];
}

/** Lists the classes through which someone shares a colleague's quiz. */
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

/** True if the quiz is set for the class, or this person teaches or taught the class. */
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

/** True if the student is within the scope. */
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
