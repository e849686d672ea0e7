/** Concurrent lookups (spec section 9, AI marking and lookups). */
const LOOKUP_GROUP = 10;

/**
 * Runs lookups in groups, one group after the other; returns the results in the order of the ids.
 */
export async function inLookupGroups<Found>(
  ids: readonly string[],
  lookUp: (id: string) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let start = 0; start < ids.length; start += LOOKUP_GROUP) {
    found.push(...(await Promise.all(ids.slice(start, start + LOOKUP_GROUP).map(lookUp))));
  }
  return found;
}
