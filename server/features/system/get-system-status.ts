import { statfs } from 'node:fs/promises';
import packageFile from '../../../package.json' with { type: 'json' };
import type { FailingJob, SystemCheck } from '../../../shared/contract/system.ts';
import type { Config } from '../../config.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { ThreadPool } from '../../threads/thread-pool.ts';
import { findPasswordState, type PasswordRule } from '../accounts/public.ts';
import { mayLeave } from '../marking/public.ts';
import { usesOf } from './uses-of.ts';
import {
  countRowsSetAside,
  hasDemoPeople,
  listSystemParts,
  readDatabaseSize,
} from './system-queries.ts';
import { checkSystem, type PartHistory } from './system-rules.ts';

export type SystemSettings = Pick<
  Config,
  'dataDir' | 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'isProduction' | 'marking'
>;

interface Tools extends PasswordRule {
  jobs: Pick<JobQueue, 'count' | 'listFailing'>;
  threads: ThreadPool;
}

interface SystemStatus {
  checks: SystemCheck[];
  needAttention: number;
  failingJobs: FailingJob[];
}

/**
 * Returns the state of the installation as seen from this node; other nodes store theirs in the
 * database.
 */
export async function getSystemStatus(
  { database, jobs, threads, ...rule }: Tools,
  settings: SystemSettings,
): Promise<SystemStatus> {
  const { smtpUrl, mailFrom, publicUrl, isProduction, marking, dataDir } = settings;
  const [parts, size, hasDemoData, rowsSetAside, counts, failingJobs, disk] = await Promise.all([
    listSystemParts(database),
    readDatabaseSize(database),
    hasDemoPeople(database),
    countRowsSetAside(database),
    jobs.count(),
    jobs.listFailing(),
    readDisk(dataDir),
  ]);
  const awaitsAcceptance = !(await mayLeave(
    database,
    marking.marker,
    await usesOf(threads, marking.marker),
  ));
  const historyOf = (part: string): PartHistory =>
    parts.find((row) => row.part === part) ?? { succeededAt: null, failedAt: null, reason: null };
  const checks = checkSystem({
    now: new Date(),
    isInUse: isProduction || publicUrl !== null,
    mail: {
      ...historyOf('mail'),
      isSetUp: smtpUrl !== null,
      isFromLocalhost: /@localhost>?$/.test(mailFrom),
    },
    marker: {
      ...historyOf('marker'),
      isBuiltIn: marking.marker.kind === 'built-in',
      awaitsAcceptance,
    },
    jobs: counts,
    database: size,
    disk,
    backup: historyOf('backup'),
    backupElsewhere: historyOf('backup-elsewhere'),
    passwords: await findPasswordState({ database, ...rule }),
    publicUrl,
    hasDemoData,
    rowsSetAside,
    version: { greenpen: packageFile.version, node: process.versions.node },
  });
  const needAttention = checks.filter(({ state }) => state === 'attention').length;
  return { checks, needAttention, failingJobs };
}

async function readDisk(folder: string) {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    // A node whose data is all stored elsewhere may have no such folder; the page shows "unknown".
    return null;
  }
}
