/** Returns the different letter trigrams in a text's words, including word boundaries. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const line = ` ${words.join(' ')} `;
  const found = new Set<string>();
  for (let start = 0; start + 3 <= line.length; start += 1) found.add(line.slice(start, start + 3));
  return found;
}

/**
 * Returns the share of `some` that is also in `others`, from 0 to 1, as if `some` had `more`
 * members that are not.
 */
export function sharedPart(
  some: ReadonlySet<string>,
  others: ReadonlySet<string>,
  more: number,
): number {
  let shared = 0;
  for (const trigram of some) if (others.has(trigram)) shared += 1;
  return shared / (some.size + more);
}
