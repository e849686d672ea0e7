import { expect, it } from 'vitest';
import { keepQuestionDraft, questionDraftKey, readQuestionDraft } from './question-draft.ts';
import { emptyQuestion } from './question-values.ts';

function memoryStore() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const key = questionDraftKey('u1');

it('gives back what was kept', () => {
  const store = memoryStore();
  const values = {
    ...emptyQuestion,
    questionText: 'Why?',
    maxMark: 3,
    questionImageURL: '/api/files/questions/1_cell.png',
  };
  keepQuestionDraft(store, key, values);
  expect(readQuestionDraft(store, key)).toEqual(values);
});

it.each([
  'nonsense',
  '{"questionText":1}',
  JSON.stringify({ ...emptyQuestion, questionImageURL: 'https://elsewhere.example/x.png' }),
])('reads nothing from %s', (entry) => {
  const store = memoryStore();
  store.setItem(key, entry);
  expect(readQuestionDraft(store, key)).toBeNull();
});

it('a store that refuses does not disturb', () => {
  const store = {
    ...memoryStore(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepQuestionDraft(store, key, emptyQuestion)).not.toThrow();
});

it('a draft belongs to one version of one question and to one person', () => {
  const question = { id: 'q1', updatedAt: '2026-01-01T00:00:00Z' };
  const later = { ...question, updatedAt: '2026-01-02T00:00:00Z' };
  const keys = [
    questionDraftKey('u1', question),
    questionDraftKey('u1', later),
    questionDraftKey('u2', question),
    key,
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
