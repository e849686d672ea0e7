import { expect, it } from 'vitest';
import { Clock } from './clock.ts';
import { plan } from './cluster.ts';
import { seededRandom } from '../random.ts';
import { CommitLog, Cores } from './servers.ts';
import { simulate, type Morning } from './simulate.ts';
import { habits } from './student.ts';

const morning: Morning = {
  students: 300,
  cluster: plan,
  habits,
  openingSeconds: 20,
  minutes: 1,
  outageSeconds: 0,
  seed: 7,
};

it('lets things happen in order of time, and of planning where they fall together', () => {
  const clock = new Clock();
  const seen: string[] = [];
  for (const [name, at] of Object.entries({ c: 30, a: 10, b: 20, b2: 20, late: 99 })) {
    clock.after(at, () => seen.push(`${name} at ${clock.now}`));
  }
  clock.runUntil(50);
  expect(seen).toEqual(['a at 10', 'b at 20', 'b2 at 20', 'c at 30']);
});

it('makes jobs wait at one core as long as queueing theory says', () => {
  const clock = new Clock();
  const random = seededRandom(1);
  const exponential = (mean: number) => -mean * Math.log(1 - random.uniform());
  const core = new Cores(clock, 1);
  let arrives = 0;
  let [waited, jobs] = [0, 0];
  while (arrives < 2_000_000) {
    arrives += exponential(10);
    const arrival = arrives;
    clock.after(arrival, () =>
      core.work(exponential(7), () => {
        waited += clock.now - arrival;
        jobs += 1;
      }),
    );
  }
  clock.runUntil(3_000_000);
  // M/M/1 with a load of 0.7: the mean time in the system is the service time over 1 - 0.7.
  expect(waited / jobs / (7 / 0.3)).toBeCloseTo(1, 1);
});

it('lets commits that come during a flush share the next one', () => {
  const clock = new Clock();
  const log = new CommitLog(clock, () => 10);
  const ends: number[] = [];
  for (const at of [0, 1, 5, 9]) clock.after(at, () => log.commit(() => ends.push(clock.now)));
  clock.runUntil(100);
  expect(ends).toEqual([10, 20, 20, 20]);
});

it('lets only a job that finds all cores at rest pay for waking them', () => {
  const clock = new Clock();
  const ends: number[] = [];
  const core = new Cores(clock, 1, undefined, (rest) => rest / 10);
  for (const at of [10, 10, 12, 35])
    clock.after(at, () => core.work(4, () => ends.push(clock.now)));
  clock.runUntil(100);
  expect(ends).toEqual([15, 19, 23, 40.2]);
});

it('gives the same morning for the same seed, and another for another', () => {
  const [one, same, other] = [7, 7, 8].map((seed) => {
    const { waits, events } = simulate({ ...morning, seed });
    return [events, waits.draft.max];
  });
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

it('has everybody’s last words in the end, also after a shard was away at the bell', () => {
  for (const outageSeconds of [0, 30]) {
    const { waits, notHandedIn, untilKept } = simulate({ ...morning, outageSeconds });
    expect(notHandedIn).toBe(0);
    expect(waits.finish.count).toBe(morning.students);
    expect(untilKept.max > 20_000).toBe(outageSeconds > 0);
  }
});

/** Returns how long drafts wait on this morning with changes to the cluster. */
const draftsOf = (changes: Partial<typeof plan>) =>
  simulate({ ...morning, cluster: { ...plan, network: 0, ...changes } }).waits.draft;

it('lets those who come while a process collects its garbage wait for it', () => {
  const collecting = { webProcesses: 1, collections: { every: 20, pause: 80 } };
  expect(draftsOf({ webProcesses: 1 }).percentile(0.99)).toBeLessThan(20);
  expect(draftsOf(collecting).percentile(0.99)).toBeGreaterThan(40);
});

it('draws flushes from those that were measured', () => {
  expect(draftsOf({ flushTimes: [1] }).percentile(0.5)).toBeLessThan(5);
  expect(draftsOf({ flushTimes: [30] }).percentile(0.5)).toBeGreaterThan(30);
});

it('makes who makes the load on one machine late for all of it', () => {
  const [none, much] = [0, 8].map((loadCost) => draftsOf({ sharedCores: 8, loadCost }));
  const middle = (waits = none) => waits?.percentile(0.5) ?? 0;
  expect(middle(much)).toBeGreaterThan(middle(none) + 8);
});
