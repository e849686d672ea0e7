import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testingTarget } from '../testing-target.ts';
import { useCheckQueue } from './use-check-queue.ts';
import type { CheckItem } from './use-to-check.ts';

vi.mock('../desk-context.ts', () => ({ useDecisionsState: () => new Map() }));

const { question, submissions } = testingTarget();
const doubted = (userId: string, userAnswer: string, groupId: string): CheckItem[] =>
  submissions.map((submission) => ({
    ...submission,
    submissionId: `${userId}_QUIZ01_q`,
    userId,
    displayName: userId,
    userAnswer,
    groupId,
    reasons: ['flagged'],
  }));

it('decides together only on what the server says is the same', () => {
  const items = [
    ...doubted('Ada', '5 MW', 'mega'),
    ...doubted('Ben', '5 mW', 'milli'),
    ...doubted('Cem', '5 MW.', 'mega'),
  ];
  const { result } = renderHook(() => useCheckQueue(items, [question]));
  expect(result.current.map(({ names }) => names)).toEqual([['Ada', 'Cem'], ['Ben']]);
});
