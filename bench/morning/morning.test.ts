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

it('runs events in order of time, and simultaneous ones in the order in which they were planned', () => {
  const clock = new Clock();
  const seen: string[] = [];
  for (const [name, at] of Object.entries({ c: 30, a: 10, b: 20, b2: 20, late: 99 })) {
    clock.after(at, () => seen.push(`${name} at ${clock.now}`));
  }
  clock.runUntil(50);
  expect(seen).toEqual(['a at 10', 'b at 20', 'b2 at 20', 'c at 30']);
});

it('makes jobs wait for a single core as long as queueing theory predicts', () => {
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

it('lets commits that arrive during a flush share the next one', () => {
  const clock = new Clock();
  const log = new CommitLog(clock, () => 10);
  const ends: number[] = [];
  for (const at of [0, 1, 5, 9]) clock.after(at, () => log.commit(() => ends.push(clock.now)));
  clock.runUntil(100);
  expect(ends).toEqual([10, 20, 20, 20]);
});

it('charges the cost of waking only to a job that finds all cores idle', () => {
  const clock = new Clock();
  const ends: number[] = [];
  const core = new Cores(clock, 1, undefined, (rest) => rest / 10);
  for (const at of [10, 10, 12, 35])
    clock.after(at, () => core.work(4, () => ends.push(clock.now)));
  clock.runUntil(100);
  expect(ends).toEqual([15, 19, 23, 40.2]);
});

it('gives the same morning for the same seed, and a different one for another seed', () => {
  const [one, same, other] = [7, 7, 8].map((seed) => {
    const { waits, events } = simulate({ ...morning, seed });
    return [events, waits.draft.max];
  });
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

it('ends with everybody’s last words, even if a shard was down at the bell', () => {
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

it('makes requests that arrive during garbage collection wait for its end', () => {
  const collecting = { webProcesses: 1, collections: { every: 20, pause: 80 } };
  expect(draftsOf({ webProcesses: 1 }).percentile(0.99)).toBeLessThan(20);
  expect(draftsOf(collecting).percentile(0.99)).toBeGreaterThan(40);
});

it('draws flush times from the measured ones', () => {
  expect(draftsOf({ flushTimes: [1] }).percentile(0.5)).toBeLessThan(5);
  expect(draftsOf({ flushTimes: [30] }).percentile(0.5)).toBeGreaterThan(30);
});

it('delays everything if the load is generated on the same machine', () => {
  const [none, much] = [0, 8].map((loadCost) => draftsOf({ sharedCores: 8, loadCost }));
  const middle = (waits = none) => waits?.percentile(0.5) ?? 0;
  expect(middle(much)).toBeGreaterThan(middle(none) + 8);
});
