import { expect, it } from 'vitest';
import { findWhole, passagesOf, withoutPassages } from '../../../shared/report-passages.ts';

it('takes out the sentence that says the word, and none that only holds its letters', () => {
  const report = 'In the lab Asha helps others. She knows that he rushes. I am pleased.';
  expect(passagesOf(report, { words: ['he'] })).toEqual(['She knows that he rushes.']);
  expect(withoutPassages(report, { words: ['I'] })).toBe(
    'In the lab Asha helps others. She knows that he rushes.',
  );
});

it('finds signs and names of any script where they stand', () => {
  expect(findWhole('Fractions ok-> algebra', '->')).toBe(12);
  expect(findWhole('Asha’s work with Ash', 'Ash')).toBe(17);
  expect(findWhole('a😀b', '😀')).toBe(1);
  expect(findWhole('the', 'he')).toBe(-1);
  expect(findWhole('我和李娜很好', '李娜')).toBe(2);
});
