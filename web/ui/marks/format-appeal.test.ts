import { expect, it } from 'vitest';
import { formatAppealOutcome } from './format-appeal.ts';

const appeal = {
  submissionId: 'ana_ABC123_q1',
  point: null,
  reason: 'I named the gas.',
  createdAt: '2026-11-21T12:00:00.000Z',
  outcome: null,
  decisionReason: null,
  decidedAt: null,
  oldMark: null,
  newMark: null,
};

it('gives the outcome of a question about a mark', () => {
  expect(formatAppealOutcome(appeal)).toBeNull();
  expect(formatAppealOutcome({ ...appeal, outcome: 'stands', oldMark: 1, newMark: 1 })).toBe(
    'the mark stands',
  );
  expect(formatAppealOutcome({ ...appeal, outcome: 'changed', oldMark: 1, newMark: 2 })).toBe(
    'mark changed from 1 to 2',
  );
});
