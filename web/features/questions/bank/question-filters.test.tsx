import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MAX_SHORT_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { QuestionFilters } from './question-filters.tsx';
import type { QuestionListState } from './use-question-list.ts';

afterEach(cleanup);

const nothing = () => undefined;

it('accepts no more words than the server searches for', () => {
  const list = {
    filters: { subject: null, words: '', topic: '', level: '', specCode: '' },
    changeFilters: nothing,
    clearFilters: nothing,
    isFiltered: false,
    query: { data: undefined },
  };
  render(
    <MantineProvider>
      <QuestionFilters list={list as unknown as QuestionListState} />
    </MantineProvider>,
  );
  for (const label of ['Words', 'Topic', 'Level', 'Spec Code']) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect(field.maxLength).toBe(MAX_SHORT_TEXT_CHARACTERS);
  }
});
