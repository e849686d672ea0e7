import { describe, expect, it } from 'vitest';
import { schemeSentence } from './scheme-sentence.ts';

describe('schemeSentence', () => {
  it.each([
    ['fits', 3, 'good', 'The points add up to Max Mark: 3 marks.'],
    ['short', 1, 'attention', 'The points add up to 1 mark, but Max Mark is 3'],
    ['over', 5, 'quiet', 'The points add up to 5 marks, and Max Mark is 3'],
    ['unknown', 0, 'attention', 'There are no points to look for yet.'],
  ] as const)('says what %s means', (sum, marksAvailable, tone, start) => {
    const said = schemeSentence({ sum, marksAvailable, levels: [] }, 3);
    expect(said.tone).toBe(tone);
    expect(said.sentence.startsWith(start)).toBe(true);
  });

  it('leaves levels to the teacher', () => {
    const levels = ['Level 2 (3–4): explains'];
    const { sentence } = schemeSentence({ sum: 'unknown', marksAvailable: 0, levels }, 4);
    expect(sentence).toContain('describes levels');
  });
});
