import { describe, expect, it } from 'vitest';
import { parseSynonyms } from './parse-synonyms.ts';

describe('reading the synonyms of a question', () => {
  it('reads each line as a group of words separated by equals signs or commas', () => {
    expect(parseSynonyms('fast = quick = rapid\nphotosynthesis, making food')).toEqual([
      ['fast', 'quick', 'rapid'],
      ['photosynthesis', 'making food'],
    ]);
  });

  it('ignores case, spacing, empty entries and repeated words', () => {
    expect(parseSynonyms('  Fast =  QUICK,, fast \r\n\r\n=,\rmaking   food = meal')).toEqual([
      ['fast', 'quick'],
      ['making food', 'meal'],
    ]);
  });

  it('leaves out a line with only one word, which has no effect', () => {
    expect(parseSynonyms('fast\nfast = Fast\nslow =')).toEqual([]);
  });
});
