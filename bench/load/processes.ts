import { readdir, readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface ProcessStatus {
  pid: number;
  parent: number;
  ticks: number;
}

async function readStatus(pid: number): Promise<ProcessStatus | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The name is in brackets and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const numberAt = (index: number) => Number(fields[index]);
  // User and system time, including that of children that have ended.
  const ticks = numberAt(11) + numberAt(12) + numberAt(13) + numberAt(14);
  return { pid, parent: numberAt(1), ticks };
}

/** Returns the process and all its descendants. Linux only. */
async function listFamily(pid: number): Promise<ProcessStatus[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const all = (await Promise.all(pids.map(readStatus))).filter((status) => status !== undefined);
  const family = all.filter((status) => status.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** Returns the processor seconds that a process and its descendants have used so far. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const family = await listFamily(pid);
  return family.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

/**
 * Megabytes used by processes; memory shared by several is divided between them (proportional set
 * size).
 */
export interface Memory {
  whole: number;
  /** Private memory: heaps and stacks. */
  own: number;
  /** Pages of their program, its libraries and other files. */
  files: number;
  /** PostgreSQL's shared buffers and other memory that its processes share. */
  shared: number;
}

async function memoryAlone(pid: number): Promise<Memory> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1_024;
  return {
    whole: megabytes('Pss'),
    own: megabytes('Pss_Anon'),
    files: megabytes('Pss_File'),
    shared: megabytes('Pss_Shmem'),
  };
}

function sumOf(memories: Memory[]): Memory {
  const sum = (part: keyof Memory) => memories.reduce((so, memory) => so + memory[part], 0);
  return { whole: sum('whole'), own: sum('own'), files: sum('files'), shared: sum('shared') };
}

/** Returns the memory of a process and its descendants. */
export async function memoryOf(pid: number): Promise<Memory> {
  const family = await listFamily(pid);
  return sumOf(await Promise.all(family.map((member) => memoryAlone(member.pid))));
}

/**
 * Returns the number and the memory of a process and its descendants, by kind, as they name
 * themselves.
 */
export async function memoryByKind(
  pid: number,
): Promise<{ kind: string; count: number; memory: Memory }[]> {
  const kinds = new Map<string, Memory[]>();
  for (const member of await listFamily(pid)) {
    const title = await readFile(`/proc/${member.pid}/cmdline`, 'utf8').catch(() => '');
    // `postgres: greenpen greenpen 127.0.0.1(39214) idle`
    const kind = title
      .replaceAll('\0', ' ')
      .replace(/ 127\.0\.0\.1\(\d+\).*/, ' (a connection)')
      .replace(/^(\S*\/)?(\S+)( -\S+ .*)?/, '$2')
      .replace(/ \S*\/(?=server\/main\.ts)/, ' ')
      .trim();
    kinds.set(kind, [...(kinds.get(kind) ?? []), await memoryAlone(member.pid)]);
  }
  return [...kinds].map(([kind, each]) => ({ kind, count: each.length, memory: sumOf(each) }));
}
