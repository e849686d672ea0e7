import { APICallError } from 'ai';
import { describe, expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const SENT = 'Why do plants need light? They make sugar with it, and oxygen too.';
const saidBy = (message: string, sent = SENT) =>
  explainFailure(
    new APICallError({
      message: 'failed',
      url: 'http://localhost',
      requestBodyValues: {},
      statusCode: 400,
      responseBody: JSON.stringify({ error: { message } }),
    }),
    sent,
  ).said;

describe('the server’s error message', () => {
  it('is shortened to a length that a person would read', () => {
    expect(saidBy('No such field.')).toBe('No such field.');
    expect(saidBy('word '.repeat(60))).toBe(`${'word '.repeat(40)}…`);
    expect(saidBy('word '.repeat(100_000))).toBe(`${'word '.repeat(40)}…`);
  });

  it('is withheld if it repeats what was sent, but shown if the repetition comes after the part that is read', () => {
    expect(saidBy(`Refused: ${SENT}`)).toBeUndefined();
    expect(saidBy('word '.repeat(250) + SENT)).toBe(`${'word '.repeat(40)}…`);
  });

  it('shows no half of a key at the point where it is cut off', () => {
    const key = 'abcdefghij'.repeat(8);
    expect(saidBy(`${'sk-secret-key-000 '.repeat(1)}${' '.repeat(950)}${key}`)).toBe('……');
    expect(saidBy(key.repeat(1_000))).toBeUndefined();
  });
});
