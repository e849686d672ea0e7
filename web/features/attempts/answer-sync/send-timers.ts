import {
  DRAFT_DELAY_MS,
  RESEND_FIRST_BACKOFF_MAX_MS,
  RESEND_BACKOFF_MAX_MS,
  RESEND_BACKOFF_MIN_MS,
  RESEND_TRIES_AT_FIRST,
} from '../../../../shared/business-rules.ts';

/** Schedules the sending of answers, with one timer per question. */
export class SendTimers {
  readonly #send: (questionId: string) => void;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #unsentSince = new Map<string, number>();

  constructor(send: (questionId: string) => void) {
    this.#send = send;
  }

  has(questionId: string): boolean {
    return this.#timers.has(questionId);
  }

  /** Sends after the delay in milliseconds; replaces any earlier schedule. */
  schedule(questionId: string, delay: number): void {
    clearTimeout(this.#timers.get(questionId));
    this.#timers.set(
      questionId,
      setTimeout(() => this.#send(questionId), delay),
    );
  }

  /**
   * Sends shortly after the last key press, and at the latest after the longest wait in
   * milliseconds if typing never pauses.
   */
  scheduleDraft(questionId: string, longestWait: number): void {
    const since = this.#unsentSince.get(questionId) ?? Date.now();
    this.#unsentSince.set(questionId, since);
    const longest = Math.max(0, since + longestWait - Date.now());
    this.schedule(questionId, Math.min(DRAFT_DELAY_MS, longest));
  }

  /** Cancels what was scheduled for the question. */
  clear(questionId: string): void {
    clearTimeout(this.#timers.get(questionId));
    this.#timers.delete(questionId);
  }

  /** Records that the newest text has been sent; the next wait starts with the next key press. */
  noteSent(questionId: string): void {
    this.#unsentSince.delete(questionId);
  }

  clearAll(): void {
    for (const questionId of this.#timers.keys()) this.clear(questionId);
  }
}

/**
 * Returns the delay in milliseconds before the next retry, after the given number of consecutive
 * failures (1 or more). It doubles from the minimum up to the initial maximum, and rises to the
 * full maximum in a long outage. Up to a quarter of it is random, so that a class does not
 * reconnect all at once.
 */
export function resendDelay(failures: number, random: () => number = Math.random): number {
  const most =
    failures <= RESEND_TRIES_AT_FIRST ? RESEND_FIRST_BACKOFF_MAX_MS : RESEND_BACKOFF_MAX_MS;
  const full = Math.min(most, RESEND_BACKOFF_MIN_MS * 2 ** (failures - 1));
  return Math.max(RESEND_BACKOFF_MIN_MS, full - random() * (full / 4));
}
