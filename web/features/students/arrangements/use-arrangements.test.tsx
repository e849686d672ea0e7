// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryWrapper } from '../../../testing/query-wrapper.tsx';
import type { AccessArrangements } from '../../../../shared/contract/access-arrangements.ts';
import type { StudentProfile } from '../../../../shared/contract/students.ts';
import { useArrangements } from './use-arrangements.ts';

const send = vi.hoisted(() => vi.fn(async () => ({ accessArrangements: {} })));
vi.mock('../../../api/client.ts', () => ({
  api: {
    accounts: { listAuditEvents: { key: () => ['audit'] } },
    students: {
      profile: { queryKey: () => ['profile'] },
      setArrangements: {
        mutationOptions: (options: object) => ({ ...options, mutationFn: send }),
      },
    },
  },
}));

const none: AccessArrangements = {
  restBreakMinutes: 0,
  fontSize: 'normal',
  overlay: 'none',
  readAloud: false,
};
const profileWith = (accessArrangements: AccessArrangements) =>
  ({ id: 's1', accessArrangements }) as StudentProfile;

const queryClient = new QueryClient();
const wrapper = queryWrapper(queryClient);

it('sends the values that the change started from, whatever has been loaded since', async () => {
  const { result, rerender } = renderHook(
    ({ profile }) => useArrangements(profile, () => undefined),
    { wrapper, initialProps: { profile: profileWith(none) } },
  );
  act(() => result.current.change({ overlay: 'blue' }));
  rerender({ profile: profileWith({ ...none, restBreakMinutes: 10 }) });
  act(() => result.current.save());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls.flat()[0]).toEqual({
    studentId: 's1',
    accessArrangements: { ...none, overlay: 'blue' },
    seen: none,
  });
});
