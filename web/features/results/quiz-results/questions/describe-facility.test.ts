import { describe, expect, it } from 'vitest';
import { describeFacility } from './describe-facility.ts';

describe('the facility plot in words', () => {
  it.each([
    [[], ''],
    [[null], ''],
    [[null, 40], 'Question 2: 40.0%.'],
    [[80, null, 20], 'Hardest was question 3 (20.0%), easiest question 1 (80.0%).'],
    [[28.57, 28.571], 'All were equally hard: 28.6%.'],
  ])('for %j says “%s”', (facilities, words) => {
    expect(describeFacility(facilities.map((facility) => ({ facility })))).toBe(words);
  });
});
