import { readdir, readFile } from 'node:fs/promises';

/** What Linux counts processor time in: a hundredth of a second. */
const TICKS_PER_SECOND = 100;

interface ProcessStatus {
  pid: number;
  parent: number;
  ticks: number;
}

async function readStatus(pid: number): Promise<ProcessStatus | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The name stands in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const numberAt = (index: number) => Number(fields[index]);
  // User, system, and both of children that have ended.
  const ticks = numberAt(11) + numberAt(12) + numberAt(13) + numberAt(14);
  return { pid, parent: numberAt(1), ticks };
}

/** The process and all that descend from it. Linux only. */
export async function listFamily(pid: number): Promise<ProcessStatus[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const all = (await Promise.all(pids.map(readStatus))).filter((status) => status !== undefined);
  const family = all.filter((status) => status.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** Processor seconds that this process and its descendants have used so far. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const family = await listFamily(pid);
  return family.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

/**
 * Megabytes that this process and its descendants hold; what several share is counted once
 * (proportional set size).
 */
export async function megabytesOf(pid: number): Promise<number> {
  const family = await listFamily(pid);
  const sizes = await Promise.all(
    family.map(async (member) => {
      const rollup = await readFile(`/proc/${member.pid}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
    }),
  );
  return sizes.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1_024;
}
