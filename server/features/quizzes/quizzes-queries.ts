import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { pick } from '../../../shared/pick.ts';
import type { Db } from '../../database/client.ts';
import { user } from '../../database/schema/accounts.ts';
import { questions } from '../../database/schema/questions.ts';
import { quizQuestions, quizzes } from '../../database/schema/quizzes.ts';
import type { QuestionRow } from '../questions/public.ts';
import { isReachable } from './scope-queries.ts';

export type QuizRow = typeof quizzes.$inferSelect;
type NewQuiz = typeof quizzes.$inferInsert;

/** Returns the quiz with this code, unless it was deleted. */
export async function findQuiz(database: Db, quizCode: string): Promise<QuizRow | undefined> {
  const [row] = await database
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.quizCode, quizCode), isNull(quizzes.deletedAt)));
  return row;
}

/** Returns the quiz with this code, deleted or not. */
export async function findQuizEvenDeleted(
  database: Db,
  quizCode: string,
): Promise<QuizRow | undefined> {
  const [row] = await database.select().from(quizzes).where(eq(quizzes.quizCode, quizCode));
  return row;
}

/** Filters for the list of quizzes. */
export interface QuizzesAsked {
  /** The teacher who lists quizzes; null for someone who may see all. */
  teacherId: string | null;
  /** Only quizzes of these creators, if any are given. */
  creatorUids: readonly string[];
  /** Part of the code or title. */
  search: string | undefined;
}

/** Lists the quizzes within reach, newest first. */
export async function listQuizzes(
  database: Db,
  { teacherId, creatorUids, search }: QuizzesAsked,
): Promise<QuizRow[]> {
  const part = search?.toLowerCase();
  // A code is read out in two halves, so people type it with a space.
  const codePart = part?.replaceAll(/\s/g, '');
  const quiz = alias(quizzes, 'quiz');
  return database
    .select()
    .from(quiz)
    .where(
      and(
        isNull(quiz.deletedAt),
        isReachable(teacherId),
        ...creatorUids.map((creatorUid) => eq(quiz.creatorUid, creatorUid)),
        part
          ? or(
              sql`position(${codePart} in lower(${quiz.quizCode})) > 0`,
              sql`position(${part} in lower(${quiz.title})) > 0`,
            )
          : undefined,
      ),
    )
    .orderBy(desc(quiz.createdAt), asc(quiz.quizCode));
}

/** Returns the names of the people with these ids. */
export async function listCreatorNames(
  database: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(inArray(user.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Inserts the quiz with its questions in order; undefined when the code is taken. */
export async function insertQuiz(
  database: Db,
  quiz: NewQuiz,
  questionIds: string[],
): Promise<QuizRow | undefined> {
  const [row] = await database.insert(quizzes).values(quiz).onConflictDoNothing().returning();
  if (!row) return undefined;
  await database.insert(quizQuestions).values(
    questionIds.map((questionId, position) => ({
      quizCode: quiz.quizCode,
      questionId,
      position,
    })),
  );
  return row;
}

/** A summary of a quiz's questions. */
export interface QuizContent {
  /** Question ids in order. */
  questionIds: string[];
  /** The total marks of all questions. */
  totalMarks: number;
}

/** Returns the content of each quiz, including questions deleted from the bank since. */
export async function listQuizContents(
  database: Db,
  quizCodes: string[],
): Promise<Map<string, QuizContent>> {
  if (quizCodes.length === 0) return new Map();
  const rows = await database
    .select({
      quizCode: quizQuestions.quizCode,
      questionIds: sql<
        string[]
      >`array_agg(${quizQuestions.questionId} order by ${quizQuestions.position})`,
      totalMarks: sql<number>`sum(${questions.maxMark})::int`,
    })
    .from(quizQuestions)
    .innerJoin(questions, eq(questions.id, quizQuestions.questionId))
    .where(inArray(quizQuestions.quizCode, quizCodes))
    .groupBy(quizQuestions.quizCode);
  return new Map(rows.map(({ quizCode, ...content }) => [quizCode, content]));
}

/** Lists the quiz's questions in order, including those deleted from the bank since. */
export async function listQuizQuestions(database: Db, quizCode: string): Promise<QuestionRow[]> {
  const rows = await database
    .select({ question: questions })
    .from(quizQuestions)
    .innerJoin(questions, eq(questions.id, quizQuestions.questionId))
    .where(eq(quizQuestions.quizCode, quizCode))
    .orderBy(asc(quizQuestions.position));
  return rows.map((row) => row.question);
}

/** Updates the given columns; returns undefined if the quiz was deleted in the meantime. */
export async function updateQuiz(
  database: Db,
  quizCode: string,
  values: PgUpdateSetSource<typeof quizzes>,
): Promise<QuizRow | undefined> {
  const [row] = await database
    .update(quizzes)
    .set(values)
    .where(and(eq(quizzes.quizCode, quizCode), isNull(quizzes.deletedAt)))
    .returning();
  return row;
}

/** Releases the marks, or hides them again. Marks that are already released keep their time. */
export function updateReleased(
  database: Db,
  quizCode: string,
  released: boolean,
): Promise<QuizRow | undefined> {
  const releasedAt = released ? sql`coalesce(${quizzes.releasedAt}, now())` : null;
  return updateQuiz(database, quizCode, { releasedAt });
}

/** Hides the quiz everywhere except in students' scores. */
export async function hideQuiz(database: Db, quizCode: string): Promise<void> {
  await updateQuiz(database, quizCode, { deletedAt: sql`now()` });
}

/** Undoes a quiz's deletion; returns undefined if there is no such quiz. */
export async function bringBackQuiz(database: Db, quizCode: string): Promise<QuizRow | undefined> {
  const [row] = await database
    .update(quizzes)
    .set({ deletedAt: null })
    .where(eq(quizzes.quizCode, quizCode))
    .returning();
  return row;
}

/**
 * Returns one page of the deleted quizzes, the last deleted first: one teacher's, or everybody's if
 * `ownerId` is null. Pages count from 1.
 */
export async function listDeletedQuizzes(
  database: Db,
  ownerId: string | null,
  page: number,
  pageSize: number,
) {
  const which = and(
    isNotNull(quizzes.deletedAt),
    ownerId === null ? undefined : eq(quizzes.creatorUid, ownerId),
  );
  const rows = await database
    .select({
      ...pick(quizzes, ['quizCode', 'title', 'subject', 'creatorUid']),
      deletedAt: sql<Date>`${quizzes.deletedAt}`.mapWith(quizzes.deletedAt),
    })
    .from(quizzes)
    .where(which)
    .orderBy(desc(quizzes.deletedAt), asc(quizzes.quizCode))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await database.$count(quizzes, which) };
}
