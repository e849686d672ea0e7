import { expect, it } from 'vitest';
import { MarkerError } from '../../marking/public.ts';
import { describeFailureInBatch, explainReportsFailure } from './describe-failure.ts';

const afterWaiting = (waitedMs: number) =>
  new MarkerError('unreachable', 'The marker cannot be reached.', { waitedMs });

it('gives thirty reports that fail for one reason the same sentence, however long each was tried', () => {
  const causes = [31_000, 34_000].map((waitedMs) => describeFailureInBatch(afterWaiting(waitedMs)));
  expect(new Set(causes)).toEqual(
    new Set(['The model cannot be reached at the moment. Please try again.']),
  );
});

it('says for a single call how long it was tried', () => {
  expect(explainReportsFailure(afterWaiting(31_000)).message).toContain('31 seconds');
});
