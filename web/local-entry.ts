/** The parts of the browser's local storage that an entry needs. */
export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * One entry of this device's local storage, as JSON. A storage that is full or switched off never
 * throws: an entry that cannot be read, or that `parse` throws on, reads as null, and the writes say
 * whether the device did them. Tests bring their own store.
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
    /** The same of a text that the entry had, as an event of the storage tells it. */
    parse: (text: string | null) => parsed(() => text),
    write: (value: Value) => succeeds((target) => target.setItem(key, JSON.stringify(value))),
    remove: () => succeeds((target) => target.removeItem(key)),
  };
}
