/** Why a marker outside gave no mark. */
export type MarkerErrorReason =
  | 'unreachable'
  | 'refuses-key'
  | 'unknown-model'
  | 'refused'
  | 'busy'
  | 'timed-out'
  | 'unusable'
  /** Its provider's content filter stopped this text, or the model refused it. */
  | 'filtered'
  /** Nobody has accepted that texts go there: nothing was sent. */
  | 'not-accepted';

interface Details {
  totalTokens?: number;
  costMicros?: number;
  /** How long it asks to be left alone, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** The HTTP status that it answered with. */
  status?: number | undefined;
  /** What it said itself, without anything of an answer or a key. */
  said?: string | undefined;
  /** For how long it was asked again and again, in milliseconds. */
  waitedMs?: number | undefined;
  cause?: unknown;
}

const SERVER_FAULTS = 500;

/** A call to a marker that brought no mark, and what it used all the same. */
export class MarkerError extends Error {
  override readonly name = 'MarkerError';
  readonly reason: MarkerErrorReason;
  readonly totalTokens: number;
  /** Millionths of the deployment's currency. */
  readonly costMicros: number;
  readonly retryAfterMs: number | undefined;
  readonly status: number | undefined;
  readonly said: string | undefined;
  readonly waitedMs: number | undefined;

  constructor(reason: MarkerErrorReason, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.reason = reason;
    this.totalTokens = details.totalTokens ?? 0;
    this.costMicros = details.costMicros ?? 0;
    this.retryAfterMs = details.retryAfterMs;
    this.status = details.status;
    this.said = details.said;
    this.waitedMs = details.waitedMs;
  }

  /** The same error with other details, and itself as the cause. */
  with(details: Details): MarkerError {
    return new MarkerError(this.reason, this.message, { ...this, cause: this, ...details });
  }

  get isServerFault(): boolean {
    return this.status === SERVER_FAULTS;
  }
}
