import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportBatch } from '../../../../shared/contract/report-batches.ts';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';

const LOOK_AGAIN_MS = 800;

export function isWriting(batch: ReportBatch | undefined): boolean {
  return batch?.reports.some((report) => report.state === 'waiting') ?? false;
}

/** Loads a batch, and polls it until all of it is written. */
export function useReportBatch(batchId: string) {
  const queryClient = useQueryClient();
  const options = api.reports.getBatch.queryOptions({ input: { batchId } });
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => (isWriting(state.data) ? LOOK_AGAIN_MS : false),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: options.queryKey });

  const retry = useMutation(
    api.reports.retryBatch.mutationOptions({
      onSuccess: (batch) => queryClient.setQueryData(options.queryKey, batch),
      onError: (error) => toast.error(errorSentence(error, reportsMessages.generatingFailed)),
    }),
  );
  return {
    query,
    /** Returns the batch at the time of the call rather than of the last render. */
    latest: () => queryClient.getQueryData(options.queryKey),
    refresh,
    retryFailed: () => retry.mutate({ batchId }),
    isRetrying: retry.isPending,
  };
}
