// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryWrapper } from '../../testing/query-wrapper.tsx';
import { JoinedClasses } from './joined-classes.tsx';

const list = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../../api/client.ts', () => {
  const mutation = { mutationOptions: (options: object) => options };
  return {
    api: {
      classes: {
        key: () => ['classes'],
        listJoined: { queryOptions: () => ({ queryKey: ['joined'], queryFn: list, retry: false }) },
        join: mutation,
        leave: mutation,
      },
    },
  };
});

afterEach(cleanup);

it('tells a student whose classes could not be loaded, and loads them again', async () => {
  list.mockRejectedValueOnce(new Error('No network'));
  list.mockResolvedValue({
    items: [{ teacherCode: 'AI-ADA-111', name: '9B', subject: 'Biology', teacherNames: ['Ada'] }],
  });
  const Wrapper = queryWrapper(new QueryClient());
  render(
    <Wrapper>
      <MantineProvider>
        <JoinedClasses />
      </MantineProvider>
    </Wrapper>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('9B')).toBeTruthy();
});
