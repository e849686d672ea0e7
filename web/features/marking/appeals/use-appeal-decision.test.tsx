import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryWrapper } from '../../../testing/query-wrapper.tsx';
import { countMarkDrafts, discardDraft } from '../decisions/mark-drafts.ts';
import { testingTarget } from '../testing-target.ts';
import { useAppealDecision } from './use-appeal-decision.ts';
import type { ListedAppeal } from './use-appeals.ts';

vi.mock('../../../api/client.ts', () => ({
  api: {
    marking: { key: () => [], decideAppeal: { mutationOptions: (options: object) => options } },
    results: { key: () => [] },
  },
}));

const target = { ...testingTarget(), key: 'appeal a_QUIZ01_q' };
const [submission] = target.submissions;
const appeal = { submissionId: 'a_QUIZ01_q', submission, alike: [] } as unknown as ListedAppeal;
const queryClient = new QueryClient();
const wrapper = queryWrapper(queryClient);
const open = () => renderHook(() => useAppealDecision(appeal, target), { wrapper }).result;

afterEach(() => {
  cleanup();
  discardDraft(target.key);
});

it('keeps the reason for a decision, like its mark, when the teacher leaves and comes back', () => {
  const form = open();
  act(() => form.current.setReason('The second point is there.'));
  // Counts as unsaved, so that closing the page asks first.
  expect(countMarkDrafts()).toBe(1);
  cleanup();
  expect(open().current.reason).toBe('The second point is there.');
});
