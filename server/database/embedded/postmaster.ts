import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const POLL_MS = 25;

/** A PostgreSQL server as described by its own pid file. */
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
 * Returns the server named in the cluster's `postmaster.pid`, if its process is alive. After the
 * machine restarts, the pid may belong to another program, so callers must try to connect.
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
 * Stops the server after a checkpoint, or immediately if it has not stopped by then, as happens
 * when it is stopped during crash recovery. Nothing committed is lost: after an immediate stop, the
 * next start replays the write-ahead log.
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
