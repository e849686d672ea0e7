import { describe, expect, it } from 'vitest';
import type { QuestionAgreement } from '../../../../shared/contract/blind-marks.ts';
import { formatBulk } from './confirm-bulk.ts';

const measured = { measured: 10, marked: 10, exact: 8, sure: 14 } as QuestionAgreement;

describe('the confirmation before marks are accepted in bulk', () => {
  it('names the question, the count and what the blind marks showed', () => {
    expect(formatBulk({ number: 2, marks: 14, measured })).toBe(
      'Question 2: 14 marks. Of 10 blind marks the AI gave 8 the same.',
    );
  });

  it('says how many are in doubt, if those are accepted too', () => {
    expect(formatBulk({ number: 2, marks: 17, measured })).toBe(
      'Question 2: 17 marks, 3 of them in doubt. Of 10 blind marks the AI gave 8 the same.',
    );
  });

  it('does not say that nothing was marked if the AI has yet to learn from it', () => {
    expect(formatBulk({ number: 1, marks: 2, measured: { ...measured, measured: 0 } })).toBe(
      'Question 1: 2 marks. Not measured: the AI has not learnt from your blind marks yet.',
    );
  });

  it('says if a question was changed after it was measured, or needs no measuring', () => {
    const none = { ...measured, measured: 0 };
    expect(formatBulk({ number: 1, marks: 14, measured: { ...none, isOutdated: true } })).toBe(
      'Question 1: 14 marks. Not measured since the question or the AI was changed.',
    );
    expect(formatBulk({ number: 1, marks: 14, measured: { ...none, isExact: true } })).toBe(
      'Question 1: 14 marks. Marked exactly, without the AI.',
    );
  });

  it.each([undefined, { ...measured, measured: 0, marked: 0 }])(
    'says that nothing was measured',
    (none) => {
      expect(formatBulk({ number: 1, marks: 1, measured: none })).toBe(
        'Question 1: 1 mark. Not measured: no answers were marked blind.',
      );
    },
  );
});
