import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readResponsesView, type ResponsesView, writeResponsesView } from './responses-view.ts';

/**
 * The view in the address, and a function to change it; only a change of quiz adds a history entry.
 */
export function useResponsesView() {
  const [params, setParams] = useSearchParams();
  const view = readResponsesView(params);

  const changeView = useCallback(
    (changes: Partial<ResponsesView>) => {
      const isOtherQuiz = changes.code !== undefined && changes.code !== view.code;
      setParams((current) => writeResponsesView({ ...readResponsesView(current), ...changes }), {
        replace: !isOtherQuiz,
        preventScrollReset: true,
      });
    },
    [setParams, view.code],
  );

  return { view, changeView };
}
