import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { shownToasts } from '../../../ui/toasts/toast.ts';
import { ExportFormats } from './export-formats.tsx';

afterEach(cleanup);

it('says so if questions cannot be downloaded, and can be retried', async () => {
  const asked: string[] = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <ExportFormats
          load={(format) => {
            asked.push(format);
            return Promise.reject(new TypeError('Failed to fetch'));
          }}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Download GIFT' });
  act(() => button.click());
  await waitFor(() =>
    expect(shownToasts.get()).toMatchObject([{ kind: 'error', message: expect.any(String) }]),
  );
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  act(() => button.click());
  await waitFor(() => expect(asked).toEqual(['gift', 'gift']));
});

it('says which formats can be imported again, and what they leave out', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <ExportFormats load={() => new Promise(() => undefined)} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  expect(document.body.textContent).toContain('up to 24 MB and 5,000 questions');
  expect(document.body.textContent).toContain('GIFT and CSV leave out all images');
});
