/** Why an external marker gave no mark. */
export type MarkerErrorReason =
  | 'unreachable'
  | 'refuses-key'
  | 'unknown-model'
  | 'refused'
  | 'busy'
  | 'timed-out'
  | 'unusable'
  /** The provider's content filter blocked this text, or the model refused it. */
  | 'filtered'
  /** Nobody has agreed to texts being sent there: nothing was sent. */
  | 'not-accepted';

interface Details {
  totalTokens?: number;
  costMicros?: number;
  /** How long the server asks callers to wait before a retry, in milliseconds. */
  retryAfterMs?: number | undefined;
  /** The HTTP status of the response. */
  status?: number | undefined;
  /** The server's own error message, without any part of an answer or a key. */
  said?: string | undefined;
  /** Total time spent on retries, in milliseconds. */
  waitedMs?: number | undefined;
  cause?: unknown;
}

const SERVER_FAULTS = 500;

/** A failed call to a marker, with the tokens and cost that it used all the same. */
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

  /** Returns a copy of the error with other details, and this error as its cause. */
  with(details: Details): MarkerError {
    return new MarkerError(this.reason, this.message, { ...this, cause: this, ...details });
  }

  get isServerFault(): boolean {
    return this.status === SERVER_FAULTS;
  }
}
