import { vi } from 'vitest';

/** Creates an in-memory local storage for tests. */
export function memoryStore() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => {
      entries.set(key, value);
    }),
    removeItem: (key: string) => {
      entries.delete(key);
    },
  };
}
