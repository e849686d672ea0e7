import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryWrapper } from '../../../testing/query-wrapper.tsx';
import { countMarkDrafts, discardDraft } from '../decisions/mark-drafts.ts';
import { testingTarget } from '../testing-target.ts';
import { useAppealDecision } from './use-appeal-decision.ts';
import type { ListedAppeal } from './use-appeals.ts';

const decideAppeal = vi.hoisted(() => vi.fn<() => Promise<object>>());

vi.mock('../../../api/client.ts', () => ({
  api: {
    marking: {
      key: () => [],
      decideAppeal: {
        mutationOptions: (options: object) => ({ ...options, mutationFn: decideAppeal }),
      },
    },
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

it.each([
  ['the mark has changed', 'MARK_CHANGED', 'Because.'],
  ['the question has changed', 'QUESTION_CHANGED', 'Because.'],
  ['somebody else has decided', 'ALREADY_DECIDED', ''],
])('loads the page again if %s in the meantime', async (_, code, reasonLeft) => {
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  decideAppeal.mockRejectedValue(new ORPCError(code, { defined: true }));
  const form = open();
  act(() => form.current.setReason('Because.'));
  await act(async () => form.current.letStand());
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(form.current.reason).toBe(reasonLeft);
  asked.mockRestore();
});
