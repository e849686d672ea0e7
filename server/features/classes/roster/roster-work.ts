import { ORPCError } from '@orpc/server';
import type { RosterRequest, RosterWork } from '../../../../shared/contract/roster.ts';
import { rosterMessages } from '../../../../shared/messages/roster.ts';
import type { Database } from '../../../database/client.ts';
import { refuseFile } from '../../../http/fail.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import type { ThreadPool } from '../../../threads/thread-pool.ts';
import { findPerson } from '../../accounts/public.ts';
import { importRoster } from './import-roster.ts';
import {
  endRosterWork,
  findRosterWork,
  insertRosterWork,
  type RosterWorkRow,
} from './roster-work-queries.ts';

type StartRequest = Omit<RosterRequest, 'files'> & Partial<Pick<RosterRequest, 'files'>>;

/** Has a roster read, and imported where it is no preview, by a job. Throws FILE_REFUSED. */
export function startRoster(
  { database, jobs }: { database: Database; jobs: JobQueue },
  administratorId: string,
  request: StartRequest,
): Promise<RosterWork> {
  return database.transaction(async (transaction) => {
    const former = request.files ? undefined : await findRosterWork(transaction, administratorId);
    const files = request.files ?? former?.request.files ?? [];
    if (files.length === 0) throw refuseFile(rosterMessages.filesGone);
    const row = await insertRosterWork(transaction, administratorId, { ...request, files });
    const { requestId } = row;
    await jobs.enqueue('import-roster', { administratorId, requestId }, transaction);
    return presentRosterWork(row);
  });
}

/** The job. What is wrong with a roster is for its administrator; anything else is tried once more. */
export async function workOnRoster(
  { database, threads }: { database: Database; threads: ThreadPool },
  { administratorId, requestId }: { administratorId: string; requestId: string },
): Promise<void> {
  const row = await findRosterWork(database, administratorId);
  if (row?.requestId !== requestId) return;
  const { request } = row;
  try {
    const person = await findPerson(database, administratorId);
    const actor = { id: administratorId, displayName: person?.displayName ?? '' };
    const report = await importRoster({ database, threads }, { actor, administratorId }, request);
    const kept = request.dryRun ? request : { ...request, files: [] };
    await endRosterWork(database, row, { report, request: kept });
  } catch (error) {
    const isExpected = error instanceof ORPCError;
    const failed = request.dryRun ? rosterMessages.readFailed : rosterMessages.importFailed;
    await endRosterWork(database, row, { problem: isExpected ? error.message : failed });
    if (!isExpected) throw error;
  }
}

export function presentRosterWork({ request, ...row }: RosterWorkRow): RosterWork {
  return {
    names: request.files.map(({ name }) => name),
    isWhole: request.isWhole,
    dryRun: request.dryRun,
    isUnderWay: row.endedAt === null,
    report: row.report,
    problem: row.problem,
  };
}
