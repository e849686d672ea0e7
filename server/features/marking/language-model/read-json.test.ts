import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readJson } from './read-json.ts';

const schema = z.object({ mark: z.number() });
const read = (text: string) => readJson(text, schema);

describe('readJson', () => {
  it.each([
    ['plain JSON', '{"mark": 1}'],
    ['text with words around it', 'Certainly! Here it is:\n{"mark": 1}\nAnything else?'],
    ['a code block', '```json\n{"mark": 1}\n```'],
    [
      'a code block in another language, within text',
      'So:\n```javascript\n{"mark": 1}\n```\nDone.',
    ],
    ['text with thoughts before it', '<think>It could be {"mark": 7}.</think>{"mark": 1}'],
    [
      'text with thoughts that were never opened',
      'It could be {"mark": 7}.\n</think>\n\n{"mark": 1}',
    ],
    ['an envelope', '{"name": "judgement", "arguments": {"mark": 1}}'],
    ['text with drafts before it', '{"mark": 3}? No: {"mark": 1}'],
    [
      'text with braces in strings',
      'A set {x | x > 0} and {"mark": 1, "why": "a } in a string \\" {"}',
    ],
    ['text with other objects', '{"about": "biology"} {"mark": 1} {"done": true}'],
  ])('finds the object in %s', (_, text) => {
    expect(read(text)).toMatchObject({ mark: 1 });
  });

  it.each(['', 'One mark.', '{"mark": ', '{"mark": NaN}', '{"mark": "one"}', 'null', '[1]'])(
    'finds no object in %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('reads plain JSON of any length, but searches only the end of a long text', () => {
    const tooLong = 'x'.repeat(40_000);
    expect(read(`{"mark": 1, "why": "${tooLong}"}`)).toEqual({ mark: 1 });
    expect(read(`{"mark": 7}${tooLong}{"mark": 1}`)).toEqual({ mark: 1 });
    expect(read(`{"mark": 7}${tooLong}`)).toBeUndefined();
  });

  it.each([
    ['escaped quotation marks', '\\"'],
    ['empty fences', '```' + ' '.repeat(1_000)],
    ['unclosed comments', '/* '],
    ['commas before gaps', ',' + ' '.repeat(1_000)],
  ])('finds the object after thousands of characters of %s', (_, hostile) => {
    const before = hostile.repeat(38_000 / hostile.length);
    expect(read(`${before}\n{"mark": 1, /* one */}`)).toEqual({ mark: 1 });
  });

  it.each([
    ['nested objects', '{"a":'.repeat(6_000) + '1' + '}'.repeat(6_000)],
    ['many objects', '{"a":1}'.repeat(5_000)],
    ['fences', '``` '.repeat(9_000)],
    ['fences around objects', '```{"a":1}```\n'.repeat(2_800)],
  ])('tries only a few of the places where the object could be: %s', (_, hostile) => {
    let tried = 0;
    const counting = z.preprocess((value) => {
      tried += 1;
      return value;
    }, schema);
    expect(readJson(hostile, counting)).toBeUndefined();
    expect(tried).toBeLessThanOrEqual(100);
  });

  it('returns the last object, however many come before it', () => {
    expect(read(`${'{"mark": 7} or '.repeat(2_000)}{"mark": 1}`)).toEqual({ mark: 1 });
    expect(read(`${'{'.repeat(2_000)} so {"mark": 1}`)).toEqual({ mark: 1 });
  });

  it('is not misled by an unmatched quotation mark before the object', () => {
    expect(read('A 5" pipe { as drawn\n{"mark": 1}')).toEqual({ mark: 1 });
  });

  it('skips unclosed thoughts, and thousands of closed ones', () => {
    const thoughts = '<think>'.repeat(600_000);
    expect(read(`${thoughts}{"mark": 1}`)).toEqual({ mark: 1 });
    expect(read(`${'<think>{"mark": 7}</think>'.repeat(20_000)}{"mark": 1}`)).toEqual({ mark: 1 });
    expect(read('{"mark": 1}<thinking>Or {"mark": 7}?</thinking>')).toEqual({ mark: 1 });
  });

  it.each([
    ['a draft within it', '<think>It could be {"mark": 7}. But then', undefined],
    ['a draft before words', 'So: <Thinking>{"mark": 7}, or not?', undefined],
    ['the answer before it', '{"mark": 1}\n<think>Or is {"mark": 7} better', 1],
    ['the answer at its end', '<think>Not {"mark": 7}. So\n```json\n{"mark": 1}\n```\n', 1],
    ['its tag within the answer', 'So: {"why": "<think> of it", "mark": 1}', 1],
  ])('accepts only a final answer from an unclosed thought: %s', (_, text, mark) => {
    expect(read(text)?.mark).toBe(mark);
  });

  it('does not take too long over a text of nothing but braces', () => {
    expect(read('{'.repeat(30_000))).toBeUndefined();
  });
});
