import { describe, expect, it } from 'vitest';
import { isUnanswered } from './unanswered.ts';

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
