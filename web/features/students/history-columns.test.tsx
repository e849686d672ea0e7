import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import { historyColumns } from './history-columns.tsx';

afterEach(cleanup);

const show = (isDeleted: boolean) => {
  const quiz = { quizCode: 'PLANT1', title: 'Plants', subject: 'Biology', isDeleted };
  const [column] = historyColumns;
  render(
    <MantineProvider>
      <MemoryRouter>{column?.cell(quiz as StudentProfile['history'][number], 0)}</MemoryRouter>
    </MantineProvider>,
  );
};

it('links from a quiz in a student’s history to its results', () => {
  show(false);
  expect(screen.getByRole('link', { name: 'Plants' })).toBeDefined();
});

it('names a deleted quiz without a link', () => {
  show(true);
  expect(screen.getByText(/Plants.* \(deleted\)/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
