import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { settlesWithin } from './settles-within.ts';

/** The number of concurrent statements; writes that arrive meanwhile share the next one. */
const MAX_SIDE_BY_SIDE = 2;
/** A statement that takes longer is not waited for, because its connection may be dead. */
const PATIENCE_MS = 100;
/** The maximum number of writes in one statement. */
const MAX_TOGETHER = 100;

interface Waiting<Write, Result> {
  write: Write;
  resolve(result: Result | undefined): void;
  reject(error: unknown): void;
}

/**
 * Batches concurrent writes into one statement and commit. `writeAll` returns a result for each
 * write, in order, with undefined where nothing was written. It never receives two writes with the
 * same `keyOf`, because a statement may change a row only once. A write does not wait for others:
 * it is sent at once unless enough statements are running. If a statement fails, each of its writes
 * is retried alone, so that only the bad one fails.
 */
export function writeTogether<Write, Result>(
  writeAll: (writes: Write[]) => Promise<(Result | undefined)[]>,
  keyOf: (write: Write) => string,
): (write: Write) => Promise<Result | undefined> {
  let queue: Waiting<Write, Result>[] = [];
  let underWay = 0;

  const takeBatch = () => {
    const batch = new Map<string, Waiting<Write, Result>>();
    const rest: Waiting<Write, Result>[] = [];
    for (const waiting of queue) {
      const key = keyOf(waiting.write);
      if (batch.size === MAX_TOGETHER || batch.has(key)) rest.push(waiting);
      else batch.set(key, waiting);
    }
    queue = rest;
    return [...batch.values()];
  };

  const settle = async (batch: Waiting<Write, Result>[]): Promise<void> => {
    try {
      const results = await writeAll(batch.map(({ write }) => write));
      for (const [place, { resolve }] of batch.entries()) resolve(results[place]);
    } catch (error) {
      if (batch.length === 1 || isDatabaseUnavailable(error)) {
        for (const { reject } of batch) reject(error);
      } else {
        await Promise.all(batch.map((one) => settle([one])));
      }
    }
  };

  const goOn = async () => {
    underWay += 1;
    while (queue.length > 0) await settlesWithin(settle(takeBatch()), PATIENCE_MS);
    underWay -= 1;
  };

  return (write) =>
    new Promise((resolve, reject) => {
      queue.push({ write, resolve, reject });
      if (underWay < MAX_SIDE_BY_SIDE) void goOn();
    });
}
