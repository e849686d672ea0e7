import { NoConnectionError } from './is-database-unavailable.ts';
import { settlesWithin } from './settles-within.ts';

/** How long the next query waits for the one before (docs/decisions/0015). */
const PATIENCE_MS = 100;
/**
 * After this long the query is sent again, as its connection may be dead; after twice as long it
 * fails.
 */
const LIMIT_MS = 1_000;
/** Limits how many connections can hang if they are dead. */
const MAX_SIDE_BY_SIDE = 4;

type Ask<Found> = (keys: string[]) => Promise<Map<string, Found>>;

/**
 * Batches the keys that are requested while a query is running into the next query, so that a crowd
 * costs few statements and nobody gets a result older than their request. `askFor` receives each
 * key once and leaves out the keys it does not find; if it fails, every caller waiting for it
 * fails. A slow query does not hold up the next one, and is sent again.
 */
export function askTogether<Found>(
  askFor: Ask<Found>,
): (key: string) => Promise<Found | undefined> {
  let gathering: { keys: Set<string>; answer: Promise<Map<string, Found>> } | undefined;
  const underWay = new Set<Promise<unknown>>();
  let mayBegin: Promise<unknown> = Promise.resolve();

  const begin = (keys: Set<string>) => {
    // The query starts here: a later call begins the next batch.
    gathering = undefined;
    const answer = askAgainWhenLate(askFor, [...keys]);
    const settled: Promise<unknown> = answer
      .then(ignore, ignore)
      .then(() => underWay.delete(settled));
    underWay.add(settled);
    const isFull = underWay.size >= MAX_SIDE_BY_SIDE;
    mayBegin = isFull ? Promise.race(underWay) : settlesWithin(settled, PATIENCE_MS);
    return answer;
  };
  const gather = () => {
    const keys = new Set<string>();
    return { keys, answer: mayBegin.then(() => begin(keys)) };
  };

  return async (key) => {
    gathering ??= gather();
    gathering.keys.add(key);
    return (await gathering.answer).get(key);
  };
}

const ignore = () => undefined;

/**
 * Returns the result of the query, or of a retry if it is late; both are newer than the request.
 */
async function askAgainWhenLate<Found>(askFor: Ask<Found>, keys: string[]) {
  const first = askFor(keys);
  if (await settlesWithin(first, LIMIT_MS)) return first;
  // If both fail, the first error says whether the database is away.
  const either = Promise.any([first, askFor(keys)]).catch(() => first);
  if (await settlesWithin(either, LIMIT_MS)) return either;
  throw new NoConnectionError(new Error(`No answer within ${2 * LIMIT_MS} ms.`));
}
