// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EmptyClass } from './empty-class.tsx';

afterEach(cleanup);

const show = (teacherCode: string | null) =>
  render(
    <MantineProvider>
      <EmptyClass teacherCode={teacherCode} />
    </MantineProvider>,
  );

it('says that a teacher has no code, and who can make one', () => {
  show(null);
  expect(screen.getByText('Teacher code not found')).toBeDefined();
  expect(screen.getByText(/Ask an administrator/)).toBeDefined();
});

it('shows the code if there is one', () => {
  show('AI-TEACH-001');
  expect(screen.queryByText('Teacher code not found')).toBeNull();
  expect(screen.getByText('AI-TEACH-001')).toBeDefined();
});
