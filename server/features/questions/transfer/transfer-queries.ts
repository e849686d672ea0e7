import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { DATABASE_WRITE_CHUNK } from '../../../../shared/business-rules.ts';
import type { Db } from '../../../database/client.ts';
import { importHeadings, questions } from '../../../database/schema/questions.ts';
import { matching, type QuestionFilters, type QuestionRow } from '../questions-queries.ts';
import type { CheckedQuestion } from '../create-question.ts';
import type { KnownHeadings } from './csv-columns.ts';

/** A question to store, with its own id and dates if it brings them. */
export interface NewImportedQuestion extends CheckedQuestion {
  id?: string;
  createdBy: string;
  createdAt?: Date;
  updatedAt?: Date;
}

/** Far more headings than any school's lists have. */
const MAX_KNOWN_HEADINGS = 500;

const IMPORT_LOCK = 'greenpen-import';

/**
 * Waits until no other import is running, and keeps others out until the transaction ends: if the
 * same file is sent twice, the second import finds the questions of the first.
 */
export async function lockImports(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${IMPORT_LOCK}))`);
}

/** Returns the questions of the bank with one of these texts. */
export async function findByTexts(database: Db, texts: readonly string[]): Promise<QuestionRow[]> {
  if (texts.length === 0) return [];
  return database
    .select()
    .from(questions)
    .where(and(inArray(questions.questionText, [...new Set(texts)]), isNull(questions.deletedAt)));
}

/**
 * Returns the questions with one of these ids, including deleted ones: an id is never used again.
 */
export async function findByIds(database: Db, ids: readonly string[]): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(questions)
    .where(inArray(questions.id, [...new Set(ids)]));
}

/** Lists every question that matches the filters, in the order of the question list. */
export function listAllQuestions(database: Db, filters: QuestionFilters): Promise<QuestionRow[]> {
  return database
    .select()
    .from(questions)
    .where(matching(filters))
    .orderBy(desc(questions.createdAt), asc(questions.id));
}

/** Returns this person's choices for headings of earlier lists. */
export async function findKnownHeadings(database: Db, userId: string): Promise<KnownHeadings> {
  const [row] = await database
    .select({ fields: importHeadings.fields })
    .from(importHeadings)
    .where(eq(importHeadings.userId, userId));
  return row?.fields ?? {};
}

/** Stores this person's choices, replacing earlier ones for the same headings. */
export async function keepHeadings(
  transaction: Db,
  userId: string,
  chosen: KnownHeadings,
): Promise<void> {
  const known = Object.entries({ ...(await findKnownHeadings(transaction, userId)), ...chosen });
  const fields = Object.fromEntries(known.slice(-MAX_KNOWN_HEADINGS));
  await transaction
    .insert(importHeadings)
    .values({ userId, fields })
    .onConflictDoUpdate({ target: importHeadings.userId, set: { fields } });
}

/** Stores questions so that a list with the newest first shows them in the order of their file. */
export async function insertImported(
  transaction: Db,
  imported: readonly NewImportedQuestion[],
): Promise<void> {
  const rows = imported.map((question, index) => ({
    ...question,
    id: question.id ?? randomUUID(),
    createdAt: question.createdAt ?? sql`now() - ${index} * interval '1 millisecond'`,
  }));
  for (let start = 0; start < rows.length; start += DATABASE_WRITE_CHUNK) {
    await transaction.insert(questions).values(rows.slice(start, start + DATABASE_WRITE_CHUNK));
  }
}
