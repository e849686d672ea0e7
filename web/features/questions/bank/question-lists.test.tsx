import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Question } from '../../../../shared/contract/questions.ts';
import { emptyQuestion } from '../../../../shared/question-content.ts';
import { DeletedQuestions } from './deleted-questions.tsx';
import { EarlierVersions } from '../edit/earlier-versions.tsx';
import { QuestionList } from './question-list.tsx';
import { useQuestionList } from './use-question-list.ts';

const answer = vi.hoisted(() => vi.fn<() => Promise<object>>());
const call = vi.hoisted(() => ({
  queryOptions: (rest: object) => ({
    ...rest,
    queryKey: ['questions'],
    queryFn: answer,
    retry: false,
  }),
  mutationOptions: (options: object) => options,
}));
vi.mock('../../../api/client.ts', () => ({
  api: { questions: { list: call, listDeleted: call, listRevisions: call, restore: call } },
}));

const question: Question = {
  ...emptyQuestion,
  id: 'puddle',
  questionText: 'Why does a puddle dry?',
  markSchemeAnswer: 'evaporation (1)',
  maxMark: 1,
  schemeToCome: false,
  createdBy: 'teacher',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T10:00:00.000Z',
  abilities: { canEdit: true, canDelete: true },
};
const deletedAt = '2026-02-02T10:00:00.000Z';
const version = { at: deletedAt, changedBy: 'Ms Okafor', answers: 3, before: question };

function Bank() {
  return <QuestionList list={useQuestionList()} firstStep={{ words: '' }} />;
}

function open(screenUnderTest: ReactNode) {
  const queryClient = new QueryClient();
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>{screenUnderTest}</QueryClientProvider>
    </MantineProvider>,
  );
  return queryClient;
}

beforeEach(() => {
  answer.mockReset();
});
afterEach(cleanup);

it.each([
  ['the bank', <Bank key="bank" />, { items: [question], total: 1, subjects: [] }, /puddle/],
  [
    'deleted questions',
    <DeletedQuestions key="gone" />,
    { items: [{ ...question, deletedAt }], total: 1 },
    /puddle/,
  ],
  [
    'earlier versions',
    <EarlierVersions key="old" question={question} />,
    { items: [version] },
    /Ms Okafor/,
  ],
])(
  'keeps %s on the screen if they cannot be reloaded, and says so',
  async (_, part, content, words) => {
    answer.mockResolvedValueOnce(content);
    const queryClient = open(part);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    answer.mockResolvedValue(content);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);

it.each([
  ['the bank', <Bank key="bank" />],
  ['deleted questions', <DeletedQuestions key="gone" />],
  ['earlier versions', <EarlierVersions key="old" question={question} />],
])('says when %s could not be loaded at all', async (_, part) => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  open(part);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
