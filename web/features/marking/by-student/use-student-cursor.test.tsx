import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { RespondingStudent } from '../../../../shared/contract/marking.ts';
import { testingTarget } from '../testing-target.ts';
import { createUnfolded, useStudentCursor } from './use-student-cursor.ts';

vi.mock('../desk/desk-context.ts', () => ({ useDecisionsState: () => null }));

const { question } = testingTarget();
const studentWith = (userId: string, markRevision = 1) =>
  ({
    userId,
    submissions: testingTarget({ submissionId: userId, markRevision }).submissions,
  }) as unknown as RespondingStudent;
const press = (key: string) =>
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

afterEach(cleanup);

it('stays put until the next page arrives, and then goes to its top', () => {
  const turnPage = vi.fn<() => void>();
  const unfolded = createUnfolded();
  const page = [studentWith('Ada'), studentWith('Ben')];
  const { result, rerender } = renderHook(
    (shown: { students: RespondingStudent[]; isTurningPage: boolean }) =>
      useStudentCursor({ ...shown, questions: [question], turnPage, unfolded }),
    { initialProps: { students: page, isTurningPage: false } },
  );
  for (const key of ['j', 'j', 'j']) press(key);
  expect(turnPage).toHaveBeenCalledOnce();
  rerender({ students: page, isTurningPage: true });
  // The next page could not be loaded; a mark changes on the page still shown.
  rerender({ students: [studentWith('Ada'), studentWith('Ben', 2)], isTurningPage: false });
  expect(result.current.currentKey).toBe('Ben');
  rerender({ students: [studentWith('Cem'), studentWith('Dan')], isTurningPage: false });
  expect(result.current.currentKey).toBe('Cem');
});
