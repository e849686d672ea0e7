/**
 * The size of the cache: a class uses a few hundred words on a question, and a flood of others is
 * not worth keeping.
 */
const MOST_WORDS = 4_000;

/** Caches what was found out about each word, since a class uses the same few. */
export function remember<Asked, Found>(
  find: (asked: Asked) => Found,
  wordOf: (asked: Asked) => string,
): (asked: Asked) => Found {
  const known = new Map<string, Found>();
  return (asked) => {
    const word = wordOf(asked);
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = find(asked);
    if (known.size >= MOST_WORDS) known.clear();
    known.set(word, found);
    return found;
  };
}

/** Caches one reading per immutable object. */
export function rememberFor<Of extends object, Reading>(
  read: (of: Of) => Reading,
): (of: Of) => Reading {
  const known = new WeakMap<Of, { reading: Reading }>();
  return (of) => {
    const found = known.get(of) ?? { reading: read(of) };
    known.set(of, found);
    return found.reading;
  };
}
