import { expect, it } from 'vitest';
import { findWhole, passagesOf, withoutPassages } from './report-passages.ts';

it('takes out the sentence that contains the word, and none that only contains its letters', () => {
  const report = 'In the lab Asha helps others. She knows that he rushes. I am pleased.';
  expect(passagesOf(report, { words: ['he'] })).toEqual(['She knows that he rushes.']);
  expect(withoutPassages(report, { words: ['I'] })).toBe(
    'In the lab Asha helps others. She knows that he rushes.',
  );
});

it('takes out all sentences that the words span, and leaves the rest', () => {
  const report = 'Asha reads well. She met Mr. Jones. She won a prize. Ask her about it.';
  const words = ['She met Mr. Jones. She won a prize.'];
  expect(withoutPassages(report, { words })).toBe('Asha reads well. Ask her about it.');
  expect(passagesOf(report, { words })).toEqual(['She met Mr.', 'Jones.', 'She won a prize.']);
});

it('takes nothing out once the words are gone', () => {
  const report = 'Asha reads well. She met a visitor.';
  expect(withoutPassages(report, { words: ['Mr. Jones'] })).toBe(report);
});

it('finds symbols and names in any script where they are', () => {
  expect(findWhole('Fractions ok-> algebra', '->')).toBe(12);
  expect(findWhole('Asha’s work with Ash', 'Ash')).toBe(17);
  expect(findWhole('a😀b', '😀')).toBe(1);
  expect(findWhole('the', 'he')).toBe(-1);
  expect(findWhole('我和李娜很好', '李娜')).toBe(2);
});
