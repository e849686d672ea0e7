import { and, asc, count, desc, eq, inArray, isNull, like, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { questions } from '../../database/schema/questions.ts';

export type QuestionRow = typeof questions.$inferSelect;
type NewQuestion = typeof questions.$inferInsert;

/** What narrows the question list; texts are case-insensitive substrings, subject is exact. */
export interface QuestionFilters {
  subject?: string;
  topic?: string;
  level?: string;
  specCode?: string;
}

function contains(column: AnyPgColumn, part: string | undefined): SQL | undefined {
  if (!part) return undefined;
  const pattern = `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return like(sql`lower(${column})`, pattern);
}

function matching(filters: QuestionFilters): SQL | undefined {
  return and(
    isNull(questions.deletedAt),
    filters.subject ? eq(questions.subject, filters.subject) : undefined,
    contains(questions.topic, filters.topic),
    contains(questions.level, filters.level),
    contains(questions.specCode, filters.specCode),
  );
}

/** One page of the bank, newest first. Pages count from 1. */
export function listQuestions(
  database: DatabaseOrTransaction,
  filters: QuestionFilters,
  page: number,
  pageSize: number,
): Promise<QuestionRow[]> {
  return database
    .select()
    .from(questions)
    .where(matching(filters))
    .orderBy(desc(questions.createdAt), asc(questions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countQuestions(
  database: DatabaseOrTransaction,
  filters: QuestionFilters,
): Promise<number> {
  const [row] = await database.select({ total: count() }).from(questions).where(matching(filters));
  return row?.total ?? 0;
}

/** Every subject in the bank, alphabetically. */
export async function listSubjects(database: DatabaseOrTransaction): Promise<string[]> {
  const rows = await database
    .selectDistinct({ subject: questions.subject })
    .from(questions)
    .where(isNull(questions.deletedAt))
    .orderBy(asc(questions.subject));
  return rows.map((row) => row.subject);
}

export async function insertQuestion(
  database: DatabaseOrTransaction,
  question: NewQuestion,
): Promise<QuestionRow> {
  const [row] = await database.insert(questions).values(question).returning();
  if (!row) throw new Error('PostgreSQL returned no row for an inserted question.');
  return row;
}

/** How many of these questions can still be put into a quiz. */
export async function countUsableQuestions(
  database: DatabaseOrTransaction,
  questionIds: string[],
): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(questions)
    .where(and(inArray(questions.id, questionIds), isNull(questions.deletedAt)));
  return row?.total ?? 0;
}
