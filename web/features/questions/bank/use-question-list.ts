import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QUESTIONS_PER_PAGE } from '../../../../shared/business-rules.ts';
import { api } from '../../../api/client.ts';

export interface FilterValues {
  /** Null for every subject. */
  subject: string | null;
  topic: string;
  level: string;
  specCode: string;
  /** Words to find in the question's text. */
  words: string;
}

const noFilters: FilterValues = { subject: null, topic: '', level: '', specCode: '', words: '' };
const TYPING_PAUSE_MS = 250;

/** Converts filters to the list call's input; empty filters are left out. */
export function toListInput({ subject, topic, level, specCode, words }: FilterValues) {
  return {
    subject: subject ?? undefined,
    topic: topic || undefined,
    level: level || undefined,
    specCode: specCode || undefined,
    words: words || undefined,
  };
}

/** Loads the question bank by filters, one page at a time. */
export function useQuestionList() {
  const [filters, setFilters] = useState(noFilters);
  const [page, setPage] = useState(1);
  const [settledFilters] = useDebouncedValue(filters, TYPING_PAUSE_MS);

  const query = useQuery(
    api.questions.list.queryOptions({
      input: { ...toListInput(settledFilters), page, pageSize: QUESTIONS_PER_PAGE },
      placeholderData: keepPreviousData,
    }),
  );

  const changeFilters = (change: Partial<FilterValues>) => {
    setFilters((current) => ({ ...current, ...change }));
    setPage(1);
  };

  return {
    query,
    filters,
    changeFilters,
    clearFilters: () => changeFilters(noFilters),
    isFiltered: Object.values(filters).some(Boolean),
    page,
    setPage,
  };
}

export type QuestionListState = ReturnType<typeof useQuestionList>;
