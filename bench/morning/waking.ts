import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from '../load/caller.ts';
import type { MeasuredGreenpen } from '../load/measured-greenpen.ts';
import { cookieOf, quizCode } from '../load/school.ts';
import type { Calibration } from './calibrate.ts';
import type { ClusterPlan } from './cluster.ts';
import { requestOf } from './real.ts';
import type { Waking } from './servers.ts';

/** Milliseconds between the calls of a student who writes alone. */
export const RESTS = [2, 10, 50];
const SECONDS = 5;

interface Rested {
  node: number;
  postgresql: number;
  /** The median of a call's time, in milliseconds. */
  middle: number;
}

/** Measures a student who sends a draft, waits, and sends the next. */
export async function measureRested(
  greenpen: MeasuredGreenpen,
  student: number,
  rest: number,
  idle: Calibration['idle'],
) {
  const caller = new Caller(greenpen.port);
  const cookie = cookieOf(greenpen.secret, student);
  const times: number[] = [];
  const before = await greenpen.cpuSeconds();
  const from = performance.now();
  while (performance.now() < from + SECONDS * 1_000) {
    const { method, path, body } = requestOf(student, 'draft', greenpen.secret, quizCode(1));
    const sent = performance.now();
    await caller.call(method, path, cookie, body);
    times.push(performance.now() - sent);
    await sleep(rest);
  }
  const seconds = (performance.now() - from) / 1_000;
  const after = await greenpen.cpuSeconds();
  caller.close();
  const each = (spent: number) => (Math.max(0, spent) * 1_000) / times.length;
  times.sort((one, other) => one - other);
  return {
    node: each(after.app - before.app - idle.app * seconds),
    postgresql: each(after.postgresql - before.postgresql - idle.postgresql * seconds),
    middle: times[times.length >> 1] ?? 0,
  };
}

/**
 * Returns the additional cost of calls after a rest, over calls without one, interpolated linearly.
 */
export function wakingOf(
  alone: Rested,
  measured: (Rested & { rest: number })[],
): NonNullable<ClusterPlan['waking']> {
  const line = (extra: (rested: Rested) => number): Waking => {
    const points = [
      { rest: 0, more: 0 },
      ...measured.map((one) => ({ rest: one.rest, more: Math.max(0, extra(one)) })),
    ];
    return (rest) => {
      const at = points.findIndex((point) => point.rest >= rest);
      const [before, after] = [points.at(at - 1), points.at(at)];
      if (at === 0 || !before || !after) return 0;
      if (at === -1) return after.more;
      const way = (rest - before.rest) / (after.rest - before.rest);
      return before.more + way * (after.more - before.more);
    };
  };
  const node = (one: Rested) => one.node - alone.node;
  const postgresql = (one: Rested) => one.postgresql - alone.postgresql;
  return {
    node: line(node),
    postgresql: line(postgresql),
    wait: line((one) => one.middle - alone.middle - node(one) - postgresql(one)),
  };
}
