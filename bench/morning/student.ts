import {
  ANSWER_REQUEST_TIMEOUT_MS,
  CHECK_IN_MS,
  DRAFT_DELAY_MS,
  DRAFT_MAX_WAIT_MS,
} from '../../shared/business-rules.ts';
import { resendDelay } from '../../web/features/attempts/answer-sync/send-timers.ts';
import type { Latencies } from './latencies.ts';
import type { Random } from '../random.ts';
import { type Call, network } from './service-times.ts';

/** Sends a call to the cluster. */
export type Send = (call: Call, answer: (isAcknowledged: boolean) => void) => void;

export interface Habits {
  /** Mean of a burst of typing and of the pause after it, in milliseconds. */
  burst: number;
  pause: number;
  /** Whether a check-in is skipped if a draft was acknowledged since the last one. */
  sparesCheckIns: boolean;
}

export const habits: Habits = { burst: 14_000, pause: 9_000, sparesCheckIns: false };
const HABITS_VARIATION = 1;
const CHECK_IN_SPREAD_MS = 500;

/** Simulated time, or real time (morning/real.ts). */
export interface Timeline {
  readonly now: number;
  after(milliseconds: number, happen: () => void): void;
}

interface World {
  clock: Timeline;
  random: Random;
  habits: Habits;
  /** Round-trip time in milliseconds. */
  network: number;
  waits: Record<Call, Latencies>;
  /** From the first attempt to the acknowledgement, including retries. */
  untilKept: Latencies;
}

/** A page on which a student writes: it opens, types, checks in, hands in, and retries. */
export class Student {
  isDone = false;
  #isOpen = false;
  #hasSaidSo = false;
  #unsent = false;
  #isSending = false;
  readonly #send: Send;
  readonly #world: World;

  constructor(world: World, send: Send) {
    this.#world = world;
    this.#send = send;
  }

  open(): void {
    this.#untilAcknowledged('open', () => {
      this.#isOpen = true;
      this.#type();
      this.#checkInLater();
    });
  }

  handIn(): void {
    this.#isOpen = false;
    this.#untilAcknowledged('finish', () => (this.isDone = true));
  }

  /**
   * Types in bursts with pauses: a draft after each burst, and one every ten seconds within a long
   * one.
   */
  #type(): void {
    if (!this.#isOpen) return;
    const { clock, random, habits: of } = this.#world;
    const burst = random.around(of.burst, HABITS_VARIATION);
    for (let at = DRAFT_MAX_WAIT_MS; at < burst; at += DRAFT_MAX_WAIT_MS) {
      clock.after(at, () => this.#draft());
    }
    clock.after(burst + DRAFT_DELAY_MS, () => this.#draft());
    const pause = DRAFT_DELAY_MS + random.around(of.pause, HABITS_VARIATION);
    clock.after(burst + pause, () => this.#type());
  }

  /** Sends the newest text; words typed meanwhile are sent once it is acknowledged. */
  #draft(): void {
    if (!this.#isOpen) return;
    if (this.#isSending) {
      this.#unsent = true;
      return;
    }
    this.#isSending = true;
    this.#untilAcknowledged('draft', () => {
      this.#isSending = false;
      this.#hasSaidSo = true;
      if (!this.#unsent) return;
      this.#unsent = false;
      this.#draft();
    });
  }

  #checkInLater(): void {
    const { clock, random, habits: of } = this.#world;
    const delay = CHECK_IN_MS + random.between(-CHECK_IN_SPREAD_MS, CHECK_IN_SPREAD_MS);
    clock.after(delay, () => {
      if (!this.#isOpen) return;
      const isSpared = of.sparesCheckIns && this.#hasSaidSo;
      this.#hasSaidSo = false;
      if (isSpared) this.#checkInLater();
      else this.#try('check-in', () => this.#checkInLater());
    });
  }

  #untilAcknowledged(call: Call, done: () => void): void {
    const { clock, random, untilKept } = this.#world;
    const began = clock.now;
    let failures = 0;
    const attempt = () => {
      this.#try(call, (isAcknowledged) => {
        if (isAcknowledged) {
          untilKept.add(clock.now - began);
          done();
        } else {
          failures += 1;
          clock.after(resendDelay(failures, random.uniform), attempt);
        }
      });
    };
    attempt();
  }

  /** Sends one request, with a timeout of ten seconds, as in the page. */
  #try(call: Call, done: (isAcknowledged: boolean) => void): void {
    const { clock, random, waits, network: mean } = this.#world;
    const began = clock.now;
    let isSettled = false;
    const settle = (isAcknowledged: boolean) => {
      if (isSettled) return;
      isSettled = true;
      if (isAcknowledged) waits[call].add(clock.now - began);
      done(isAcknowledged);
    };
    const way = () => random.around(mean / 2, network.variation);
    clock.after(ANSWER_REQUEST_TIMEOUT_MS, () => settle(false));
    clock.after(way(), () => {
      this.#send(call, (isAcknowledged) => clock.after(way(), () => settle(isAcknowledged)));
    });
  }
}
