import type { Dialect } from '../../../../shared/contract/model-dialect.ts';
import { findDialect, mayBeTheDialect } from './find-dialect.ts';

/** Where the way that works is remembered, for all processes and after a restart. */
export interface DialectMemory {
  load(): Promise<Dialect | undefined>;
  save(dialect: Dialect): Promise<void>;
}

interface Known {
  dialect: Dialect;
  /** Counts how often it was found in this process. */
  learnt: number;
}

/** Knows what the server understands; finds it before the first call, once for all that wait. */
export function createDialectKeeper(
  probe: (dialect: Dialect, signal: AbortSignal | undefined) => Promise<unknown>,
  memory: DialectMemory,
) {
  let known: Known | undefined;
  let looking: Promise<Known> | undefined;
  /** Whether a call came through since it was found. */
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
  /** Looks again where what is known no longer does, which one call tells. */
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
  /** One of all who wait does it; whose signal aborts fails for the others, and they try again. */
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
    /** A call came through: should one be refused later, something has changed. */
    prove: () => {
      isProved = true;
    },
    /**
     * What works now, for a call that was refused in what was `learnt`; undefined where that still
     * works, so that the refusal is of this one call.
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
