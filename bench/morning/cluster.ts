import type { Collections } from './collections.ts';
import { Cores, CommitLog, type Waking } from './servers.ts';
import type { Clock } from './clock.ts';
import type { Random } from '../random.ts';
import { type Call, type CallCost, costs, flush, network, VARIATION } from './service-times.ts';

/** One shard of the database with the web processes that serve its schools. */
export interface ClusterPlan {
  webProcesses: number;
  databaseCores: number;
  /** Milliseconds that a flush of the write-ahead log takes. */
  flushTime: number;
  /**
   * How many writes share a statement; 1 if each has its own (server/database/write-together.ts).
   */
  maxTogether: number;
  costs: Record<Call, CallCost>;
  /** Round-trip time between a page and the cluster, in milliseconds. */
  network: number;
  /**
   * The number of cores of a single machine that runs everything, including the load generator;
   * null for separate machines.
   */
  sharedCores: number | null;
  /** The cost of a call in the load generator, in milliseconds; only on a shared machine. */
  loadCost: number;
  /**
   * Measured flush times in milliseconds, from which each is drawn; null for `flushTime` and its
   * variation.
   */
  flushTimes: readonly number[] | null;
  /** Garbage-collection pauses of the web processes; null if they are included in the costs. */
  collections: Collections | null;
  /** The additional cost of calls after a rest; null if machines never rest. */
  waking: { node: Waking; postgresql: Waking; wait: Waking } | null;
}

export const plan: ClusterPlan = {
  webProcesses: 8,
  databaseCores: 8,
  flushTime: flush.mean,
  maxTogether: 100,
  costs,
  network: network.mean,
  sharedCores: null,
  loadCost: 0,
  flushTimes: null,
  collections: null,
  waking: null,
};

/** As in write-together.ts. */
const MAX_SIDE_BY_SIDE = 2;
/** The cost of a refusal while the database is away: 503 with Retry-After. */
const REFUSAL_MS = 0.05;

type Answer = (isAcknowledged: boolean) => void;

/** Handles calls as Greenpen does: a process, statements that writes share, a commit to disk. */
export class Cluster {
  isAway = false;
  readonly database: Cores;
  readonly log: CommitLog;
  readonly processes: WebProcess[];

  /** The single process of the load generator, if it shares the machine. */
  readonly #load: Cores | undefined;
  readonly #loadCost: number;
  /** Adds waiting time only, without using a processor. */
  readonly #entrance: Cores;

  constructor(clock: Clock, random: Random, { webProcesses, ...settings }: ClusterPlan) {
    const { sharedCores, flushTime, flushTimes } = settings;
    this.#loadCost = settings.loadCost;
    const machine = sharedCores === null ? undefined : new Cores(clock, sharedCores);
    this.#load = machine && new Cores(clock, 1, machine);
    const waking = settings.waking ?? undefined;
    this.#entrance = new Cores(clock, Infinity, undefined, waking?.wait);
    this.database = new Cores(clock, settings.databaseCores, machine, waking?.postgresql);
    this.log = new CommitLog(clock, () =>
      flushTimes ? random.of(flushTimes) : random.around(flushTime, flush.variation),
    );
    this.processes = Array.from(
      { length: webProcesses },
      () => new WebProcess(new Cores(clock, 1, machine, waking?.node), random, this, settings),
    );
  }

  /** Handles a call of this student, who always goes to the same process. */
  handle(student: number, call: Call, answer: Answer): void {
    const process = this.processes[student % this.processes.length];
    const load = this.#load;
    if (!load) return process?.handle(call, answer);
    const half = this.#loadCost / 2;
    // The load generator sends and reads in turn, and is late for both under high load.
    const read: Answer = (isAcknowledged) => load.work(half, () => answer(isAcknowledged));
    this.#entrance.work(0, () => load.work(half, () => process?.handle(call, read)));
  }

  /** Returns the share of the time up to `now` in which each part was busy. */
  utilisation(now: number, { databaseCores }: ClusterPlan) {
    const web = this.processes.reduce((sum, { cpu }) => sum + cpu.busy, 0);
    return {
      web: web / (now * this.processes.length),
      database: this.database.busy / (now * databaseCores),
      disk: this.log.busy / now,
    };
  }
}

class WebProcess {
  readonly cpu: Cores;
  readonly #random: Random;
  readonly #cluster: Cluster;
  readonly #maxTogether: number;
  readonly #costs: ClusterPlan['costs'];
  readonly #collections: ClusterPlan['collections'];
  /** Milliseconds of work since the last collection. */
  #uncollected = 0;
  readonly #shared = { draft: new Queue(), 'check-in': new Queue() };

  constructor(
    cpu: Cores,
    random: Random,
    cluster: Cluster,
    settings: Pick<ClusterPlan, 'maxTogether' | 'costs' | 'collections'>,
  ) {
    this.cpu = cpu;
    this.#random = random;
    this.#cluster = cluster;
    this.#maxTogether = settings.maxTogether;
    this.#costs = settings.costs;
    this.#collections = settings.collections;
  }

  handle(call: Call, answer: Answer): void {
    const milliseconds = this.#random.around(this.#costs[call].node, VARIATION);
    this.#collect(milliseconds);
    this.cpu.work(milliseconds, () => {
      if (call === 'open' || call === 'finish') this.#state(call, [answer], () => {});
      else {
        this.#shared[call].waiting.push(answer);
        this.#goOn(call);
      }
    });
  }

  #collect(worked: number): void {
    if (!this.#collections) return;
    this.#uncollected += worked;
    if (this.#uncollected < this.#collections.every) return;
    this.#uncollected = 0;
    this.cpu.work(this.#random.around(this.#collections.pause, VARIATION), () => undefined);
  }

  #goOn(call: 'draft' | 'check-in'): void {
    const queue = this.#shared[call];
    if (queue.underWay === MAX_SIDE_BY_SIDE && this.#maxTogether > 1) return;
    const together = queue.waiting.splice(0, this.#maxTogether);
    if (together.length === 0) return;
    queue.underWay += 1;
    this.#state(call, together, () => {
      queue.underWay -= 1;
      this.#goOn(call);
    });
  }

  #state(call: Call, answers: Answer[], done: () => void): void {
    const settle = (isAcknowledged: boolean) => {
      done();
      for (const answer of answers) answer(isAcknowledged);
    };
    const { isAway, database, log } = this.#cluster;
    if (isAway) {
      this.cpu.work(REFUSAL_MS * answers.length, () => settle(false));
      return;
    }
    const { nodeStatement, statement, row } = this.#costs[call];
    const milliseconds = this.#random.around(statement + row * answers.length, VARIATION);
    // Everything the shard acknowledged is on its disk, so an outage loses none of it.
    const commit = () =>
      this.#cluster.isAway ? settle(false) : log.commit(() => settle(!this.#cluster.isAway));
    this.cpu.work(nodeStatement, () => database.work(milliseconds, commit));
  }
}

class Queue {
  waiting: Answer[] = [];
  underWay = 0;
}
