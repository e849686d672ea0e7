/** The purpose of a connection; it decides how long work may keep the database busy. */
export type KindOfWork = 'interactive' | 'export' | 'job' | 'maintenance';

interface TimeLimits {
  /** The time after which the database cancels a statement; null for never. */
  statementMs: number | null;
  /**
   * The time after which the database ends a transaction whose process is silent, and frees its
   * locks.
   */
  idleInTransactionMs: number | null;
}

/**
 * Time limits per kind of work (docs/decisions/0016). Nobody waits for a page for longer than an
 * interactive call may take, and a proxy gives up after a minute. Migrations, backups and restores
 * have no limit, because a person watches them.
 */
export const timeLimits: Record<KindOfWork, TimeLimits> = {
  interactive: { statementMs: 15_000, idleInTransactionMs: 30_000 },
  export: { statementMs: 120_000, idleInTransactionMs: 30_000 },
  job: { statementMs: 120_000, idleInTransactionMs: 60_000 },
  maintenance: { statementMs: null, idleInTransactionMs: null },
};

/** The database cancels first and says why; a silent connection is given up this much later. */
const ANSWER_GRACE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** A silent connection is sent a keepalive probe; without a reply, it ends 10 s later. */
const KEEPALIVE_AFTER_MS = 10_000;

/**
 * Returns the limits in the driver's options. A pooler that rejects settings from its clients
 * receives none; the driver's own limit applies all the same.
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
