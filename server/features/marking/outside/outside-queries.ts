import { count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { leavingAcceptances, modelCalls } from '../../../database/schema/marking.ts';
import { questions } from '../../../database/schema/questions.ts';

/** Returns what was last accepted for a provider, by whom and when; undefined if nothing was. */
export async function findAcceptance(database: Db, provider: string) {
  const [row] = await database
    .select({
      fields: leavingAcceptances.fields,
      at: leavingAcceptances.acceptedAt,
      by: user.name,
    })
    .from(leavingAcceptances)
    .leftJoin(user, eq(user.id, leavingAcceptances.acceptedBy))
    .where(eq(leavingAcceptances.provider, provider))
    .orderBy(desc(leavingAcceptances.id))
    .limit(1);
  return row;
}

export async function insertAcceptance(
  database: Db,
  acceptance: { provider: string; fields: string[]; acceptedBy: string },
): Promise<void> {
  await database.insert(leavingAcceptances).values(acceptance);
}

export async function insertModelCall(
  database: Db,
  call: typeof modelCalls.$inferInsert,
): Promise<void> {
  await database.insert(modelCalls).values(call);
}

/** Enough of a question to identify it. */
const QUESTION_CHARACTERS = 80;

/** Lists calls to models, newest first. */
export function listModelCalls(database: Db, { limit, offset }: { limit: number; offset: number }) {
  return database
    .select({
      at: modelCalls.at,
      model: modelCalls.model,
      use: modelCalls.use,
      question: sql<string | null>`left(${questions.questionText}, ${QUESTION_CHARACTERS})`,
      totalTokens: modelCalls.totalTokens,
      outcome: modelCalls.outcome,
    })
    .from(modelCalls)
    .leftJoin(questions, eq(questions.id, modelCalls.questionId))
    .orderBy(desc(modelCalls.at), desc(modelCalls.id))
    .limit(limit)
    .offset(offset);
}

export async function countModelCalls(database: Db): Promise<number> {
  const [row] = await database.select({ calls: count() }).from(modelCalls);
  return row?.calls ?? 0;
}

/** Deletes the records of calls that are older than `days`. */
export async function removeOldModelCalls(database: Db, days: number): Promise<void> {
  await database
    .delete(modelCalls)
    .where(lt(modelCalls.at, sql`now() - ${days} * interval '1 day'`));
}
