import type { Clock } from './clock.ts';

interface Job {
  milliseconds: number;
  done: () => void;
}

/** Returns the additional milliseconds of a job after a rest of this length. */
export type Waking = (rest: number) => number;

/**
 * A number of cores with one queue, served first come, first served. Processes of one machine work
 * `on` its cores, and wait for those too. After a rest they wake slowly and with cold caches.
 */
export class Cores {
  /** Busy milliseconds of all cores together. */
  busy = 0;
  longestQueue = 0;
  #free: number;
  readonly #clock: Clock;
  #queue: Job[] = [];
  #head = 0;
  readonly #on: Cores | undefined;
  readonly #waking: Waking;
  readonly #cores: number;
  #restsSince = 0;

  constructor(clock: Clock, cores: number, on?: Cores, waking: Waking = () => 0) {
    this.#clock = clock;
    this.#free = cores;
    this.#cores = cores;
    this.#on = on;
    this.#waking = waking;
  }

  work(milliseconds: number, done: () => void): void {
    if (this.#free > 0) this.#begin({ milliseconds, done });
    else {
      this.#queue.push({ milliseconds, done });
      this.longestQueue = Math.max(this.longestQueue, this.#queue.length - this.#head);
    }
  }

  #begin(job: Job): void {
    const { done } = job;
    const isRested = this.#free === this.#cores;
    const waking = isRested ? this.#waking(this.#clock.now - this.#restsSince) : 0;
    const milliseconds = job.milliseconds + waking;
    this.#free -= 1;
    this.busy += milliseconds;
    const end = () => {
      this.#free += 1;
      this.#restsSince = this.#clock.now;
      const next = this.#queue[this.#head];
      if (next) {
        this.#head += 1;
        if (this.#head > 10_000) {
          this.#queue = this.#queue.slice(this.#head);
          this.#head = 0;
        }
        this.#begin(next);
      }
      done();
    };
    if (this.#on) this.#on.work(milliseconds, end);
    else this.#clock.after(milliseconds, end);
  }
}

/** A write-ahead log: commits during a flush wait for the next one, which they all share. */
export class CommitLog {
  /** Milliseconds that the disk spent on flushes. */
  busy = 0;
  #isFlushing = false;
  #waiting: (() => void)[] = [];
  readonly #clock: Clock;
  readonly #flushTime: () => number;

  constructor(clock: Clock, flushTime: () => number) {
    this.#clock = clock;
    this.#flushTime = flushTime;
  }

  commit(done: () => void): void {
    this.#waiting.push(done);
    if (!this.#isFlushing) this.#flush();
  }

  #flush(): void {
    const together = this.#waiting;
    this.#waiting = [];
    this.#isFlushing = true;
    const milliseconds = this.#flushTime();
    this.busy += milliseconds;
    this.#clock.after(milliseconds, () => {
      this.#isFlushing = false;
      if (this.#waiting.length > 0) this.#flush();
      for (const done of together) done();
    });
  }
}
