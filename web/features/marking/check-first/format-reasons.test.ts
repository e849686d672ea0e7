import { expect, it } from 'vitest';
import { testingTarget } from '../testing-target.ts';
import { formatChecks, formatReasons } from './format-reasons.ts';
import type { CheckItem } from './use-to-check.ts';

const [submission] = testingTarget().submissions;
const item = {
  ...submission,
  aiAnalysis: null,
  reasons: ['above-maximum', 'question-changed', 'stopped-or-failed'],
} as unknown as CheckItem;

it('says in the list why an answer is there, and with the answer only what no notice says', () => {
  expect(formatChecks(item)).toEqual([
    'The mark is above the question’s maximum',
    'The question was changed after this mark',
    'The marking stopped before this answer',
  ]);
  expect(formatReasons(item)).toEqual(['The marking stopped before this answer']);
});
