import type { Clock } from './clock.ts';

interface Job {
  milliseconds: number;
  done: () => void;
}

/**
 * So many cores with one queue: each takes the job that waits longest. Processes of one machine work
 * `on` its cores, and wait for those too.
 */
export class Cores {
  /** Milliseconds of all cores together. */
  busy = 0;
  longestQueue = 0;
  #free: number;
  readonly #clock: Clock;
  #queue: Job[] = [];
  #head = 0;
  readonly #on: Cores | undefined;

  constructor(clock: Clock, cores: number, on?: Cores) {
    this.#clock = clock;
    this.#free = cores;
    this.#on = on;
  }

  work(milliseconds: number, done: () => void): void {
    if (this.#free > 0) this.#begin({ milliseconds, done });
    else {
      this.#queue.push({ milliseconds, done });
      this.longestQueue = Math.max(this.longestQueue, this.#queue.length - this.#head);
    }
  }

  #begin({ milliseconds, done }: Job): void {
    this.#free -= 1;
    this.busy += milliseconds;
    const end = () => {
      this.#free += 1;
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

/** A write-ahead log: what commits during a flush waits for the next one, and all share it. */
export class CommitLog {
  /** Milliseconds in which the disk flushed. */
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
