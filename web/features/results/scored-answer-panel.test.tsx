// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScoredAnswerPanel } from './scored-answer-panel.tsx';
import { buildScoredAnswer } from './testing-scores.ts';

vi.mock(import('./appeals/answer-appeal.tsx'), () => ({ AnswerAppeal: () => <></> }));

afterEach(cleanup);

const show = (changes: Parameters<typeof buildScoredAnswer>[0]) =>
  render(
    <MantineProvider>
      <ScoredAnswerPanel answer={buildScoredAnswer(changes)} number={2} />
    </MantineProvider>,
  );

it('shows a mark scheme that is only an image, and an image beside the words', () => {
  for (const markSchemeAnswer of ['', 'Scattering']) {
    show({ markSchemeAnswer, markSchemeImageURL: '/api/uploads/scheme' });
    const image = screen.getByRole('img', { name: 'Mark scheme of question 2' });
    expect(image.getAttribute('src')).toBe('/api/uploads/scheme');
    cleanup();
  }
});
