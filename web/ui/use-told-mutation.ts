import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence } from '../api/error-sentence.ts';
import { toast } from './toast.ts';

export interface Told {
  /** What is read again afterwards. */
  key: QueryKey;
  done: string;
  failed: string;
}

/** A change that says whether it worked. */
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
