// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AttemptEnded } from './attempt-ended.tsx';
import type { AnswerWrite } from '../answer-sync/answer-record.ts';
import type { LastWords } from './submit-attempt.ts';

vi.mock('../../welfare/public.ts', () => ({ HelpLines: () => null }));

afterEach(cleanup);

const write = { questionId: 'q1', answer: 'typed on the train', isSaved: false, revision: 2 };

const end = (lastWords: LastWords, isKeptOnDevice = true, others: AnswerWrite[] = []) =>
  render(
    <MantineProvider>
      <MemoryRouter>
        <AttemptEnded
          quizCode="ABC123"
          end={others.length > 0 ? 'time-up' : 'submitted'}
          receipt={undefined}
          lastWords={lastWords}
          sync={{ isKeptOnDevice, unsent: () => [write], otherWords: () => others }}
        />
      </MemoryRouter>
    </MantineProvider>,
  );

it('shows words that were replaced before they are deleted', () => {
  end('newer-elsewhere');
  expect(screen.getByText('typed on the train')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('another device');
});

it('shows no words that were handed in, or are still on the device', () => {
  end('taken');
  end('late');
  expect(screen.queryByText('typed on the train')).toBeNull();
});

it('shows words that the student had no time to choose, and waits until they are read', () => {
  end('taken', true, [{ ...write, answer: 'typed on the phone' }]);
  expect(screen.getByText('typed on the phone')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('not handed in');
  expect(screen.queryByText(/You will be redirected/)).toBeNull();
});
