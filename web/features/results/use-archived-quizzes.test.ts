import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../testing/memory-store.ts';
import { archivedQuizzes } from './use-archived-quizzes.ts';

describe('archived quizzes', () => {
  it('are stored separately for each student', () => {
    const store = memoryStore();
    archivedQuizzes('u1', store).toggle('ABC123');
    expect([...archivedQuizzes('u1', store).read()]).toEqual(['ABC123']);
    expect(archivedQuizzes('u2', store).read().size).toBe(0);
  });

  it('are empty if the stored entry is broken', () => {
    const store = { ...memoryStore(), getItem: () => '{"no": ' };
    expect(archivedQuizzes('u1', store).read().size).toBe(0);
  });

  it('can be archived and unarchived', () => {
    const quizzes = archivedQuizzes('u1', memoryStore());
    expect([...quizzes.toggle('ABC123')]).toEqual(['ABC123']);
    expect(quizzes.toggle('ABC123').size).toBe(0);
  });
});
