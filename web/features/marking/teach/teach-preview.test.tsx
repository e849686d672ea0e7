import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TeachPreview } from './teach-preview.tsx';
import type { useTeach } from './use-teach.ts';

vi.mock('../../../ui/questions/question-text.tsx', () => ({ QuestionText: () => null }));

const show = (unconfirmed: number, looked: number) => {
  const preview = { markSchemeAnswer: '', unconfirmed, looked, changes: [] };
  const lesson = { preview } as unknown as ReturnType<typeof useTeach>;
  render(<TeachPreview lesson={lesson} maxMark={2} />, { wrapper: MantineProvider });
  return document.body.textContent;
};

afterEach(cleanup);

it('says how many answers the line was not tried on', () => {
  expect(show(120, 30)).toContain(
    'None of 30 unconfirmed answers would change. 90 others could not be tried or judged: they keep their marks.',
  );
});

it('says so in the singular for one answer', () => {
  expect(show(31, 30)).toContain('One other could not be tried or judged: it keeps its mark.');
});

it('says nothing of other answers if there are none', () => {
  expect(show(30, 30)).not.toContain('other');
});
