import { describe, expect, it } from 'vitest';
import { markOf } from './testing/mark-of.ts';

/**
 * Remarks on a wrong or unfinished figure and its part of the marks, in every place for a remark.
 */

const QUESTION =
  'A tank is filled at 1.5 litres a minute for 40 minutes. It is then 80% full. Calculate how much the tank holds.';

const PLACES: Readonly<Record<string, (remark: string) => string>> = {
  'below coded lines': (remark) => `M1 1.5 × 40\nM1 60 ÷ 0.8\nA1 75\n${remark}`,
  'below ticked lines': (remark) => `1.5 × 40 = 60 ✓\n60 ÷ 0.8 ✓\n= 75 ✓\n${remark}`,
  'in a column of guidance': (remark) =>
    `Answer\tMark\tGuidance\n1.5 × 40\tM1\t\n60 ÷ 0.8\tM1\t\n75 (litres)\tA1\t${remark}`,
  'between other remarks': (remark) =>
    `M1 1.5 × 40\nM1 60 ÷ 0.8\nA1 75\nIGNORE units. ${remark}. ALLOW ecf throughout.`,
};

const REMARKS = [
  '48 (multiplied by 0.8) = 2',
  '48 as final answer scores M1M1A0',
  '48 as final answer M1M1A0',
  '48: SC2',
  'SC2 for 48',
  'Award 2 marks for 48',
  '2 marks for 48',
  '48 scores 2',
  '48 gets 2 marks',
  '48 alone: 2 marks',
  'Bare 48 scores 2',
  'answer of 48 = 2 marks',
  'If 48 seen award 2',
  '48 with no working = 2',
  '48 (2 marks)',
  'allow 2 marks for 48',
  'max 2 for 48',
  'a final answer of 48 earns 2',
  '48 only = 2',
  '48 scores 2/3',
  '48 → 2 marks',
  '48 (80% of 60) = 2 marks only',
  'Final answer 48: M1M1A0',
  '48 is worth 2 marks',
  'An answer of 48 (litres) gains 2 marks',
  'accept 48 for 2 marks',
  '48 without working scores 2',
  'NB 48 scores 2',
  'Do not award more than 2 for 48',
  '48 implies M1M1',
  'if answer = 48, award 2 marks',
  'Common wrong answer: 48 (2 marks)',
  'Allow 2 marks for a final answer of 48',
  '48 or 48.0 scores 2 marks',
  'If the answer is 48, award 2',
  '48 (no division) 2 marks max',
  'an answer of 48 is worth 2 marks only',
  'Answers of 48 get M1M1',
  '48 seen = 2',
  'Candidate who multiplies by 0.8 to get 48 gets 2 marks',
  '(48 scores 2)',
  '[48 = 2 marks]',
  '48 → max 2',
  'Only 2 marks if answer is 48',
  'SC B2 for 48',
  'M1M1A0 for 48',
  '2/3 for 48',
  'two marks for 48 (used × 0.8)',
  'Credit 48 with 2 marks',
  '48 (uses 80% of 60): 2 marks',
  'Working leading to 48 gets 2 marks',
  'Answer 48 only gets 2 marks',
  '48L = 2 marks',
];

describe.each(Object.entries(PLACES))('a figure worth 2 of 3 marks, %s', (_place, write) => {
  it.each(REMARKS)('"%s"', async (remark) => {
    const asked = [QUESTION, write(remark), 3] as const;
    const marks = await Promise.all(
      ['48', '48 litres', '75', '50'].map((answer) => markOf(asked, answer)),
    );
    expect(marks).toEqual([2, 2, 3, 0]);
  });
});

describe('a figure that a line gives a mark for', () => {
  it.each([
    ['1.5 × 40 = 60 (1 mark)\n60 ÷ 0.8 (1 mark)\n75 (1 mark)', 3],
    ['1 mark for output being 60\n1 mark for 75', 2],
    ['M1 for 60\nM1 for 60 ÷ 0.8\nA1 for 75', 3],
    ['any two from: 60 (1 mark); 75 (1 mark); 15 (1 mark)', 2],
  ])('is a point: %j', async (scheme, maxMark) => {
    expect(await markOf([QUESTION, scheme, maxMark], '60 litres and then 75 litres')).toBe(maxMark);
    expect(await markOf([QUESTION, scheme, maxMark], '60')).toBe(1);
  });
});

it('the marker does not give full marks to figures in the right order with each other’s names', async () => {
  const asked = ['Find the range and the median.', 'Range 37 (1)\nMedian 21 (1)', 2] as const;
  expect(await markOf(asked, 'median 37, range 21')).toBeLessThan(2);
});
