type Listener = () => void;

/** Creates a value outside React, in the shape that `useSyncExternalStore` reads. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<Listener>();
  return {
    get: () => value,
    set: (next: Value) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    /** Calls the listener after every change; returns the function that unsubscribes it. */
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
