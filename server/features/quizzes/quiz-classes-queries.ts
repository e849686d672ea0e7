import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { className } from '../classes/public.ts';
import { quizClasses, quizWindows } from '../../database/schema/quiz-classes.ts';
import { isWithin, type QuizScope } from './scope-queries.ts';

/** The period in which a quiz may be begun, in ISO 8601; null leaves that side open. */
export interface QuizWindow {
  opensAt: string | null;
  closesAt: string | null;
}

const inIso = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const windowColumns = sql`${inIso(sql`t.opens_at`)} as "opensAt", ${inIso(sql`t.closes_at`)} as "closesAt"`;

type ClassWindow = QuizWindow & {
  teacherCode: string;
  name: string;
  studentsBegan: number;
  isReleased: boolean;
  isLocked: boolean;
};
type StudentWindow = QuizWindow & { userId: string; displayName: string };

/** SQL that is true if a row `t` belongs to the quiz and to a class within the scope. */
const isClassWithin = ({ quizCode, teacherCodes }: QuizScope) => sql`t.quiz_code = ${quizCode}
  and (${teacherCodes === null} or t.teacher_code = any(${sql.param([...(teacherCodes ?? [])])}::text[]))`;

/** Lists the classes a quiz is set for, and the students with a window of their own. */
export async function listQuizClasses(
  database: Db,
  scope: QuizScope,
): Promise<{ classes: ClassWindow[]; windows: StudentWindow[] }> {
  const { rows: classes } = await database.execute<ClassWindow & Record<string, unknown>>(sql`
    select t.teacher_code as "teacherCode",
           ${className} as name,
           ${windowColumns},
           (select count(*)::int from attempts attempt
            join class_memberships membership on membership.student_id = attempt.user_id
            where attempt.quiz_code = t.quiz_code
              and membership.teacher_code = t.teacher_code) as "studentsBegan",
           t.released_at is not null and quiz.released_at is null
             and quiz.results_release = 'when-released' as "isReleased",
           t.locked and not quiz.locked as "isLocked"
    from quiz_classes t join tenants class using (teacher_code) join quizzes quiz using (quiz_code)
    where ${isClassWithin(scope)} order by lower(${className}), t.teacher_code`);
  const { rows: windows } = await database.execute<StudentWindow & Record<string, unknown>>(sql`
    select t.user_id as "userId", person.name as "displayName", ${windowColumns}
    from quiz_windows t join "user" person on person.id = t.user_id
    where ${isWithin(scope, sql`t`)} order by lower(person.name), t.user_id`);
  return { classes, windows };
}

/**
 * Counts how many of these classes the quiz is already set for, or are active and taught by this
 * person, or (null) by anyone.
 */
export async function countSettable(
  database: Db,
  quizCode: string,
  teacherCodes: readonly string[],
  teacherId: string | null,
): Promise<number> {
  const { rows } = await database.execute<{ classes: number }>(sql`
    select count(*)::int as classes
    from json_array_elements_text(${JSON.stringify(teacherCodes)}::json) asked (teacher_code)
    where exists (select from quiz_classes setting
                  where setting.quiz_code = ${quizCode}
                    and setting.teacher_code = asked.teacher_code)
      or exists (select from class_teaching teaching
                 where teaching.teacher_code = asked.teacher_code and not is_archived
                   and (${teacherId}::text is null or teacher_id = ${teacherId}))`);
  return rows[0]?.classes ?? 0;
}

const toDate = (iso: string | null) => (iso === null ? null : new Date(iso));

/** Sets the quiz for these additional classes, or updates their windows. */
export async function upsertQuizClasses(
  transaction: Db,
  quizCode: string,
  classes: readonly (QuizWindow & { teacherCode: string })[],
): Promise<void> {
  if (classes.length === 0) return;
  const rows = classes.map(({ teacherCode, opensAt, closesAt }) => ({
    quizCode,
    teacherCode,
    opensAt: toDate(opensAt),
    closesAt: toDate(closesAt),
  }));
  await transaction
    .insert(quizClasses)
    .values(rows)
    .onConflictDoUpdate({
      target: [quizClasses.quizCode, quizClasses.teacherCode],
      set: { opensAt: sql`excluded.opens_at`, closesAt: sql`excluded.closes_at` },
    });
}

/**
 * Removes the quiz from these classes, or from all classes except these. Students who sat it keep
 * the marks that were released to them through one of them, and a later release to that class
 * reaches them too, as `keep_releases` does for students who leave a class.
 */
export async function deleteQuizClasses(
  transaction: Db,
  quizCode: string,
  which: { these: readonly string[] } | { allBut: readonly string[] },
): Promise<void> {
  const named = 'these' in which ? which.these : which.allBut;
  const isNamed = sql`teacher_code = any(${sql.param([...named])}::text[])`;
  await transaction.execute(sql`
    with gone as (
      delete from quiz_classes
      where quiz_code = ${quizCode} and ${'these' in which ? isNamed : sql`not ${isNamed}`}
      returning quiz_code, teacher_code, released_at)
    insert into kept_releases (quiz_code, user_id, teacher_code, released_at)
    select gone.quiz_code, attempt.user_id, gone.teacher_code, gone.released_at
    from gone join class_memberships membership using (teacher_code)
    join attempts attempt
      on attempt.quiz_code = gone.quiz_code and attempt.user_id = membership.student_id
    on conflict (quiz_code, user_id, teacher_code)
    do update set released_at = coalesce(kept_releases.released_at, excluded.released_at)`);
}

/** Locks or unlocks a quiz for the classes within the scope; returns how many. */
export async function updateClassesLocked(
  transaction: Db,
  scope: QuizScope,
  locked: boolean,
): Promise<number> {
  const { rowCount } = await transaction.execute(
    sql`update quiz_classes t set locked = ${locked} where ${isClassWithin(scope)}`,
  );
  return rowCount ?? 0;
}

/**
 * Releases the marks to the classes within the scope, or hides them again, including for students
 * who have left since; returns how many classes.
 */
export async function updateClassesReleased(
  transaction: Db,
  scope: QuizScope,
  released: boolean,
): Promise<number> {
  const set = sql`set released_at = case when ${released} then coalesce(t.released_at, now()) end`;
  const { rowCount } = await transaction.execute(sql`
    update quiz_classes t ${set} where ${isClassWithin(scope)}`);
  await transaction.execute(sql`update kept_releases t ${set} where ${isClassWithin(scope)}`);
  return rowCount ?? 0;
}

export async function upsertQuizWindow(
  database: Db,
  quizCode: string,
  userId: string,
  { opensAt, closesAt }: QuizWindow,
): Promise<void> {
  const window = { opensAt: toDate(opensAt), closesAt: toDate(closesAt) };
  await database
    .insert(quizWindows)
    .values({ quizCode, userId, ...window })
    .onConflictDoUpdate({ target: [quizWindows.quizCode, quizWindows.userId], set: window });
}

export async function deleteQuizWindow(
  database: Db,
  quizCode: string,
  userId: string,
): Promise<void> {
  await database
    .delete(quizWindows)
    .where(and(eq(quizWindows.quizCode, quizCode), eq(quizWindows.userId, userId)));
}
