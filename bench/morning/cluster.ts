import { Cores, CommitLog } from './servers.ts';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';
import { type Call, costs, flush, VARIATION } from './service-times.ts';

/** One shard of the database with the web processes that serve its schools. */
export interface ClusterPlan {
  webProcesses: number;
  databaseCores: number;
  /** Milliseconds of a flush of the write-ahead log. */
  flushTime: number;
  /** So many writes share a statement; 1 where each has its own (server/database/write-together.ts). */
  maxTogether: number;
}

export const plan: ClusterPlan = {
  webProcesses: 8,
  databaseCores: 8,
  flushTime: flush.mean,
  maxTogether: 100,
};

/** As in write-together.ts. */
const MAX_SIDE_BY_SIDE = 2;
/** A refusal while the database is away: 503 with Retry-After. */
const REFUSAL_MS = 0.05;

type Answer = (isAcknowledged: boolean) => void;

/** Answers calls as Greenpen does: a process, statements that writes share, a commit on the disk. */
export class Cluster {
  isAway = false;
  readonly database: Cores;
  readonly log: CommitLog;
  readonly processes: WebProcess[];

  constructor(clock: Clock, random: Random, { webProcesses, ...settings }: ClusterPlan) {
    this.database = new Cores(clock, settings.databaseCores);
    this.log = new CommitLog(clock, () => random.around(settings.flushTime, flush.variation));
    this.processes = Array.from(
      { length: webProcesses },
      () => new WebProcess(clock, random, this, settings.maxTogether),
    );
  }

  /** Share of the time up to `now` in which each part was busy. */
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
  readonly #shared = { draft: new Queue(), 'check-in': new Queue() };

  constructor(clock: Clock, random: Random, cluster: Cluster, maxTogether: number) {
    this.cpu = new Cores(clock, 1);
    this.#random = random;
    this.#cluster = cluster;
    this.#maxTogether = maxTogether;
  }

  handle(call: Call, answer: Answer): void {
    this.cpu.work(this.#random.around(costs[call].node, VARIATION), () => {
      if (call === 'open' || call === 'finish') this.#state(call, [answer], () => {});
      else {
        this.#shared[call].waiting.push(answer);
        this.#goOn(call);
      }
    });
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
    const { statement, row } = costs[call];
    const milliseconds = this.#random.around(statement + row * answers.length, VARIATION);
    // What the shard acknowledged is on its disk, so a shard that goes away loses none of it.
    const commit = () =>
      this.#cluster.isAway ? settle(false) : log.commit(() => settle(!this.#cluster.isAway));
    database.work(milliseconds, commit);
  }
}

class Queue {
  waiting: Answer[] = [];
  underWay = 0;
}
