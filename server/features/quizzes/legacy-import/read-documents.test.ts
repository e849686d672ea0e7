import { describe, expect, it } from 'vitest';
import { readDocuments } from './documents.ts';
import { readQuizDocument } from './read-quiz-document.ts';
import { readTimestamp } from './read-timestamp.ts';

const MAY_1 = new Date('2024-05-01T10:00:00.000Z');
const SECONDS = MAY_1.getTime() / 1000;

describe('reading a timestamp of the legacy system', () => {
  it.each([
    { seconds: SECONDS, nanoseconds: 0 },
    { _seconds: SECONDS, _nanoseconds: 999_999 },
    { __datatype__: 'timestamp', value: { _seconds: SECONDS, _nanoseconds: 0 } },
    { __time__: '2024-05-01T10:00:00.000Z' },
    '2024-05-01T10:00:00Z',
    '2024-05-01T12:00:00+02:00',
    MAY_1.getTime(),
    SECONDS,
  ])('reads %j', (value) => {
    expect(readTimestamp(value)).toEqual(MAY_1);
  });

  it.each([
    undefined,
    null,
    '',
    'yesterday',
    {},
    [],
    0,
    -1,
    1e300,
    { seconds: 'x' },
    '+99999-01-01',
  ])('treats %j as unknown', (value) => {
    expect(readTimestamp(value)).toBeUndefined();
  });

  it('treats a time in the future as unknown', () => {
    expect(readTimestamp('2024-05-01T10:00:00Z', MAY_1.getTime() - 1)).toBeUndefined();
  });
});

describe('reading the documents of the legacy system', () => {
  const one = { id: 'a', values: { questionText: 'Why?' } };

  it.each([
    { questions: { a: { questionText: 'Why?' } } },
    { __collections__: { questions: { a: { questionText: 'Why?' } } } },
  ])('reads documents by their ids: %j', (file) => {
    expect(readDocuments(JSON.stringify(file)).questions).toEqual([one]);
  });

  it('reads lists of documents, and keeps the place of any entry that is not a document', () => {
    const file = { questions: [{ id: 'a', questionText: 'Why?' }, null, { _id: 'b' }, 'x'] };
    const { questions } = readDocuments(`\uFEFF${JSON.stringify(file)}`);
    expect(questions.map(({ id }) => id)).toEqual(['a', null, 'b', null]);
    expect(questions.map(({ values }) => values === null)).toEqual([false, true, false, true]);
  });

  it('names the collections that are not imported', () => {
    const { notices } = readDocuments('{"quizzes":[],"submissions":{},"version":1}');
    expect(notices).toEqual(['“submissions” is not imported; only questions and quizzes are.']);
  });

  it.each(['', '{', 'null', '[]', '5', '{}', '{"questions":5}', '{"users":{}}'])(
    'refuses %j',
    (content) => {
      expect(() => readDocuments(content)).toThrow('This is not a JSON file with the documents');
    },
  );

  it('copes with arrays within arrays', () => {
    const content = `{"questions":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(() => readDocuments(content)).not.toThrow(RangeError);
  });

  it.each([
    'questions/abc',
    '/questions/abc',
    'abc',
    'projects/p/databases/(default)/documents/questions/abc',
    { __ref__: 'questions/abc' },
    { path: 'questions/abc' },
    { _path: { segments: ['questions', 'abc'] } },
  ])('reads the reference %j', (reference) => {
    const quiz = readQuizDocument({ id: 'Q', values: { questionIds: [reference, 5, null, {}] } });
    expect(quiz?.questionIds).toEqual(['abc']);
  });
});
