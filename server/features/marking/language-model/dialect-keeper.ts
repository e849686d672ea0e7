import type { Dialect } from '../../../../shared/contract/model-dialect.ts';
import { findDialect, mayBeTheDialect } from './find-dialect.ts';

/** Stores the dialect that works, for all processes and across restarts. */
export interface DialectMemory {
  load(): Promise<Dialect | undefined>;
  save(dialect: Dialect): Promise<void>;
}

interface Known {
  dialect: Dialect;
  /** Counts how often the dialect was detected in this process. */
  learnt: number;
}

/**
 * Keeps the dialect that the server understands; detects it before the first call, once for all
 * callers that wait.
 */
export function createDialectKeeper(
  probe: (dialect: Dialect, signal: AbortSignal | undefined) => Promise<unknown>,
  memory: DialectMemory,
) {
  let known: Known | undefined;
  let looking: Promise<Known> | undefined;
  /** True if a call has succeeded since the dialect was detected. */
  let isProved = false;

  const look = async (signal: AbortSignal | undefined): Promise<Known> => {
    const dialect = await findDialect((one) => probe(one, signal));
    known = { dialect, learnt: (known?.learnt ?? 0) + 1 };
    await memory.save(dialect);
    return known;
  };
  const remember = async (): Promise<Known | undefined> => {
    const dialect = await memory.load();
    isProved = dialect !== undefined;
    return dialect && (known = { dialect, learnt: 0 });
  };
  /** Probes the known dialect with one call, and detects it again if it no longer works. */
  const check = async (signal: AbortSignal | undefined): Promise<Known> => {
    if (!known) return look(signal);
    try {
      await probe(known.dialect, signal);
      return known;
    } catch (error) {
      if (!mayBeTheDialect(error)) throw error;
      return look(signal);
    }
  };
  /**
   * Runs the work once for all callers that wait. If the running caller's signal aborts, the others
   * retry.
   */
  const share = async (
    work: () => Promise<Known>,
    signal: AbortSignal | undefined,
  ): Promise<Known> => {
    const mine = looking === undefined;
    looking ??= work().finally(() => {
      looking = undefined;
    });
    try {
      return await looking;
    } catch (error) {
      signal?.throwIfAborted();
      if (mine || !isAbort(error)) throw error;
      return share(work, signal);
    }
  };

  const find = async (signal: AbortSignal | undefined) =>
    (await share(() => look(signal), signal)).dialect;
  return {
    find,
    get: async (signal: AbortSignal | undefined): Promise<Known> =>
      known ?? share(async () => (await remember()) ?? look(signal), signal),
    /** Records that a call succeeded: if one is rejected later, something has changed. */
    prove: () => {
      isProved = true;
    },
    /**
     * Returns the dialect that works now, for a call that was rejected in dialect number `learnt`.
     * Returns undefined if that one still works, so that only this call was rejected.
     */
    renew: async (learnt: number, signal: AbortSignal | undefined) => {
      if (known && known.learnt !== learnt) return known.dialect;
      if (looking === undefined && !isProved) return undefined;
      isProved = false;
      const found = await share(() => check(signal), signal);
      return found.learnt === learnt ? undefined : found.dialect;
    },
  };
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';
