import { NoConnectionError } from './is-database-away.ts';
import { settlesWithin } from './settles-within.ts';

/** For how long the next question waits for the one before (docs/decisions/0015). */
const PATIENCE_MS = 100;
/** After this long it is asked again, as its connection may be dead; after twice as long it fails. */
const LIMIT_MS = 1_000;
/** Dead connections must not take all others with them. */
const MAX_SIDE_BY_SIDE = 4;

type Ask<Found> = (keys: string[]) => Promise<Map<string, Found>>;

/**
 * Lets questions that come while one is being answered wait and go together in the next, so that a
 * crowd costs few statements and nobody gets an answer older than their question. `askFor` is given
 * each key once, and leaves out what it does not find; when it fails, all who wait for it are told.
 * What takes long is not waited for: the next goes beside it, and itself it is asked again.
 */
export function askTogether<Found>(
  askFor: Ask<Found>,
): (key: string) => Promise<Found | undefined> {
  let gathering: { keys: Set<string>; answer: Promise<Map<string, Found>> } | undefined;
  const underWay = new Set<Promise<unknown>>();
  let mayBegin: Promise<unknown> = Promise.resolve();

  const begin = (keys: Set<string>) => {
    // From here on it is being answered: a later call begins the next.
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

/** The answer, or that to the same question asked once more; each is younger than its question. */
async function askAgainWhenLate<Found>(askFor: Ask<Found>, keys: string[]) {
  const first = askFor(keys);
  if (await settlesWithin(first, LIMIT_MS)) return first;
  // When both fail, the first's own error says whether the database is away.
  const either = Promise.any([first, askFor(keys)]).catch(() => first);
  if (await settlesWithin(either, LIMIT_MS)) return either;
  throw new NoConnectionError(new Error(`No answer within ${2 * LIMIT_MS} ms.`));
}
