/** Returns the object's values under these keys. */
export function pick<Whole extends object, const Keys extends readonly (keyof Whole)[]>(
  whole: Whole,
  keys: Keys,
): Pick<Whole, Keys[number]> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Keys[number]>;
}
