import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { countMarkDrafts, typeMark } from '../decisions/mark-drafts.ts';
import { testingTarget } from '../testing-target.ts';
import { AppealCard } from './appeal-card.tsx';
import type { ListedAppeal } from './use-appeals.ts';

vi.mock('../mark-panel/student-answer.tsx', () => ({
  EarlierQuestionNotice: () => null,
  MarkAnalysis: () => null,
  StudentAnswer: () => null,
}));
vi.mock('./appeal-decision.tsx', () => ({ AppealDecision: () => null }));
vi.mock('./appeal-decided.tsx', () => ({ AppealDecided: () => null }));

const { key, question, submissions } = testingTarget();
const card = (outcome: ListedAppeal['outcome'], asked = question) => (
  <MantineProvider>
    <AppealCard
      appeal={
        {
          submission: submissions[0],
          displayName: 'Ada',
          reason: 'I said so.',
          point: null,
          createdAt: '2026-01-01T10:00:00Z',
          outcome,
        } as ListedAppeal
      }
      question={asked}
      number={1}
    />
  </MantineProvider>
);

afterEach(cleanup);

it('leaves nothing to save if someone else has decided', () => {
  const { rerender } = render(card(null));
  typeMark({ key: `appeal ${key}`, question, submissions }, { reason: 'The point is there.' });
  expect(countMarkDrafts()).toBe(1);
  rerender(card('stands'));
  expect(countMarkDrafts()).toBe(0);
});

it('shows the options if the mark is for a choice question', () => {
  const asked = { ...question, kind: 'choice' as const, options: 'red\nblue' };
  render(card(null, asked));
  expect(document.body.textContent).toContain('○ red');
});
