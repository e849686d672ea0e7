// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryWrapper } from '../../testing/query-wrapper.tsx';
import { useQuizChanges } from './use-quiz-changes.ts';

const mutation = vi.hoisted(() => ({
  mutationOptions: (options: object) => ({ ...options, mutationFn: async () => undefined }),
}));
vi.mock('../../api/client.ts', () => ({
  api: {
    marking: { key: () => ['marking'] },
    results: { key: () => ['results'] },
    quizzes: {
      key: () => ['quizzes'],
      setReleased: mutation,
      duplicate: mutation,
      remove: mutation,
    },
  },
  client: {},
}));
vi.mock('../../api/use-current-user.ts', () => ({ useCurrentUser: () => ({ id: 'teacher' }) }));
vi.mock('./use-lock-quiz.ts', () => ({ useLockQuiz: () => ({ setLocked: () => undefined }) }));

it('reloads the desk, results and quizzes once results are hidden', async () => {
  const queryClient = new QueryClient();
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  const wrapper = queryWrapper(queryClient);
  const { result } = renderHook(() => useQuizChanges('QUIZ01'), { wrapper });
  result.current.hideResults();
  await waitFor(() =>
    expect(asked.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ['marking'],
      ['results'],
      ['quizzes'],
    ]),
  );
});
