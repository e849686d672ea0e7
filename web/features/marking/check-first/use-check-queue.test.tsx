import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testingTarget } from '../testing-target.ts';
import { useCheckQueue } from './use-check-queue.ts';
import type { CheckItem } from './use-to-check.ts';

const desk = vi.hoisted(() => ({ quizCode: 'QUIZ01', schoolClass: { teacherCode: 'A-1' } }));
vi.mock('../desk/desk-context.ts', () => ({
  useDecisionsState: () => new Map(),
  useDesk: () => desk,
}));

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

it('groups only answers that the server says are the same', () => {
  const items = [
    ...doubted('Ada', '5 MW', 'mega'),
    ...doubted('Ben', '5 mW', 'milli'),
    ...doubted('Cem', '5 MW.', 'mega'),
  ];
  const { result } = renderHook(() => useCheckQueue(items, [question]));
  expect(result.current.map(({ names }) => names)).toEqual([['Ada', 'Cem'], ['Ben']]);
});

it('keeps what is typed for a group apart from the card of one student, and from another class', () => {
  const items = [...doubted('Ada', '5 MW', 'mega'), ...doubted('Cem', '5 MW.', 'mega')];
  const keyIn = (teacherCode: string) => {
    desk.schoolClass = { teacherCode };
    const { result } = renderHook(() => useCheckQueue(items, [question]));
    return result.current[0]?.target.key;
  };
  const keys = ['Ada_QUIZ01_q', 'Cem_QUIZ01_q', keyIn('A-1'), keyIn('B-2')];
  expect(new Set(keys).size).toBe(keys.length);
});
