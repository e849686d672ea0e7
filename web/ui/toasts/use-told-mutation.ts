import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from './toast.ts';

export interface Told {
  /** The queries to refetch afterwards. */
  key: QueryKey;
  done: string;
  failed: string;
}

/** A mutation that reports success or failure in a toast. */
export function useToldMutation<Input>(
  change: (input: Input) => Promise<unknown>,
  { key, done, failed }: Told,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => toast.success(done),
    onError: (error) => toast.error(errorSentence(error, failed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
