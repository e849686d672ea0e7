import {
  DRAFT_DELAY_MS,
  RESEND_BACKOFF_AT_FIRST_MS,
  RESEND_BACKOFF_MAX_MS,
  RESEND_BACKOFF_MIN_MS,
  RESEND_TRIES_AT_FIRST,
} from '../../../../shared/business-rules.ts';

/** When which answer is sent: one timer for each question. */
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

  /** Sends after the delay in milliseconds, instead of what was scheduled before. */
  schedule(questionId: string, delay: number): void {
    clearTimeout(this.#timers.get(questionId));
    this.#timers.set(
      questionId,
      setTimeout(() => this.#send(questionId), delay),
    );
  }

  /**
   * Sends soon after the last key, and after the longest wait in milliseconds also while keys follow
   * each other without end.
   */
  scheduleDraft(questionId: string, longestWait: number): void {
    const since = this.#unsentSince.get(questionId) ?? Date.now();
    this.#unsentSince.set(questionId, since);
    const longest = Math.max(0, since + longestWait - Date.now());
    this.schedule(questionId, Math.min(DRAFT_DELAY_MS, longest));
  }

  /** What was scheduled for the question is off. */
  clear(questionId: string): void {
    clearTimeout(this.#timers.get(questionId));
    this.#timers.delete(questionId);
  }

  /** The newest words are on their way; the next ones wait from when they are typed. */
  noteSent(questionId: string): void {
    this.#unsentSince.delete(questionId);
  }

  clearAll(): void {
    for (const questionId of this.#timers.keys()) this.clear(questionId);
  }
}

/**
 * How long to wait after the given number of failures in a row (1 or more), in milliseconds:
 * doubling from the minimum to what is waited at first, and the maximum in an outage that goes on. Up
 * to a quarter of it is left to chance, so that a class does not come back all at once.
 */
export function resendDelay(failures: number, random: () => number = Math.random): number {
  const most =
    failures <= RESEND_TRIES_AT_FIRST ? RESEND_BACKOFF_AT_FIRST_MS : RESEND_BACKOFF_MAX_MS;
  const full = Math.min(most, RESEND_BACKOFF_MIN_MS * 2 ** (failures - 1));
  return Math.max(RESEND_BACKOFF_MIN_MS, full - random() * (full / 4));
}
