import { describe, expect, it } from 'vitest';
import { readAiken } from './read-aiken.ts';

const file = `What is the capital of France?
A. Lyon
B. Paris
C) Nice
ANSWER: B

This one has no answer
A. one
B. two

Which sign is less than?
It stands in code.
A) x<y
B) x>y
answer: a
`;

describe('reading Aiken', () => {
  it('reads options with no space after their letter, if the letters are in sequence', () => {
    const [found] = readAiken('What did\nU.S. laws say?\nA)one\nB)two\nANSWER: B');
    expect(found).toMatchObject({
      fields: {
        questionText: 'What did\nU.S. laws say?',
        options: 'one\ntwo',
        markSchemeAnswer: 'two',
      },
    });
  });

  it('reads options and the right one, and reports a question without a right one', () => {
    expect(readAiken(file)).toEqual([
      {
        item: 1,
        title: 'What is the capital of France?',
        fields: {
          questionText: 'What is the capital of France?',
          kind: 'choice',
          options: 'Lyon\nParis\nNice',
          markSchemeAnswer: 'Paris',
        },
        notices: [],
        order: 'unsaid',
      },
      {
        item: 2,
        title: 'This one has no answer',
        outcome: 'invalid',
        problem: 'This could not be read from line 7 onwards.',
      },
      {
        item: 3,
        title: 'Which sign is less than? It stands in code.',
        fields: {
          questionText: 'Which sign is less than?\nIt stands in code.',
          kind: 'choice',
          options: 'x<y\nx>y',
          markSchemeAnswer: 'x<y',
        },
        notices: [],
        order: 'unsaid',
      },
    ]);
  });

  it.each(['', '\n\n', 'ANSWER: A'])('finds no questions in %j', (content) => {
    expect(readAiken(content)).toEqual([]);
  });
});
