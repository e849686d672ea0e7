import { and, asc, desc, eq, not, or, sql, type SQL } from 'drizzle-orm';
import { CONCERNS_LISTED } from '../../../shared/business-rules.ts';
import type { Db } from '../../database/client.ts';
import { questions } from '../../database/schema/questions.ts';
import { quizzes } from '../../database/schema/quizzes.ts';
import { welfareConcerns, welfareEvents } from '../../database/schema/welfare.ts';
import { findNamesakes, withDetail } from '../accounts/public.ts';
import { isSharedFor } from '../quizzes/public.ts';
import type { ConcernRow, WelfareEventRow } from './welfare-queries.ts';

/** A concern with the title of its quiz and the text of its question. */
const shown = {
  concern: welfareConcerns,
  quizTitle: sql<string>`coalesce(${quizzes.title}, '')`,
  questionText: sql<string>`coalesce(${questions.questionText}, '')`,
};

export interface ShownConcern {
  concern: ConcernRow;
  quizTitle: string;
  questionText: string;
}

/**
 * Adds a detail to names that two students in a class or quiz share, so that readers know who is
 * meant.
 */
async function toldApart(database: Db, rows: ShownConcern[]): Promise<ShownConcern[]> {
  const apart = await findNamesakes(
    database,
    rows.flatMap(({ concern }) => concern.userId ?? []),
  );
  return rows.map((row) => {
    const { concern } = row;
    const detail = apart.get(concern.userId ?? '');
    if (!detail) return row;
    return {
      ...row,
      concern: { ...concern, studentName: withDetail(concern.studentName, detail) },
    };
  });
}

/**
 * SQL condition: the concern is about an answer of a student whose quiz this teacher shares through
 * a class.
 */
const isAboutSharedStudent = (teacherId: string) =>
  isSharedFor(teacherId, sql`${welfareConcerns.quizCode}`, sql`${welfareConcerns.userId}`);

export async function isSharedConcern(
  database: Db,
  { id }: Pick<ConcernRow, 'id'>,
  teacherId: string,
): Promise<boolean> {
  const found = await database
    .select({ id: welfareConcerns.id })
    .from(welfareConcerns)
    .where(and(eq(welfareConcerns.id, id), isAboutSharedStudent(teacherId)));
  return found.length > 0;
}

/**
 * Which concerns to list: a teacher's, or everybody's if null, in one quiz if given, and with these
 * words in their names.
 */
interface ConcernReach {
  teacherId: string | null;
  quizCode: string | undefined;
  search: string;
}

/**
 * SQL condition: the search matches the student's former or present name, or the quiz's code or
 * title.
 */
function isNamed(search: string): SQL {
  const has = (text: SQL) => sql`position(${search.toLowerCase()} in lower(${text})) > 0`;
  return sql`(${has(sql`${welfareConcerns.studentName}`)}
    or ${has(sql`coalesce(${welfareConcerns.quizCode}, '')`)}
    or exists (select from quizzes named
               where named.quiz_code = ${welfareConcerns.quizCode} and ${has(sql`named.title`)})
    or exists (select from "user" named
               where named.id = ${welfareConcerns.userId} and ${has(sql`named.name`)}))`;
}

const isWithinReach = ({ teacherId, quizCode, search }: ConcernReach) =>
  and(
    search.trim() === '' ? undefined : isNamed(search.trim()),
    teacherId === null
      ? undefined
      : or(eq(welfareConcerns.teacherId, teacherId), isAboutSharedStudent(teacherId)),
    quizCode === undefined ? undefined : eq(welfareConcerns.quizCode, quizCode),
  );

const isOpen = eq(welfareConcerns.state, 'open');

/**
 * Returns concerns within reach: on the first page up to `open` open ones, clear ones first and
 * then the newest; on every page decided ones, newest first.
 */
export async function listConcerns(
  database: Db,
  reach: ConcernReach,
  { open, page }: { open: number; page: number },
): Promise<ShownConcern[]> {
  const listSome = (which: SQL, order: SQL[]) =>
    database
      .select(shown)
      .from(welfareConcerns)
      .leftJoin(quizzes, eq(quizzes.quizCode, welfareConcerns.quizCode))
      .leftJoin(questions, eq(questions.id, welfareConcerns.questionId))
      .where(and(which, isWithinReach(reach)))
      .orderBy(...order, desc(welfareConcerns.raisedAt), asc(welfareConcerns.id));
  const waiting =
    page > 1
      ? []
      : await listSome(isOpen, [sql`${welfareConcerns.strength} = 'faint'`]).limit(open);
  const decided = await listSome(not(isOpen), [])
    .limit(CONCERNS_LISTED)
    .offset((page - 1) * CONCERNS_LISTED);
  return toldApart(database, [...waiting, ...decided]);
}

const countOf = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);

/** Counts the concerns within reach: open ones by strength, and decided ones. */
export async function countConcerns(
  database: Db,
  reach: ConcernReach,
): Promise<{ clear: number; faint: number; decided: number }> {
  const [row] = await database
    .select({
      clear: countOf(sql`${isOpen} and ${welfareConcerns.strength} = 'clear'`),
      faint: countOf(sql`${isOpen} and ${welfareConcerns.strength} = 'faint'`),
      decided: countOf(not(isOpen)),
    })
    .from(welfareConcerns)
    .where(isWithinReach(reach));
  return row ?? { clear: 0, faint: 0, decided: 0 };
}

export async function findConcern(database: Db, id: string): Promise<ShownConcern | undefined> {
  const [row] = await database
    .select(shown)
    .from(welfareConcerns)
    .leftJoin(quizzes, eq(quizzes.quizCode, welfareConcerns.quizCode))
    .leftJoin(questions, eq(questions.id, welfareConcerns.questionId))
    .where(eq(welfareConcerns.id, id));
  return row && (await toldApart(database, [row]))[0];
}

/** True if the answer that a concern is about is handed in and has no mark. */
export async function isUnmarked(
  database: Db,
  { quizCode, userId, questionId }: Pick<ConcernRow, 'quizCode' | 'userId' | 'questionId'>,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from submissions s
    where s.quiz_code = ${quizCode} and s.user_id = ${userId} and s.question_id = ${questionId}
      and s.submitted_at is not null and s.mark_awarded is null`);
  return rows.length > 0;
}

/** Returns the record of a concern so far. */
export function listEvents(database: Db, concernId: string): Promise<WelfareEventRow[]> {
  return database
    .select()
    .from(welfareEvents)
    .where(eq(welfareEvents.concernId, concernId))
    .orderBy(asc(welfareEvents.at), asc(welfareEvents.id));
}
