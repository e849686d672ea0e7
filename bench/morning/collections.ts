import type { MeasuredGreenpen } from '../load/measured-greenpen.ts';

/** The token that lets a measurement read `/metrics`. */
export const METRICS_TOKEN = 'of the measurement, nobody else';

/** Node's garbage collections, during which a process does nothing else. */
export interface Collections {
  /** Milliseconds of the process's work between two collections. */
  every: number;
  /** Milliseconds that a collection takes. */
  pause: number;
}

/** Reads the number of collections so far, and their total seconds. */
export async function readCollections({ port }: Pick<MeasuredGreenpen, 'port'>) {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const metrics = await response.text();
  const sum = (name: string) =>
    [...metrics.matchAll(new RegExp(`^nodejs_gc_duration_seconds_${name}\\{.*\\} (\\S+)$`, 'gm'))]
      .map(([, value]) => Number(value))
      .reduce((one, other) => one + other, 0);
  return { count: sum('count'), seconds: sum('sum') };
}

type Reading = Awaited<ReturnType<typeof readCollections>>;

/**
 * Returns the collections between two readings; null if there were too few. `workSeconds` is the
 * processor time that the process used meanwhile.
 */
export function collectionsBetween(
  before: Reading,
  after: Reading,
  workSeconds: number,
): Collections | null {
  const count = after.count - before.count;
  if (count < 1) return null;
  return {
    every: (workSeconds * 1_000) / count,
    pause: ((after.seconds - before.seconds) * 1_000) / count,
  };
}
