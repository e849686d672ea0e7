import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StudentResult } from '../../../../../shared/contract/quiz-results.ts';
import { RESULTS_PER_PAGE, useStudentRows } from './use-student-rows.ts';

const students = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const username = `student-${index}`;
    return { username, displayName: username, email: '' } as StudentResult;
  });

it('shows the last existing page when a class with fewer students is chosen', () => {
  const { result, rerender } = renderHook((count: number) => useStudentRows(students(count), []), {
    initialProps: 2 * RESULTS_PER_PAGE + 1,
  });
  act(() => result.current.setPage(3));
  expect(result.current.rows).toHaveLength(1);
  rerender(RESULTS_PER_PAGE + 2);
  expect(result.current).toMatchObject({ page: 2, rows: students(RESULTS_PER_PAGE + 2).slice(-2) });
  rerender(0);
  expect(result.current).toMatchObject({ page: 1, rows: [] });
});
