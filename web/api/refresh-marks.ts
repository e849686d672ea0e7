import type { QueryClient } from '@tanstack/react-query';
import { api } from './client.ts';

/** Asks again for all that says who sees which marks: it is shown by desk, results and lists of quizzes. */
export function refreshMarks(queryClient: QueryClient): Promise<unknown> {
  const shown = [api.marking.key(), api.results.key(), api.quizzes.key()];
  return Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
