// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MAX_ANSWER_CHARACTERS } from '../../../shared/business-rules.ts';
import type { Attempt } from '../../../shared/contract/attempts.ts';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import { AttemptQuestion } from './attempt-question.tsx';
import { setUp } from './testing/set-up-sync.ts';

vi.mock('../../api/client.ts', () => ({ api: {}, client: {} }));

Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
afterEach(cleanup);

const question: Attempt['questions'][number] = {
  questionId: 'q1',
  kind: 'text',
  options: '',
  questionText: 'What is osmosis?',
  questionImageURL: null,
  maxMark: 2,
  textBoxSize: 'medium',
};
const onPhone = { questionId: 'q1', answer: 'on the phone', isSaved: false, revision: 4 };

const show = (sync: AnswerSync) =>
  render(
    <MantineProvider>
      <AttemptQuestion
        question={question}
        number={1}
        sync={sync}
        isFrozen={false}
        isFlagged={false}
        onFlag={() => undefined}
        ReadAloud={undefined}
      />
    </MantineProvider>,
  );
const field = () => screen.getByRole('textbox', { name: 'Your answer to question 1' });

it('keeps the focus in an answer whose replaced words are restored', () => {
  const { sync } = setUp({ stored: [{ ...onPhone, answer: 'typed here', revision: 1 }] });
  sync.adopt([onPhone]);
  show(sync);
  const use = screen.getByRole('button', { name: 'Use these words' });
  use.focus();
  fireEvent.click(use);
  expect(field()).toHaveProperty('value', 'typed here');
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button', { name: 'Use these words' })).toBeNull();
});

it('says that a paste is too long until the student types again', () => {
  show(setUp().sync);
  const clipboardData = { getData: () => 'x'.repeat(MAX_ANSWER_CHARACTERS + 1) };
  fireEvent.paste(field(), { clipboardData });
  expect(screen.getByText(/That is too long, so nothing was pasted/)).toBeTruthy();
  fireEvent.change(field(), { target: { value: 'In my own words' } });
  expect(screen.queryByText(/That is too long/)).toBeNull();
});
