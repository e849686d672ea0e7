import { describe, expect, it } from 'vitest';
import { schemeWarnings } from '../../../../shared/contract/scheme-reading.ts';
import { schemeSentence, warningSentence } from './scheme-sentence.ts';

describe('the message about a mark scheme', () => {
  it('says that it fits, if it does', () => {
    expect(schemeSentence({ sum: 'fits', warnings: [] }, 3)).toBe(
      'The points add up to Max Mark: 3 marks.',
    );
    expect(schemeSentence({ sum: 'short', warnings: [] }, 3)).toBeNull();
  });

  it.each([
    ['sum-short', 'The points add up to 1 mark, but Max Mark is 3'],
    ['sum-over', 'The points add up to 1 mark, and Max Mark is 3'],
    ['heading-as-point', '“Key elements:” reads like a heading'],
    ['not-understood', '“Key elements:” is not understood'],
    ['teacher-notes', 'The scheme refers to notes that the marker does not have'],
  ] as const)('warns of %s', (code, start) => {
    const said = warningSentence({ code, text: 'Key elements:' }, { marksAvailable: 1 }, 3);
    expect(said.startsWith(start)).toBe(true);
  });

  it.each(schemeWarnings)('has a sentence for %s', (code) => {
    expect(warningSentence({ code, text: null }, { marksAvailable: 0 }, 3)).toMatch(/^[A-Z].*\.$/);
  });
});
