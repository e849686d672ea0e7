import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryWrapper } from '../../../testing/query-wrapper.tsx';
import { useTryAnswer } from './use-try-answer.ts';

const tryAnswer = vi.hoisted(() => vi.fn<(trial: object) => Promise<object>>());
vi.mock('../../../api/client.ts', () => ({ client: { marking: { tryAnswer } } }));

const scheme = {
  questionText: 'What is made?',
  markSchemeAnswer: 'glucose (1)',
  maxMark: 1,
  synonyms: 'glucose = grape sugar',
};

it('tries an answer with the words that mean the same, and says if they have changed since', async () => {
  tryAnswer.mockResolvedValue({ markAwarded: 1 });
  const queryClient = new QueryClient();
  const wrapper = queryWrapper(queryClient);
  const { result, rerender } = renderHook(useTryAnswer, { wrapper, initialProps: scheme });
  act(() => result.current.changeAnswer('grape sugar'));
  act(() => result.current.tryIt());
  await waitFor(() => expect(result.current.tried?.result).toEqual({ markAwarded: 1 }));
  expect(tryAnswer).toHaveBeenCalledWith({ ...scheme, userAnswer: 'grape sugar' });
  expect(result.current.isOutdated).toBe(false);
  rerender({ ...scheme, synonyms: '' });
  expect(result.current.isOutdated).toBe(true);
});
