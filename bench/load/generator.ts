import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from './caller.ts';

/**
 * The process that makes the load, apart from what it measures: one connection for each lane, kept
 * open, and on each the next request as soon as the answer to the last has come.
 */

/** One student's page: a connection and what it sends. */
export interface Lane {
  cookie: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Asked for one after the other. */
  paths: string[];
  /** `"revision":0` in it becomes a number that grows with every request. */
  body: string;
}

export interface Job {
  port: number;
  lanes: Lane[];
  /** Until then all paths are sent again and again; null sends each once. */
  seconds: number | null;
  /** The first revision that is sent, so that a later job's are higher. */
  firstRevision: number;
  /** When all begin at once, in milliseconds since 1970; null begins when all are connected. */
  beginsAt: number | null;
}

export interface Measured {
  /** How long each answer of status 200 took, in milliseconds, shortest first. */
  times: number[];
  /** From the first request to the last answer. */
  seconds: number;
  /** What went wrong, with how often. */
  failures: Record<string, number>;
  cpuSeconds: number;
}

const REVISION = '"revision":0';

/** Sends what the lane holds; ends early where the connection breaks. */
async function follow(lane: Lane, caller: Caller, job: Job, end: number, measured: Measured) {
  let revision = job.firstRevision;
  for (let sent = 0; job.seconds !== null || sent < lane.paths.length; sent += 1) {
    if (performance.now() >= end) return;
    revision += 1;
    const path = lane.paths[sent % lane.paths.length] ?? '';
    const body = lane.body.replaceAll(REVISION, `"revision":${revision}`);
    const from = performance.now();
    try {
      const { status, text } = await caller.call(lane.method, path, lane.cookie, body);
      if (status === 200) measured.times.push(performance.now() - from);
      else note(measured, `${status} ${text.slice(0, 200)}`);
    } catch (error) {
      note(measured, String(error));
      return;
    }
  }
}

function note({ failures }: Measured, what: string): void {
  failures[what] = (failures[what] ?? 0) + 1;
}

async function run(job: Job): Promise<Measured> {
  const measured: Measured = { times: [], seconds: 0, failures: {}, cpuSeconds: 0 };
  const callers = job.lanes.map(() => new Caller(job.port));
  if (job.beginsAt === null) await Promise.all(callers.map((caller) => caller.connect()));
  else await sleep(job.beginsAt - Date.now());
  const before = process.cpuUsage();
  const from = performance.now();
  const end = job.seconds === null ? Infinity : from + job.seconds * 1_000;
  await Promise.all(
    job.lanes.map(async (lane, number) => {
      const caller = callers[number];
      if (caller) await follow(lane, caller, job, end, measured);
    }),
  );
  measured.seconds = (performance.now() - from) / 1_000;
  const { user, system } = process.cpuUsage(before);
  measured.cpuSeconds = (user + system) / 1_000_000;
  measured.times.sort((a, b) => a - b);
  for (const caller of callers) caller.close();
  return measured;
}

if (process.send) {
  process.once('message', (job: Job) => {
    void run(job).then((measured) => process.send?.(measured, () => process.disconnect()));
  });
}
