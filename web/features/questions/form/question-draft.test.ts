import { expect, it } from 'vitest';
import { memoryStore } from '../../../testing/memory-store.ts';
import { emptyQuestion } from '../../../../shared/question-content.ts';
import { toDraft, toLeftKinds } from './question-checks.ts';
import { questionDraft, questionDraftKey } from './question-draft.ts';

const key = questionDraftKey('u1');

it('restores what was kept', () => {
  const store = memoryStore();
  const values = {
    ...emptyQuestion,
    questionText: 'Why?',
    maxMark: 3,
    questionImageURL: '/api/files/questions/1_cell.png',
  };
  questionDraft(key, store).write(values);
  expect(toDraft(questionDraft(key, store).read())).toEqual(values);
});

it('restores what was written for other kinds of answer, if it can be read', () => {
  const store = memoryStore();
  const written = { options: '', markSchemeAnswer: 'light (1)' };
  const left = { text: { written, next: written } };
  questionDraft(key, store).write({ ...emptyQuestion, kind: 'choice' }, left);
  const kept = questionDraft(key, store).read();
  expect(toLeftKinds(kept)).toEqual(left);
  expect(toDraft(kept)).toEqual({ ...emptyQuestion, kind: 'choice' });
  expect(toLeftKinds({ left: { text: 'nonsense' } })).toEqual({});
  expect(toLeftKinds({ ...emptyQuestion })).toEqual({});
});

it('restores a draft from a release whose questions had fewer fields', () => {
  const store = memoryStore();
  const { synonyms: _, ...earlier } = { ...emptyQuestion, questionText: 'Why?' };
  store.setItem(key, JSON.stringify(earlier));
  expect(toDraft(questionDraft(key, store).read())).toEqual({
    ...emptyQuestion,
    questionText: 'Why?',
  });
});

it.each([
  'nonsense',
  '{"questionText":1}',
  JSON.stringify({ ...emptyQuestion, questionImageURL: 'https://elsewhere.example/x.png' }),
])('reads nothing from %s', (entry) => {
  const store = memoryStore();
  store.setItem(key, entry);
  expect(toDraft(questionDraft(key, store).read())).toBeNull();
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
