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

/** Megabytes of one process; what several share is counted in parts (proportional set size). */
async function megabytesAlone(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1_024;
}

/** Megabytes that this process and its descendants hold. */
export async function megabytesOf(pid: number): Promise<number> {
  const family = await listFamily(pid);
  const sizes = await Promise.all(family.map((member) => megabytesAlone(member.pid)));
  return sizes.reduce((sum, megabytes) => sum + megabytes, 0);
}

/** The megabytes of this process and of each kind of its descendants, by what they call themselves. */
export async function megabytesByKind(pid: number): Promise<Map<string, number[]>> {
  const kinds = new Map<string, number[]>();
  for (const member of await listFamily(pid)) {
    const title = await readFile(`/proc/${member.pid}/cmdline`, 'utf8').catch(() => '');
    // `postgres: greenpen greenpen 127.0.0.1(39214) idle`
    const kind = title
      .replaceAll('\0', ' ')
      .replace(/ 127\.0\.0\.1\(\d+\).*/, ' (a connection)')
      .replace(/^(\S*\/)?(\S+)( -\S+ .*)?/, '$2')
      .replace(/ \S*\/(?=server\/main\.ts)/, ' ')
      .trim();
    const sizes = kinds.get(kind) ?? [];
    kinds.set(kind, [...sizes, await megabytesAlone(member.pid)]);
  }
  return kinds;
}
