import { useMutation } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '../../../../shared/business-rules.ts';
import type { Question } from '../../../../shared/contract/questions.ts';
import { quizzesMessages } from '../../../../shared/messages/quizzes.ts';
import { client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { type FilterValues, toListInput } from '../../questions/public.ts';

/** Selects every question that matches the filters, on all pages of the bank. */
export function useSelectMatching(onSelect: (questions: readonly Question[]) => void) {
  return useMutation({
    mutationFn: loadMatching,
    onSuccess: onSelect,
    onError: (error) => toast.error(errorSentence(error, quizzesMessages.selectAllFailed)),
  });
}

async function loadMatching(filters: FilterValues): Promise<Question[]> {
  const loadPage = (page: number) =>
    client.questions.list({ ...toListInput(filters), page, pageSize: MAX_PAGE_SIZE });
  const first = await loadPage(1);
  const pageCount = Math.ceil(first.total / MAX_PAGE_SIZE);
  const rest = Array.from({ length: pageCount - 1 }, (_, index) => loadPage(index + 2));
  return [first, ...(await Promise.all(rest))].flatMap(({ items }) => items);
}
