import type { QueryClient } from '@tanstack/react-query';
import { api } from './client.ts';

/** Refetches everything that shows who sees which marks: the desk, results and lists of quizzes. */
export function refreshMarks(queryClient: QueryClient): Promise<unknown> {
  const shown = [api.marking.key(), api.results.key(), api.quizzes.key()];
  return Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
