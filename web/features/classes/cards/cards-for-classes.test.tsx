// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppHistory } from '../../../history/app-history.ts';
import { HistoryContext } from '../../../history/history-context.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm.tsx';
import { CardsForClasses } from './cards-for-classes.tsx';

const schoolClass = (teacherCode: string, name: string) => ({
  teacherCode,
  name,
  subject: '',
  yearGroup: '9',
  academicYear: '2026/27',
  archivedAt: null,
  studentCount: 1,
  teachers: [],
  abilities: { canChange: true, canManage: true },
});
const cardOf = (name: string) => ({
  userId: name,
  displayName: name,
  signInName: name.toLowerCase(),
  password: 'seven purple lanterns',
});

const makeCards = vi.hoisted(() =>
  vi.fn<(input: { teacherCode: string }) => Promise<{ cards: object[] }>>(),
);
const waysIn = vi.hoisted(() => vi.fn<() => Promise<object>>());
const listClasses = vi.hoisted(() => vi.fn<() => Promise<object>>());

vi.mock('../../../api/client.ts', () => ({
  client: { classes: { makeCards } },
  api: {
    accounts: {
      signInProviders: { queryOptions: () => ({ queryKey: ['ways'], queryFn: waysIn }) },
    },
    classes: {
      key: () => ['classes'],
      list: { queryOptions: () => ({ queryKey: ['classes', 'list'], queryFn: listClasses }) },
    },
  },
}));

beforeEach(() => {
  waysIn.mockResolvedValue({ passwordSignIn: true, providers: [] });
  const items = [schoolClass('AI-A-001', '9A'), schoolClass('AI-B-001', '9B')];
  listClasses.mockResolvedValue({ items, total: 2 });
  makeCards.mockImplementation(({ teacherCode }) =>
    Promise.resolve({ cards: [cardOf(teacherCode === 'AI-A-001' ? 'Maya' : 'Yusuf')] }),
  );
});
afterEach(cleanup);

const history = new AppHistory(() => null);

async function makeAll() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <HistoryContext value={history}>
          <CardsForClasses />
          <ConfirmDialog />
        </HistoryContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('Sign-in cards'));
  fireEvent.click(await screen.findByText('Choose all'));
  fireEvent.click(screen.getByText('Make cards for 2 classes'));
}

it('makes the cards of all chosen classes, on a separate sheet for each', async () => {
  await makeAll();
  expect(await screen.findByText('Print 2 cards')).toBeDefined();
  const sheets = [...document.querySelectorAll('body > [aria-hidden]')];
  expect(sheets.map((sheet) => sheet.querySelectorAll('article').length)).toEqual([1, 1]);
  expect(sheets.map((sheet) => sheet.textContent)).toEqual([
    expect.stringContaining('Maya9A'),
    expect.stringContaining('Yusuf9B'),
  ]);
});

it('shows the cards made before a class failed, and says where it stopped', async () => {
  makeCards.mockResolvedValueOnce({ cards: [cardOf('Maya')] });
  makeCards.mockRejectedValueOnce(new Error('broken'));
  await makeAll();
  expect(await screen.findByText('Print the card')).toBeDefined();
  expect(screen.getAllByText(/Making cards stopped at 9B\./)).not.toEqual([]);
  expect(screen.getAllByText('Maya')).toHaveLength(2);
});

it('says so if everyone can sign in', async () => {
  makeCards.mockResolvedValue({ cards: [] });
  await makeAll();
  expect(await screen.findByText(/Everyone in these classes can sign in/)).toBeDefined();
});

it('asks before the page is left with unprinted cards', async () => {
  await makeAll();
  await screen.findByText('Print 2 cards');
  history.push('/dashboard');
  expect(await screen.findByText('Close without printing?')).toBeDefined();
  fireEvent.click(screen.getByText('Go back to the cards'));
  expect(screen.getByText('Print 2 cards')).toBeDefined();
});

it('asks before the page is left while cards are being made', async () => {
  makeCards.mockReturnValue(new Promise(() => undefined));
  await makeAll();
  await screen.findByText('0 of 2 classes done');
  history.push('/dashboard');
  expect(await screen.findByText('Leave while cards are being made?')).toBeDefined();
});
