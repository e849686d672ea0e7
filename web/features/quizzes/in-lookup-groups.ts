/** Lookups at the same time (spec section 9, AI marking and lookups). */
const LOOKUP_GROUP = 10;

/** Looks up one after the other in groups; the answers come in the order of the ids. */
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
