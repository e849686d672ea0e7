import { Clock } from './clock.ts';
import { Cluster, type ClusterPlan } from './cluster.ts';
import { Latencies } from './latencies.ts';
import { type Random, seededRandom } from '../random.ts';
import { type Call } from './service-times.ts';
import { type Habits, Student, type Timeline } from './student.ts';

export interface Morning {
  students: number;
  cluster: ClusterPlan;
  habits: Habits;
  /** Everybody opens the paper within this many seconds, and hands in `minutes` after that. */
  openingSeconds: number;
  minutes: number;
  /** Seconds for which the shard is away, from the middle of the bell on; 0 for none. */
  outageSeconds: number;
  seed: number;
}

export interface Simulated {
  waits: Record<Call, Latencies>;
  untilKept: Latencies;
  utilisation: { web: number; database: number; disk: number };
  /** Students whose last words were not acknowledged when the simulation ended. */
  notHandedIn: number;
  /**
   * Seconds from the end of the bell, or from the shard's return, until the last acknowledgement.
   */
  secondsToLast: number;
  events: number;
}

const AFTERWARDS_MS = 120_000;
const STEP_MS = 100;

/** Creates what the students of a morning share. */
export function createWorld(
  clock: Timeline,
  random: Random,
  { habits, cluster }: Pick<Morning, 'habits' | 'cluster'>,
) {
  const waits = {
    open: new Latencies(),
    draft: new Latencies(),
    'check-in': new Latencies(),
    finish: new Latencies(),
  };
  return { clock, random, habits, network: cluster.network, waits, untilKept: new Latencies() };
}

/**
 * Simulates one shard of a national morning: opening, writing, the bell. The same seed gives the
 * same result.
 */
export function simulate(morning: Morning): Simulated {
  const clock = new Clock();
  const random = seededRandom(morning.seed);
  const cluster = new Cluster(clock, random, morning.cluster);
  const world = createWorld(clock, random, morning);
  const opening = morning.openingSeconds * 1_000;
  const length = morning.minutes * 60_000;
  const students = Array.from({ length: morning.students }, (_, index) => {
    const student = new Student(world, (call, answer) => cluster.handle(index, call, answer));
    const begin = random.between(0, opening);
    clock.after(begin, () => student.open());
    clock.after(begin + length, () => student.handIn());
    return student;
  });

  const bellEnds = length + opening;
  const falls = length + opening / 2;
  const returns = falls + morning.outageSeconds * 1_000;
  clock.after(falls, () => (cluster.isAway = morning.outageSeconds > 0));
  clock.after(returns, () => (cluster.isAway = false));
  clock.runUntil(bellEnds);
  const utilisation = cluster.utilisation(clock.now, morning.cluster);

  const calm = Math.max(bellEnds, returns);
  const isAnyoneLeft = () => students.some(({ isDone }) => !isDone);
  clock.runUntil(calm);
  while (isAnyoneLeft() && clock.now < calm + AFTERWARDS_MS) clock.runUntil(clock.now + STEP_MS);
  return {
    waits: world.waits,
    untilKept: world.untilKept,
    utilisation,
    notHandedIn: students.filter(({ isDone }) => !isDone).length,
    secondsToLast: (clock.now - calm) / 1_000,
    events: clock.happened,
  };
}
