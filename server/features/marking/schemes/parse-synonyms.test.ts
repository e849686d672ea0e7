import { describe, expect, it } from 'vitest';
import { parseSynonyms } from './parse-synonyms.ts';

describe('reading the synonyms of a question', () => {
  it('takes each line as a group, its words apart by equals signs or commas', () => {
    expect(parseSynonyms('fast = quick = rapid\nphotosynthesis, making food')).toEqual([
      ['fast', 'quick', 'rapid'],
      ['photosynthesis', 'making food'],
    ]);
  });

  it('does not mind case, spacing, empty places or repeated words', () => {
    expect(parseSynonyms('  Fast =  QUICK,, fast \r\n\r\n=,\rmaking   food = meal')).toEqual([
      ['fast', 'quick'],
      ['making food', 'meal'],
    ]);
  });

  it('leaves out a line that names one word, since it says nothing', () => {
    expect(parseSynonyms('fast\nfast = Fast\nslow =')).toEqual([]);
  });
});
