import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Question } from '../../../../shared/contract/questions.ts';
import { emptyQuestion, type QuestionContent } from '../../../../shared/question-content.ts';
import { EarlierVersions } from './earlier-versions.tsx';

const content: QuestionContent = {
  ...emptyQuestion,
  questionText: 'Why does a puddle dry?',
  markSchemeAnswer: 'evaporation (1)',
  maxMark: 1,
  topic: 'Water',
  subject: 'Physics',
  level: 'GCSE',
  specCode: '1.1',
};

const question: Question = {
  ...content,
  id: 'puddle',
  synonyms: 'evaporation = turning to gas',
  schemeToCome: false,
  createdBy: 'teacher',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T10:00:00.000Z',
  abilities: { canEdit: true, canDelete: true },
};

const listRevisions = vi.hoisted(() => vi.fn<() => Promise<{ items: object[] }>>());

vi.mock('../../../api/client.ts', () => ({
  api: {
    questions: {
      listRevisions: {
        queryOptions: () => ({ queryKey: ['revisions'], queryFn: listRevisions }),
      },
    },
  },
}));

afterEach(cleanup);

it('shows which words used to mean the same', async () => {
  listRevisions.mockResolvedValue({
    items: [
      {
        at: '2026-02-01T10:00:00.000Z',
        changedBy: 'Ms Okafor',
        answers: 3,
        before: { ...content, synonyms: 'evaporation = drying up' },
      },
    ],
  });
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <EarlierVersions question={question} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  expect(await screen.findByText('Changed: Words that mean the same.')).toBeTruthy();
  expect(screen.getByText('evaporation = drying up')).toBeTruthy();
});
