import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFlags } from './use-flags.ts';

const first = { quizCode: 'ABC123', userId: 's1', startedAt: '2026-03-02T09:00:00.000Z' };
const second = { ...first, startedAt: '2026-03-03T09:00:00.000Z' };

afterEach(() => localStorage.clear());

const flaggedIn = (attempt: typeof first) =>
  renderHook(() => useFlags(attempt)).result.current.flagged;

it('keeps flags through a reload, and starts the next attempt without any', () => {
  const { result } = renderHook(() => useFlags(first));
  act(() => result.current.toggle('q1'));
  expect(flaggedIn(first)).toEqual(['q1']);
  expect(flaggedIn(second)).toEqual([]);
  expect(flaggedIn(second)).toEqual([]);
});

it('removes only the flag that is pressed again', () => {
  const { result } = renderHook(() => useFlags(first));
  for (const questionId of ['q1', 'q2', 'q1']) act(() => result.current.toggle(questionId));
  expect(result.current.flagged).toEqual(['q2']);
});

it('starts without flags if the stored ones cannot be read', () => {
  localStorage.setItem('flags_ABC123_s1', '["q1"]');
  expect(flaggedIn(first)).toEqual([]);
});
