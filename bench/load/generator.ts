import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from './caller.ts';

/**
 * The load generator, a separate process from what it measures: one keep-alive connection for each
 * lane, on which the next request is sent as soon as the last response has arrived.
 */

/** One student's page: a connection and the requests that it sends. */
export interface Lane {
  cookie: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Requested one after another. */
  paths: string[];
  /** `"revision":0` in it is replaced by a number that grows with every request. */
  body: string;
}

export interface Job {
  port: number;
  lanes: Lane[];
  /** Sends all paths repeatedly for this long; null sends each once. */
  seconds: number | null;
  /** The first revision that is sent, so that a later job's are higher. */
  firstRevision: number;
  /**
   * When all lanes begin at once, in milliseconds since 1970; null begins when all are connected.
   */
  beginsAt: number | null;
}

export interface Measured {
  /** How long each response with status 200 took, in milliseconds, shortest first. */
  times: number[];
  /** From the first request to the last response. */
  seconds: number;
  /** How often each failure occurred. */
  failures: Record<string, number>;
  cpuSeconds: number;
}

const REVISION = '"revision":0';

/** Sends the requests of a lane; ends early if the connection breaks. */
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
