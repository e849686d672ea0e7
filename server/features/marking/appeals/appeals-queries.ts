import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { appealOutcomes } from '../../../../shared/contract/appeals.ts';
import { resultsMessages } from '../../../../shared/messages/results.ts';
import type { Db } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { appeals } from '../../../database/schema/marking.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';

export type AppealRow = typeof appeals.$inferSelect;
type AppealKey = Pick<AppealRow, 'quizCode' | 'userId' | 'questionId'>;

function isAppeal({ quizCode, userId, questionId }: AppealKey) {
  return and(
    eq(appeals.quizCode, quizCode),
    eq(appeals.userId, userId),
    eq(appeals.questionId, questionId),
  );
}

/**
 * Locks the attempt until the commit, so that the student cannot begin another one and it cannot be
 * reopened. Returns false if it has been reopened, or if the next attempt has begun and removed the
 * mark.
 */
export async function holdMark(
  transaction: Db,
  { quizCode, userId, questionId }: AppealKey,
): Promise<boolean> {
  await transaction.execute(sql`
    select from attempts where quiz_code = ${quizCode} and user_id = ${userId} for share`);
  const { rows } = await transaction.execute(sql`
    select from submissions
    where quiz_code = ${quizCode} and user_id = ${userId} and question_id = ${questionId}
      and mark_awarded is not null and submitted_at is not null`);
  return rows.length > 0;
}

/** Records an appeal; returns undefined if the mark has been appealed before. */
export async function insertAppeal(
  database: Db,
  appeal: AppealKey & Pick<AppealRow, 'point' | 'reason'>,
): Promise<AppealRow | undefined> {
  const [row] = await database.insert(appeals).values(appeal).onConflictDoNothing().returning();
  return row;
}

export async function findAppeal(database: Db, key: AppealKey): Promise<AppealRow | undefined> {
  const [row] = await database.select().from(appeals).where(isAppeal(key));
  return row;
}

/**
 * Lists a quiz's appeals with their students' names, open ones first, then in the order they were
 * made.
 */
export function listQuizAppeals(
  database: Db,
  scope: QuizScope,
): Promise<{ appeal: AppealRow; displayName: string }[]> {
  return database
    .select({
      appeal: appeals,
      displayName: sql<string>`coalesce(${user.name}, ${resultsMessages.unknownStudent})`,
    })
    .from(appeals)
    .leftJoin(user, eq(user.id, appeals.userId))
    .where(isWithin(scope, sql`${appeals}`))
    .orderBy(sql`${appeals.decidedAt} is not null`, asc(appeals.createdAt), asc(appeals.userId));
}

interface AppealDecision {
  decidedBy: string;
  outcome: (typeof appealOutcomes)[number];
  decisionReason: string;
  oldMark: number | null;
  newMark: number | null;
}

/**
 * Decides an appeal; returns undefined if it has been decided already. Locks it until the commit.
 */
export async function closeAppeal(
  database: Db,
  key: AppealKey,
  decision: AppealDecision,
): Promise<AppealRow | undefined> {
  const [row] = await database
    .update(appeals)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(and(isAppeal(key), isNull(appeals.decidedAt)))
    .returning();
  return row;
}

/**
 * Returns the appeals that a decision decided, and locks them until the commit. Decision and
 * appeals were written in one transaction, and so have the same timestamp.
 */
export async function holdDecidedBy(
  transaction: Db,
  quizCode: string,
  decisionId: string,
): Promise<AppealRow[]> {
  return transaction
    .select()
    .from(appeals)
    .where(
      and(
        eq(appeals.quizCode, quizCode),
        sql`exists (
          select from mark_events e
          where e.decision_id = ${decisionId}::uuid and e.quiz_code = ${appeals.quizCode}
            and e.user_id = ${appeals.userId} and e.question_id = ${appeals.questionId}
            and e.at = ${appeals.decidedAt} and e.teacher_id = ${appeals.decidedBy})`,
      ),
    )
    .for('no key update');
}

/** Removes the decision from an appeal, so that it is open again. */
export async function reopenAppeal(transaction: Db, key: AppealKey): Promise<void> {
  await transaction
    .update(appeals)
    .set({
      decidedAt: null,
      decidedBy: null,
      outcome: null,
      decisionReason: null,
      oldMark: null,
      newMark: null,
    })
    .where(isAppeal(key));
}
