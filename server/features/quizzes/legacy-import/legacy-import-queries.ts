import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { DATABASE_WRITE_CHUNK } from '../../../../shared/business-rules.ts';
import type { Db } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { quizQuestions, quizzes } from '../../../database/schema/quizzes.ts';
import type { KnownQuiz } from './plan-quizzes.ts';

type NewQuiz = typeof quizzes.$inferInsert;

/** A quiz to store, with its questions in order. */
export type NewImportedQuiz = NewQuiz & { questionIds: string[] };

/** Returns which of these people have an account here and may own quizzes. */
export async function findStaff(database: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: user.id })
    .from(user)
    .where(and(inArray(user.id, [...ids]), ne(user.role, 'student')));
  return new Set(rows.map((row) => row.id));
}

/** Returns the quizzes with one of these codes, including deleted ones. */
export async function findQuizzesByCode(
  database: Db,
  codes: readonly string[],
): Promise<Map<string, KnownQuiz>> {
  const known = new Map<string, KnownQuiz>();
  if (codes.length === 0) return known;
  const rows = await database
    .select({
      quizCode: quizzes.quizCode,
      title: quizzes.title,
      deletedAt: quizzes.deletedAt,
      questionId: quizQuestions.questionId,
    })
    .from(quizzes)
    .leftJoin(quizQuestions, eq(quizQuestions.quizCode, quizzes.quizCode))
    .where(inArray(quizzes.quizCode, [...codes]))
    .orderBy(asc(quizQuestions.position));
  for (const { quizCode, title, deletedAt, questionId } of rows) {
    const quiz = known.get(quizCode) ?? { title, questionIds: [], isDeleted: deletedAt !== null };
    if (questionId !== null) quiz.questionIds.push(questionId);
    known.set(quizCode, quiz);
  }
  return known;
}

/** Stores quizzes with their questions; returns how many of the codes were free. */
export async function insertImportedQuizzes(
  transaction: Db,
  imported: readonly NewImportedQuiz[],
): Promise<number> {
  let stored = 0;
  for (const part of chunks(imported)) {
    const rows = await transaction
      .insert(quizzes)
      .values(part.map(({ questionIds: _, ...quiz }) => quiz))
      .onConflictDoNothing()
      .returning({ quizCode: quizzes.quizCode });
    stored += rows.length;
  }
  if (stored < imported.length) return stored;
  const asked = imported.flatMap(({ quizCode, questionIds }) =>
    questionIds.map((questionId, position) => ({ quizCode, questionId, position })),
  );
  for (const part of chunks(asked)) await transaction.insert(quizQuestions).values(part);
  return stored;
}

function chunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / DATABASE_WRITE_CHUNK);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * DATABASE_WRITE_CHUNK, (index + 1) * DATABASE_WRITE_CHUNK),
  );
}
