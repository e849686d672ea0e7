import { describe, expect, it } from 'vitest';
import { readArchivedQuizzes, toggled, writeArchivedQuizzes } from './archived-quizzes.ts';

function memoryStore() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

describe('archived quizzes', () => {
  it('are kept for each student separately', () => {
    const store = memoryStore();
    writeArchivedQuizzes(store, 'u1', new Set(['ABC123']));
    expect([...readArchivedQuizzes(store, 'u1')]).toEqual(['ABC123']);
    expect(readArchivedQuizzes(store, 'u2').size).toBe(0);
  });

  it('are none when the entry is broken', () => {
    const store = { ...memoryStore(), getItem: () => '{"no": ' };
    expect(readArchivedQuizzes(store, 'u1').size).toBe(0);
  });

  it('toggle', () => {
    const once = toggled(new Set(), 'ABC123');
    expect([...once]).toEqual(['ABC123']);
    expect(toggled(once, 'ABC123').size).toBe(0);
  });
});
