/** Why a marker outside gave no mark. */
export type MarkerErrorReason =
  'unreachable' | 'refuses-key' | 'unknown-model' | 'busy' | 'timed-out' | 'unusable';

interface Details {
  totalTokens?: number;
  costMicros?: number;
  /** How long it asks to be left alone, in milliseconds. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** A call to a marker that brought no mark, and what it used all the same. */
export class MarkerError extends Error {
  override readonly name = 'MarkerError';
  readonly reason: MarkerErrorReason;
  readonly totalTokens: number;
  /** Millionths of the deployment's currency. */
  readonly costMicros: number;
  readonly retryAfterMs: number | undefined;

  constructor(reason: MarkerErrorReason, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.reason = reason;
    this.totalTokens = details.totalTokens ?? 0;
    this.costMicros = details.costMicros ?? 0;
    this.retryAfterMs = details.retryAfterMs;
  }
}
