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

/**
 * Queues a job that reads a roster and, unless it is a preview, imports it. Throws FILE_REFUSED.
 */
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

/**
 * Job: reads or imports a roster. Mistakes in the roster are reported to the administrator; any
 * other error is rethrown, so that the job is retried once.
 */
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
