import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const POLL_MS = 25;

/** A PostgreSQL server as its own pid file describes it. */
export interface RunningPostmaster {
  pid: number;
  port: number;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The server that the cluster's `postmaster.pid` names, if its process lives. After a restart of
 * the machine the number may belong to another program, so callers must try to connect.
 */
export async function findRunningPostmaster(cluster: string): Promise<RunningPostmaster | null> {
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  if (content === null) return null;
  const lines = content.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return Number.isInteger(pid) && pid > 1 && isAlive(pid) ? { pid, port } : null;
}

/**
 * Ends the server after a checkpoint, or at once where it has not come to an end by then, as one does
 * not that was told to end while it recovered from a crash. Nothing committed is lost: after an end at
 * once, the next start reads the write-ahead log.
 */
export async function endPostmaster(
  cluster: string,
  pid: number,
  patienceMs: number,
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const end = Date.now() + patienceMs;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    while ((await findRunningPostmaster(cluster))?.pid === pid) {
      if (signal === 'SIGINT' && Date.now() > end) break;
      await sleep(POLL_MS);
    }
  }
}
