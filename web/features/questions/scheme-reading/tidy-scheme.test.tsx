import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider, skipToken } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SchemeReading } from './scheme-reading.tsx';

interface Scheme {
  markSchemeAnswer: string;
  maxMark: number | '';
}

const readScheme = vi.hoisted(() => vi.fn<(scheme: object) => Promise<object>>());
vi.mock('../../../api/client.ts', () => ({
  api: {
    marking: {
      readScheme: {
        queryOptions: ({ input, ...rest }: { input: object | typeof skipToken }) => ({
          ...rest,
          retry: false,
          queryKey: [input === skipToken ? '' : input],
          queryFn: input === skipToken ? skipToken : () => readScheme(input),
        }),
      },
    },
  },
}));
vi.mock('@mantine/hooks', async (original) => ({
  ...(await original()),
  useDebouncedValue: (value: unknown) => [value],
}));

const plain = { groups: [], conditions: [], levels: [], notes: [], warnings: [], abstains: null };
const readAs = (tidied: string | null) =>
  readScheme.mockResolvedValue({ ...plain, marksAvailable: 2, sum: 'fits', tidied });

/** The panel beside a scheme, which may change. */
function open(first: Scheme) {
  const accepted: string[] = [];
  const queryClient = new QueryClient();
  const panel = (scheme: Scheme) => (
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <SchemeReading
          {...scheme}
          questionText=""
          warnings={{
            check: async () => true,
            isSeen: false,
            setIsSeen: () => undefined,
            isMissed: false,
          }}
          onChange={(next) => accepted.push(next)}
        />
      </QueryClientProvider>
    </MantineProvider>
  );
  const { rerender } = render(panel(first));
  return { accepted, change: (scheme: Scheme) => rerender(panel(scheme)) };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  act(() => found.click());
};
const draft = () => screen.findByLabelText<HTMLTextAreaElement>('The scheme in plain form');
const CHANGED = /You have changed the mark scheme since/;

// An auto-sizing text area uses the fonts, which happy-dom does not have.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(cleanup);

it('says that the scheme has changed since it was tidied, and tidies it again', async () => {
  readAs('- light\n- water');
  const { change, accepted } = open({ markSchemeAnswer: 'light; water', maxMark: 2 });
  await press('Tidy');
  expect(screen.queryByText(CHANGED)).toBeNull();
  readAs('- light\n- water\n- air');
  change({ markSchemeAnswer: 'light; water; air', maxMark: 2 });
  expect(await screen.findByText(CHANGED)).toBeTruthy();
  expect(screen.queryByText(/as they are now/)).toBeNull();
  await press('Tidy again');
  expect((await draft()).value).toBe('- light\n- water\n- air');
  expect(screen.queryByText(CHANGED)).toBeNull();
  await press('Use this');
  expect(accepted).toEqual(['- light\n- water\n- air']);
});

it('tidies nothing until the scheme on the screen has been read', async () => {
  readAs('- light\n- water');
  const { change } = open({ markSchemeAnswer: 'light; water', maxMark: 2 });
  await button('Tidy');
  readScheme.mockReturnValue(new Promise(() => undefined));
  change({ markSchemeAnswer: 'light; water; air', maxMark: 2 });
  expect(await button('Tidy')).toHaveProperty('disabled', true);
});

it('keeps the tidied text while Max Mark is empty or the scheme cannot be read', async () => {
  readAs('- light\n- water');
  const scheme = { markSchemeAnswer: 'light; water', maxMark: 2 };
  const { change } = open(scheme);
  await press('Tidy');
  change({ ...scheme, maxMark: '' });
  expect((await draft()).value).toBe('- light\n- water');
  readScheme.mockRejectedValue(new Error('away'));
  change({ ...scheme, maxMark: 3 });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect((await draft()).value).toBe('- light\n- water');
});
