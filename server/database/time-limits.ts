/** What connections are used for; each kind of work may keep the database busy for so long. */
export type KindOfWork = 'interactive' | 'export' | 'job' | 'maintenance';

interface TimeLimits {
  /** After this long the database gives a statement up; null for never. */
  statementMs: number | null;
  /** After this long it ends a transaction whose process has fallen silent, and frees its locks. */
  idleInTransactionMs: number | null;
}

/**
 * How long work may take (docs/decisions/0016). Nobody looks at a page for longer than an
 * interactive call may take; a proxy gives up after a minute. Migrations, backups and restores take
 * as long as they take: a person stands by.
 */
export const timeLimits: Record<KindOfWork, TimeLimits> = {
  interactive: { statementMs: 15_000, idleInTransactionMs: 30_000 },
  export: { statementMs: 120_000, idleInTransactionMs: 30_000 },
  job: { statementMs: 120_000, idleInTransactionMs: 60_000 },
  maintenance: { statementMs: null, idleInTransactionMs: null },
};

/** The database stops first and says why; this much later a silent connection is given up. */
const ANSWER_GRACE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** A connection over which nothing comes is asked for a heartbeat; unanswered, it ends 10 s later. */
const KEEPALIVE_AFTER_MS = 10_000;

/**
 * The limits as the driver takes them. A pooler that refuses settings of its clients gets none; the
 * driver's own limit holds all the same.
 */
export function connectionLimits(work: KindOfWork, tellsServer: boolean) {
  const { statementMs, idleInTransactionMs } = timeLimits[work];
  return {
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
    ...(statementMs !== null && { query_timeout: statementMs + ANSWER_GRACE_MS }),
    ...(tellsServer && statementMs !== null && { statement_timeout: statementMs }),
    ...(tellsServer &&
      idleInTransactionMs !== null && {
        idle_in_transaction_session_timeout: idleInTransactionMs,
      }),
  };
}
