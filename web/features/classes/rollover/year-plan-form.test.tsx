// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { YearPlanForm } from './year-plan-form.tsx';

interface Asked {
  academicYear: string;
  leavingYear: number | null;
  dryRun: boolean;
}
const rollOver = vi.hoisted(() => vi.fn<(input: Asked) => Promise<object>>());
vi.mock('../../../api/client.ts', () => ({
  client: { classes: { rollOver } },
  api: { classes: { key: () => ['classes'] } },
}));

const report = { classes: [], leavers: { total: 0, shown: [] }, findings: [], problems: 0 };

beforeEach(() => {
  rollOver.mockReset();
  rollOver.mockResolvedValue(report);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <YearPlanForm initial={{ academicYear: '2027/28', leavingYear: '13' }} />
      </MantineProvider>
    </QueryClientProvider>,
  );
});
afterEach(cleanup);

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const look = () => {
  const form = screen.getByText('See what would change').closest('form');
  if (form) fireEvent.submit(form);
};

it('begins the year that was previewed', async () => {
  look();
  fireEvent.click(await screen.findByText('Begin 2027/28'));
  await vi.waitFor(() => expect(rollOver).toHaveBeenCalledTimes(2));
  expect(rollOver.mock.calls.map(([input]) => [input.academicYear, input.dryRun])).toEqual([
    ['2027/28', true],
    ['2027/28', false],
  ]);
});

it('shows no report on a plan that was changed while it was being previewed', async () => {
  const answers: ((answer: object) => void)[] = [];
  rollOver.mockReturnValueOnce(
    new Promise((resolve) => {
      answers.push(resolve);
    }),
  );
  look();
  type(/New academic year/, '2028/29');
  await act(async () => {
    answers[0]?.(report);
    await Promise.resolve();
  });
  expect(screen.queryByText(/^Begin /)).toBeNull();
  look();
  expect(await screen.findByText('Begin 2028/29')).toBeDefined();
});

it('accepts only a number as the leaving year group, and never reads anything else as nobody leaving', () => {
  type(/Year group that leaves/, 'Year 13');
  expect(screen.getByText(/Please give the year group as a number/)).toBeDefined();
  look();
  expect(rollOver).not.toHaveBeenCalled();
});
