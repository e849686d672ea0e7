import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { RosterReport, RosterRequest } from '../../../../shared/contract/roster.ts';
import type { Database, Db } from '../../../database/client.ts';
import { rosterWork } from '../../../database/schema/roster.ts';

export type RosterWorkRow = typeof rosterWork.$inferSelect;

/**
 * The time before which requests have expired. Imports contain people's names, which must not stay
 * if nobody finishes one.
 */
const A_DAY_AGO = sql`now() - interval '1 day'`;

/** Stores a request, replacing the administrator's previous one. */
export async function insertRosterWork(
  database: Db,
  administratorId: string,
  request: RosterRequest,
): Promise<RosterWorkRow> {
  await database.delete(rosterWork).where(eq(rosterWork.administratorId, administratorId));
  const [row] = await database
    .insert(rosterWork)
    .values({ administratorId, request, startedAt: sql`now()` })
    .returning();
  if (!row) throw new Error('A roster was not stored.');
  return row;
}

export async function findRosterWork(
  database: Db,
  administratorId: string,
): Promise<RosterWorkRow | undefined> {
  const isOwn = eq(rosterWork.administratorId, administratorId);
  const [row] = await database
    .select()
    .from(rosterWork)
    .where(and(isOwn, gt(rosterWork.startedAt, A_DAY_AGO)));
  return row;
}

/** Stores the outcome of a request, unless another one has replaced it. */
export async function endRosterWork(
  database: Database,
  { requestId }: Pick<RosterWorkRow, 'requestId'>,
  outcome: { report?: RosterReport; problem?: string; request?: RosterRequest },
): Promise<void> {
  await database
    .update(rosterWork)
    .set({ report: null, problem: null, ...outcome, endedAt: sql`now()` })
    .where(eq(rosterWork.requestId, requestId));
}

export async function deleteOldRosterWork(database: Database): Promise<void> {
  await database.delete(rosterWork).where(lt(rosterWork.startedAt, A_DAY_AGO));
}
