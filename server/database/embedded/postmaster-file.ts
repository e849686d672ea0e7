import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
