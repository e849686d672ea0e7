import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../testing/memory-store.ts';
import { archivedQuizzes } from './use-archived-quizzes.ts';

const refuse = () => {
  throw new Error('Storage is switched off.');
};

describe('archived quizzes', () => {
  it('are stored separately for each student', () => {
    const store = memoryStore();
    archivedQuizzes('u1', store).toggle('ABC123', new Set());
    expect([...archivedQuizzes('u1', store).read()]).toEqual(['ABC123']);
    expect(archivedQuizzes('u2', store).read().size).toBe(0);
  });

  it('are empty if the stored entry is broken', () => {
    const store = { ...memoryStore(), getItem: () => '{"no": ' };
    expect(archivedQuizzes('u1', store).read().size).toBe(0);
  });

  it('are kept while the page is open if the browser stores nothing', () => {
    const quizzes = archivedQuizzes('u1', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const first = quizzes.toggle('ABC123', quizzes.read());
    expect([...quizzes.toggle('DEF456', first)]).toEqual(['ABC123', 'DEF456']);
  });

  it('can be archived and unarchived', () => {
    const quizzes = archivedQuizzes('u1', memoryStore());
    expect([...quizzes.toggle('ABC123', quizzes.read())]).toEqual(['ABC123']);
    expect(quizzes.toggle('ABC123', quizzes.read()).size).toBe(0);
  });
});
