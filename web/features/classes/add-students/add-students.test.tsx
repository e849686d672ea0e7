// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppHistory } from '../../../history/app-history.ts';
import { HistoryContext } from '../../../history/history-context.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm.tsx';
import { AddStudents } from './add-students.tsx';

const schoolClass = {
  teacherCode: 'AI-A-001',
  name: '9A',
  subject: '',
  yearGroup: '9',
  academicYear: '2026/27',
  archivedAt: null,
  studentCount: 0,
  teachers: [],
  abilities: { canChange: true, canManage: true },
};

const createStudents = vi.hoisted(() =>
  vi.fn<(input: { names: string[]; newUserIds: string[] }) => Promise<{ cards: object[] }>>(),
);
const checkLines = vi.hoisted(() => vi.fn<(input: { lines: string[] }) => Promise<object>>());

vi.mock('../../../api/client.ts', () => ({
  client: { classes: { createStudents } },
  api: {
    accounts: {
      signInProviders: {
        queryOptions: () => ({
          queryKey: ['ways'],
          queryFn: () => ({ passwordSignIn: true, providers: [] }),
        }),
      },
    },
    classes: {
      key: () => ['classes'],
      checkLines: { mutationOptions: () => ({ mutationFn: checkLines }) },
      addStudents: { mutationOptions: () => ({ mutationFn: vi.fn<() => void>() }) },
    },
  },
}));
vi.mock('../../../ui/codes/qr-code.tsx', () => ({ QrCode: () => null }));
vi.mock('../person-picker.tsx', () => ({ PersonPicker: () => null }));

const makeCards = ({ names }: { names: string[] }) =>
  Promise.resolve({
    cards: names.map((name) => ({
      userId: name,
      displayName: name,
      signInName: name.toLowerCase(),
      password: 'seven purple lanterns',
    })),
  });

beforeEach(() => {
  createStudents.mockClear();
  checkLines.mockImplementation(({ lines }) =>
    Promise.resolve({ lines: lines.map((line) => ({ line, outcome: 'unknown', student: null })) }),
  );
  createStudents.mockImplementation(makeCards);
});
afterEach(cleanup);

async function findNewNames(count: number) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <HistoryContext value={new AppHistory(() => null)}>
          <AddStudents schoolClass={schoolClass} />
          <ConfirmDialog />
        </HistoryContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
  const names = Array.from({ length: count }, (_, index) => `Student ${index + 1}`);
  fireEvent.change(screen.getByLabelText(/Or paste a list/), {
    target: { value: names.join('\n') },
  });
  fireEvent.submit(screen.getByRole('form', { name: 'Paste a list' }));
}

const makeAll = (count: number) => screen.findByText(`Make accounts for ${count} new students`);

it('makes accounts for all new names of a long list, however many are made at once', async () => {
  await findNewNames(90);
  fireEvent.click(await makeAll(90));
  expect(await screen.findByText('Print 90 cards')).toBeDefined();
  expect(createStudents.mock.calls.map(([{ names }]) => names.length)).toEqual([60, 30]);
  expect(screen.queryByText(/^Make accounts/)).toBeNull();
});

it('keeps the cards made before a failure, and makes the rest', async () => {
  await findNewNames(90);
  createStudents.mockImplementationOnce(makeCards).mockRejectedValueOnce(new Error('away'));
  fireEvent.click(await makeAll(90));
  expect(await screen.findByText('Print 60 cards')).toBeDefined();
  expect(screen.getByText('60 of 90 new students have an account now.')).toBeDefined();
  fireEvent.click(await makeAll(30));
  expect(await screen.findByText('Print 90 cards')).toBeDefined();
});

it('requests the same accounts again if no response came, so that none is made twice', async () => {
  await findNewNames(90);
  createStudents.mockImplementationOnce(makeCards).mockRejectedValueOnce(new Error('away'));
  fireEvent.click(await makeAll(90));
  expect(await screen.findByText('Print 60 cards')).toBeDefined();
  fireEvent.click(await makeAll(30));
  expect(await screen.findByText('Print 90 cards')).toBeDefined();
  const [first, lost, again] = createStudents.mock.calls.map(([{ newUserIds }]) => newUserIds);
  expect(again).toEqual(lost);
  expect(again).toHaveLength(30);
  expect(new Set([...(first ?? []), ...(again ?? [])]).size).toBe(90);
});

it('keeps cards on the screen while another list is typed, and asks before replacing them', async () => {
  await findNewNames(1);
  fireEvent.click(await screen.findByText('Make an account for 1 new student'));
  expect(await screen.findByText('Print the card')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/Or paste a list/), { target: { value: 'Kit Reed' } });
  expect(screen.getByText('Print the card')).toBeDefined();
  fireEvent.submit(screen.getByRole('form', { name: 'Paste a list' }));
  expect(await screen.findByText('Close without printing?')).toBeDefined();
  expect(screen.getByText('Print the card')).toBeDefined();
});
