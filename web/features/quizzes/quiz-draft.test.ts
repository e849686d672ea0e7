import { describe, expect, it } from 'vitest';
import {
  emptyFields,
  isEmptyDraft,
  type QuizDraft,
  readQuizDraft,
  writeQuizDraft,
} from './quiz-draft.ts';

const draft: QuizDraft = {
  fields: { ...emptyFields, title: 'Cells', minutes: '7.' },
  questions: [
    {
      id: 'q-1',
      questionText: 'What is diffusion?',
      questionImageURL: null,
      textBoxSize: 'small',
      maxMark: 2,
      specCode: '4.1.3',
    },
  ],
};

function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

describe('the draft of a quiz', () => {
  it('comes back as it was left, for the same person only', () => {
    const storage = memoryStorage();
    writeQuizDraft('ada', draft, storage);
    expect(readQuizDraft('ada', storage)).toEqual(draft);
    expect(readQuizDraft('ben', storage)).toBeNull();
  });

  it('is forgotten once nothing is entered any more', () => {
    const storage = memoryStorage();
    writeQuizDraft('ada', draft, storage);
    writeQuizDraft('ada', { fields: emptyFields, questions: [] }, storage);
    expect(storage.length).toBe(0);
  });

  it.each(['', 'no JSON', '{}', '{"fields":{},"questions":[]}', '[1]'])(
    'is none where %j was kept',
    (text) => {
      const storage = memoryStorage();
      writeQuizDraft('ada', draft, storage);
      storage.setItem(storage.key(0) ?? '', text);
      expect(readQuizDraft('ada', storage)).toBeNull();
    },
  );

  it('does no harm where the device does not keep it', () => {
    const full = memoryStorage();
    full.setItem = () => {
      throw new Error('full');
    };
    expect(() => writeQuizDraft('ada', draft, full)).not.toThrow();
  });

  it('is empty with blanks only', () => {
    expect(isEmptyDraft({ fields: { ...emptyFields, title: '  ' }, questions: [] })).toBe(true);
    expect(isEmptyDraft(draft)).toBe(false);
  });
});
