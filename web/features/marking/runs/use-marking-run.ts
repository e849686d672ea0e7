import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer } from 'react';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { api, client } from '../../../api/client.ts';
import { type MarkingRunView, reduceMarkingRun } from './marking-run-view.ts';
import { watchMarkingRun } from './watch-marking-run.ts';

const noRun: MarkingRunView = { status: 'none' };

/** The most often that a run makes the page reload its answers, however long it takes. */
const RELOADS_PER_RUN = 20;

/**
 * Follows a quiz's marking run until its closing sentence. `listedRun` is the run named by the list
 * of responses, with which a reload finds it again. The list is refetched when the run reports more
 * marks, never on a timer (docs/decisions/0019).
 */
export function useMarkingRun(quizCode: string, listedRun: MarkingRun | null) {
  const queryClient = useQueryClient();
  const [latest, dispatch] = useReducer(reduceMarkingRun, noRun);
  const view = latest.status !== 'none' && latest.run.quizCode !== quizCode ? noRun : latest;

  const report = useCallback((run: MarkingRun) => {
    dispatch({ type: 'progress', run, atMs: Date.now() });
  }, []);
  const reload = useCallback(
    () => queryClient.invalidateQueries({ queryKey: api.marking.key() }),
    [queryClient],
  );

  useEffect(() => {
    if (listedRun !== null) report(listedRun);
  }, [listedRun, report]);

  const watchedRunId = view.status === 'running' ? view.run.id : null;
  useEffect(() => {
    if (watchedRunId === null) return undefined;
    const abort = new AbortController();
    void watchMarkingRun({
      open: (signal) => client.marking.watchRun({ runId: watchedRunId }, { signal }),
      signal: abort.signal,
      onProgress: report,
      onDisconnect: () => dispatch({ type: 'disconnected' }),
    });
    return () => abort.abort();
  }, [watchedRunId, report]);

  const step = view.status === 'running' ? stepOf(view.run) : 0;
  useEffect(() => {
    if (step > 0) {
      void queryClient.invalidateQueries({ queryKey: api.marking.listResponses.key() });
    }
  }, [step, queryClient]);

  const isReloading = view.status === 'reloading';
  useEffect(() => {
    if (isReloading) void reload().finally(() => dispatch({ type: 'reloaded' }));
  }, [isReloading, reload]);

  const stop = useMutation(api.marking.stopRun.mutationOptions({ onSuccess: report }));
  return {
    view,
    isUnderWay: view.status === 'running' || view.status === 'reloading',
    start: (run: MarkingRun) => {
      report(run);
      void reload();
    },
    stop: (run: MarkingRun) => stop.mutate({ runId: run.id }),
    isAskingToStop: stop.isPending,
    stopProblem: stop.error,
    dismiss: () => dispatch({ type: 'dismissed' }),
    reload,
  };
}

/** Returns the progress of the run, in steps from 0 to RELOADS_PER_RUN. */
function stepOf({ marked, total }: MarkingRun): number {
  return Math.floor((RELOADS_PER_RUN * marked) / total);
}
