/** The parts of the browser's local storage that an entry needs. */
export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Creates an entry in this device's local storage, stored as JSON. Storage that is full or switched
 * off never throws: an entry that cannot be read, or for which `parse` throws, reads as null, and
 * writes return whether they succeeded. Tests pass their own store.
 */
export function localEntry<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  store?: LocalStore,
) {
  const succeeds = (write: (target: LocalStore) => void): boolean => {
    try {
      write(store ?? localStorage);
      return true;
    } catch {
      return false;
    }
  };
  const parsed = (text: () => string | null): Value | null => {
    try {
      return parse(JSON.parse(text() ?? 'null'));
    } catch {
      return null;
    }
  };
  return {
    read: () => parsed(() => (store ?? localStorage).getItem(key)),
    /** Parses a raw value of the entry, as a storage event passes it; null if it cannot be read. */
    parse: (text: string | null) => parsed(() => text),
    write: (value: Value) => succeeds((target) => target.setItem(key, JSON.stringify(value))),
    remove: () => succeeds((target) => target.removeItem(key)),
  };
}

/** Returns the keys of all entries; none if the storage is switched off. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
