import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { questions } from '../../database/schema/questions.ts';
import { quizQuestions, quizzes } from '../../database/schema/quizzes.ts';
import type { QuestionRow } from '../questions/public.ts';

export type QuizRow = typeof quizzes.$inferSelect;
type NewQuiz = typeof quizzes.$inferInsert;

/** The quiz with this code, unless it was deleted. */
export async function findQuiz(
  database: DatabaseOrTransaction,
  quizCode: string,
): Promise<QuizRow | undefined> {
  const [row] = await database
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.quizCode, quizCode), isNull(quizzes.deletedAt)));
  return row;
}

/** Quizzes newest first, of one creator or (null) of all, whose code or title holds the search. */
export function listQuizzes(
  database: DatabaseOrTransaction,
  creatorUid: string | null,
  search: string | undefined,
): Promise<QuizRow[]> {
  const part = search?.toLowerCase();
  return database
    .select()
    .from(quizzes)
    .where(
      and(
        isNull(quizzes.deletedAt),
        creatorUid === null ? undefined : eq(quizzes.creatorUid, creatorUid),
        part
          ? or(
              sql`position(${part} in lower(${quizzes.quizCode})) > 0`,
              sql`position(${part} in lower(${quizzes.title})) > 0`,
            )
          : undefined,
      ),
    )
    .orderBy(desc(quizzes.createdAt));
}

/** Inserts the quiz with its questions in order; undefined when the code is taken. */
export async function insertQuiz(
  database: DatabaseOrTransaction,
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

/** The ids of each quiz's questions, in order. */
export async function listQuestionIds(
  database: DatabaseOrTransaction,
  quizCodes: string[],
): Promise<Map<string, string[]>> {
  const byQuiz = new Map<string, string[]>(quizCodes.map((code) => [code, []]));
  if (quizCodes.length === 0) return byQuiz;
  const rows = await database
    .select({ quizCode: quizQuestions.quizCode, questionId: quizQuestions.questionId })
    .from(quizQuestions)
    .where(inArray(quizQuestions.quizCode, quizCodes))
    .orderBy(asc(quizQuestions.quizCode), asc(quizQuestions.position));
  for (const { quizCode, questionId } of rows) byQuiz.get(quizCode)?.push(questionId);
  return byQuiz;
}

/** The quiz's questions in order, also those deleted from the bank since. */
export async function listQuizQuestions(
  database: DatabaseOrTransaction,
  quizCode: string,
): Promise<QuestionRow[]> {
  const rows = await database
    .select({ question: questions })
    .from(quizQuestions)
    .innerJoin(questions, eq(questions.id, quizQuestions.questionId))
    .where(eq(quizQuestions.quizCode, quizCode))
    .orderBy(asc(quizQuestions.position));
  return rows.map((row) => row.question);
}

/** Locks or unlocks a loaded quiz. */
export async function updateLocked(
  database: DatabaseOrTransaction,
  quiz: QuizRow,
  locked: boolean,
): Promise<QuizRow> {
  await database.update(quizzes).set({ locked }).where(eq(quizzes.quizCode, quiz.quizCode));
  return { ...quiz, locked };
}
