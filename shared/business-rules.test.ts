import { describe, expect, it } from 'vitest';
import { isUnanswered, scoreBand } from './business-rules.ts';

describe('scoreBand (spec section 9)', () => {
  it.each([
    [100, 'excellent'],
    [80, 'excellent'],
    [79.99, 'good'],
    [60, 'good'],
    [59.99, 'average'],
    [40, 'average'],
    [39.99, 'poor'],
    [0, 'poor'],
  ])('calls %d %% %s', (percent, band) => {
    expect(scoreBand(percent)).toBe(band);
  });
});

describe('isUnanswered (spec section 9)', () => {
  it.each([
    '',
    '   ',
    '\n\t',
    'Question not answered by student',
    'Not answered by student',
    '  Question not answered by student\n',
  ])('is true for %j', (answer) => {
    expect(isUnanswered(answer)).toBe(true);
  });

  it.each(['0', '-', 'no', 'I have not answered', 'Question not answered by student, but I did'])(
    'is false for %j',
    (answer) => {
      expect(isUnanswered(answer)).toBe(false);
    },
  );
});
