import { describe, expect, it } from 'vitest';
import { testMarks } from '../../../../testing/test-marks.ts';
import { flagsOf, type MarkedScheme } from './testing/mark-of.ts';

/** Answers in the words of the scheme that claim something else. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Describe the relationship shown.',
    'as depth increases, pressure increases',
    1,
    [
      ['as depth increases pressure increases', 1],
      ['the higher the depth the higher the pressure', 1],
      ['pressure goes up when depth goes up', 1],
      ['as depth increases pressure decreases', 0],
      ['the greater the depth the lower the pressure', 0],
    ],
  ],
  [
    'How is resistance related to area?',
    'resistance is inversely proportional to area (1)',
    1,
    [
      ['resistance is inversely proportional to area', 1],
      ['it is inversely proportional', 1],
      ['resistance is proportional to area', 0],
      ['resistance is directly proportional to area', 0],
    ],
  ],
  [
    'How is extension related to force?',
    'extension is directly proportional to force',
    1,
    [
      ['the extension is proportional to the force', 1],
      ['extension is inversely proportional to force', 0],
    ],
  ],
  [
    'Compare a vector with a scalar.',
    'a vector has direction, a scalar does not',
    1,
    [
      ['a vector has direction, a scalar does not', 1],
      ['vectors have a direction but scalars do not', 1],
      ['a scalar has direction, a vector does not', 0],
      ['only a scalar has direction', 0],
    ],
  ],
];

testMarks(SCHEMES);

describe('an answer with another word instead of one of the scheme’s is flagged', () => {
  it.each([
    ['What happens to the lungs in exercise?', 'breathing rate increases', 'heart rate increases'],
    ['What did the Act do?', 'tenants could vote in elections', 'servants could vote in elections'],
    ['Why did prices rise?', 'demand was greater than supply', 'demand equalled supply'],
  ])('%s %s', async (question, scheme, answer) => {
    const flags = await flagsOf([question, scheme, 1], answer);
    expect(flags).toContain('doubt');
    expect(await flagsOf([question, scheme, 1], scheme)).not.toContain('doubt');
  });
});
