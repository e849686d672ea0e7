import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { user } from '../../database/schema/accounts.ts';
import { typingBests, typingResults, typingSessions } from '../../database/schema/typing-test.ts';

import { isNameFree } from '../welfare/public.ts';

type NewResult = Omit<typeof typingResults.$inferInsert, 'id' | 'timestamp'>;
export type TypingResultRow = typeof typingResults.$inferSelect;

/** Stores the person's run under way in place of any other; returns when it started. */
export async function startSession(
  database: Db,
  session: { uid: string; testSessionId: string; words: string[] },
): Promise<Date> {
  const [row] = await database
    .insert(typingSessions)
    .values(session)
    .onConflictDoUpdate({
      target: typingSessions.uid,
      set: { ...session, startedAt: sql`now()` },
    })
    .returning({ startedAt: typingSessions.startedAt });
  if (!row) throw new Error('A typing session was stored without an answer.');
  return row.startedAt;
}

const isRunOf = (uid: string, testSessionId: string) =>
  and(eq(typingSessions.uid, uid), eq(typingSessions.testSessionId, testSessionId));

/**
 * How long ago the person's run began; undefined where it is not under way. The time is the
 * database's, so that the clocks of several nodes play no part.
 */
export async function findElapsed(
  database: Db,
  uid: string,
  testSessionId: string,
): Promise<number | undefined> {
  const [row] = await database
    .select({
      elapsedMs: sql<number>`(extract(epoch from clock_timestamp() - ${typingSessions.startedAt}) * 1000)::float8`,
    })
    .from(typingSessions)
    .where(isRunOf(uid, testSessionId));
  return row?.elapsedMs;
}

/** Ends the person's run, which nobody can do twice; undefined where it is not under way. */
export async function takeSession(
  database: Db,
  uid: string,
  testSessionId: string,
): Promise<{ words: string[] } | undefined> {
  const [row] = await database
    .delete(typingSessions)
    .where(isRunOf(uid, testSessionId))
    .returning({ words: typingSessions.words });
  return row;
}

export async function insertResult(database: Db, result: NewResult): Promise<TypingResultRow> {
  const [row] = await database.insert(typingResults).values(result).returning();
  if (!row) throw new Error('A typing result was stored without an answer.');
  return row;
}

/** Makes the result the person's best if it is, and keeps the name either way; says whether it is. */
export async function raiseBest(
  database: Db,
  { uid, username, wpm, accuracy, timestamp }: TypingResultRow,
): Promise<boolean> {
  const raised = await database
    .insert(typingBests)
    .values({ uid, username, wpm, accuracy, at: timestamp })
    .onConflictDoUpdate({
      target: typingBests.uid,
      set: { username, wpm, accuracy, at: timestamp },
      setWhere: sql`(excluded.wpm, excluded.accuracy) > (${typingBests.wpm}, ${typingBests.accuracy})`,
    })
    .returning({ uid: typingBests.uid });
  if (raised.length > 0) return true;
  await database.update(typingBests).set({ username }).where(eq(typingBests.uid, uid));
  return false;
}

const best = { wpm: typingBests.wpm, accuracy: typingBests.accuracy, timestamp: typingBests.at };

/**
 * Whether somebody's last test was under the name that is theirs today: only then was it looked through.
 * By a bare `=`, which hardly any pair fulfils, PostgreSQL would read all people to find ten.
 */
const isNameLookedThrough = sql`coalesce(${typingBests.username} = ${user.username}, false)`;

/** The fastest by their best WPM, then accuracy, then who was first: the order of the index. */
export function listFastest(database: Db, limit: number) {
  return database
    .select({ uid: typingBests.uid, username: user.username, ...best })
    .from(typingBests)
    .innerJoin(user, eq(user.id, typingBests.uid))
    .where(and(isNameFree(sql`${typingBests.uid}`, sql`${user.username}`), isNameLookedThrough))
    .orderBy(desc(typingBests.wpm), desc(typingBests.accuracy), asc(typingBests.at))
    .limit(limit);
}

export async function findBest(database: Db, uid: string) {
  const [row] = await database.select(best).from(typingBests).where(eq(typingBests.uid, uid));
  return row;
}

/** A person's results, newest first. */
export function listNewestResults(
  database: Db,
  uid: string,
  limit: number,
): Promise<TypingResultRow[]> {
  return database
    .select()
    .from(typingResults)
    .where(eq(typingResults.uid, uid))
    .orderBy(desc(typingResults.timestamp))
    .limit(limit);
}
