import { describe, expect, it } from 'vitest';
import type { QuestionAgreement } from '../../../../shared/contract/blind-marks.ts';
import { formatBulk } from './confirm-bulk.ts';

const measured = { measured: 10, exact: 8 } as QuestionAgreement;

describe('what is said before marks are accepted in bulk', () => {
  it('names question, count and what blind marks showed', () => {
    expect(formatBulk({ number: 2, marks: 14, measured })).toBe(
      'Question 2: 14 marks. Of 10 blind marks the AI gave 8 the same.',
    );
  });

  it.each([undefined, { ...measured, measured: 0 }])('says that nothing was measured', (none) => {
    expect(formatBulk({ number: 1, marks: 1, measured: none })).toBe(
      'Question 1: 1 mark. Not measured: no answers were marked blind.',
    );
  });
});
