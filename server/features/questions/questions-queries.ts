import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { pick } from '../../../shared/pick.ts';
import type { Db } from '../../database/client.ts';
import { user } from '../../database/schema/accounts.ts';
import { questionRevisions, questions } from '../../database/schema/questions.ts';

export type QuestionRow = typeof questions.$inferSelect;
type NewQuestion = typeof questions.$inferInsert;
type RevisionRow = typeof questionRevisions.$inferSelect;

const isInBank = (questionId: string) =>
  and(eq(questions.id, questionId), isNull(questions.deletedAt));

/** Returns the question, unless it was deleted. */
export async function findQuestion(
  database: Db,
  questionId: string,
): Promise<QuestionRow | undefined> {
  const [row] = await database.select().from(questions).where(isInBank(questionId));
  return row;
}

/** Returns the question, unless it was deleted, and locks it until the commit. */
export async function lockQuestion(
  database: Db,
  questionId: string,
): Promise<QuestionRow | undefined> {
  const [row] = await database.select().from(questions).where(isInBank(questionId)).for('update');
  return row;
}

/** Lists the owners of the questions, including questions deleted from the bank. */
export function listQuestionOwners(
  database: Db,
  questionIds: string[],
): Promise<Pick<QuestionRow, 'id' | 'createdBy'>[]> {
  return database
    .select({ id: questions.id, createdBy: questions.createdBy })
    .from(questions)
    .where(inArray(questions.id, questionIds));
}

export async function insertQuestion(database: Db, question: NewQuestion): Promise<QuestionRow> {
  const [row] = await database.insert(questions).values(question).returning();
  if (!row) throw new Error('PostgreSQL returned no row for an inserted question.');
  return row;
}

/** Stores a question unless its id exists. */
export async function insertQuestionOnce(
  database: Db,
  question: NewQuestion & { id: string },
): Promise<QuestionRow | undefined> {
  const [row] = await database
    .insert(questions)
    .values(question)
    .onConflictDoNothing({ target: questions.id })
    .returning();
  return row;
}

/** Updates a question that the transaction has locked. */
export async function updateQuestionRow(
  database: Db,
  questionId: string,
  values: Partial<NewQuestion>,
): Promise<QuestionRow> {
  const [row] = await database
    .update(questions)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(questions.id, questionId))
    .returning();
  if (!row) throw new Error('PostgreSQL returned no row for an updated question.');
  return row;
}

/**
 * Removes questions from the bank; quizzes that ask them keep asking them. Returns how many were
 * still there.
 */
export async function setQuestionsHidden(
  database: Db,
  questionIds: string[],
  isHidden: boolean,
): Promise<number> {
  // Locked in a fixed order, so that two people who delete the same questions cannot deadlock.
  const held = database
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        inArray(questions.id, questionIds),
        isHidden ? isNull(questions.deletedAt) : isNotNull(questions.deletedAt),
      ),
    )
    .orderBy(asc(questions.id))
    .for('update');
  const { rowCount } = await database
    .update(questions)
    .set({ deletedAt: isHidden ? sql`now()` : null })
    .where(inArray(questions.id, held));
  return rowCount ?? 0;
}

export async function insertRevision(
  database: Db,
  revision: typeof questionRevisions.$inferInsert,
): Promise<void> {
  await database.insert(questionRevisions).values(revision);
}

/** Lists the revisions of a question, newest first, with the name of each author. */
export function listRevisions(
  database: Db,
  questionId: string,
): Promise<(Pick<RevisionRow, 'at' | 'answers' | 'before'> & { changedBy: string | null })[]> {
  return database
    .select({
      at: questionRevisions.at,
      answers: questionRevisions.answers,
      before: questionRevisions.before,
      changedBy: user.name,
    })
    .from(questionRevisions)
    .leftJoin(user, eq(user.id, questionRevisions.changedBy))
    .where(eq(questionRevisions.questionId, questionId))
    .orderBy(desc(questionRevisions.at));
}

/**
 * Returns which of these questions are in the bank, with the fields that show whether they have a
 * scheme, and locks them until the commit.
 */
export function holdQuestionsToAsk(
  transaction: Db,
  questionIds: string[],
): Promise<Pick<QuestionRow, 'markSchemeAnswer' | 'markSchemeImageURL'>[]> {
  return transaction
    .select({
      markSchemeAnswer: questions.markSchemeAnswer,
      markSchemeImageURL: questions.markSchemeImageURL,
    })
    .from(questions)
    .where(and(inArray(questions.id, questionIds), isNull(questions.deletedAt)))
    .orderBy(asc(questions.id))
    .for('share');
}

/**
 * Filters for the question list; texts match as case-insensitive substrings, the subject exactly.
 */
export interface QuestionFilters {
  subject?: string;
  topic?: string;
  level?: string;
  specCode?: string;
  /** A part of the question's text. */
  words?: string;
}

function contains(column: AnyPgColumn, part: string | undefined): SQL | undefined {
  if (!part) return undefined;
  const pattern = `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return like(sql`lower(${column})`, pattern);
}

/** SQL for the rows that match these filters. */
export function matching(filters: QuestionFilters): SQL | undefined {
  return and(
    isNull(questions.deletedAt),
    filters.subject ? eq(questions.subject, filters.subject) : undefined,
    contains(questions.topic, filters.topic),
    contains(questions.level, filters.level),
    contains(questions.specCode, filters.specCode),
    contains(questions.questionText, filters.words),
  );
}

/** Returns one page of the bank, newest first. Pages count from 1. */
export function listQuestions(
  database: Db,
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

export async function countQuestions(database: Db, filters: QuestionFilters): Promise<number> {
  const [row] = await database.select({ total: count() }).from(questions).where(matching(filters));
  return row?.total ?? 0;
}

/**
 * Returns one page of the deleted questions, the last deleted first: one teacher's, or everyone's.
 * Pages count from 1.
 */
export async function listDeleted(
  database: Db,
  ownerId: string | null,
  page: number,
  pageSize: number,
) {
  const which = and(
    isNotNull(questions.deletedAt),
    ownerId === null ? undefined : eq(questions.createdBy, ownerId),
  );
  const rows = await database
    .select({
      ...pick(questions, ['id', 'questionText', 'subject', 'topic']),
      deletedAt: sql<Date>`${questions.deletedAt}`.mapWith(questions.deletedAt),
    })
    .from(questions)
    .where(which)
    .orderBy(desc(questions.deletedAt), asc(questions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await database.$count(questions, which) };
}

const firstSubject = (above: SQL) => sql`(
  select subject from questions where deleted_at is null ${above} order by subject limit 1)`;

/**
 * Lists every subject in the bank, alphabetically. It steps through the index from subject to
 * subject, because `select distinct` would read the whole bank.
 */
export async function listSubjects(database: Db): Promise<string[]> {
  const { rows } = await database.execute<{ subject: string }>(sql`
    with recursive found as (
      select ${firstSubject(sql``)} as subject
      union all
      select ${firstSubject(sql`and subject > found.subject`)} from found where found.subject is not null
    )
    select subject from found where subject is not null`);
  return rows.map((row) => row.subject);
}
