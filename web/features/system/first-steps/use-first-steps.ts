import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FirstSteps } from '../../../../shared/contract/first-steps.ts';
import { settingsMessages } from '../../../../shared/messages/settings.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';

const onError = (error: Error) =>
  toast.error(errorSentence(error, settingsMessages.firstStepFailed));

/** Loads the school's progress through the first steps, with the calls that change it. */
export function useFirstSteps() {
  const queryClient = useQueryClient();
  const query = useQuery(api.system.firstSteps.queryOptions());
  const onSuccess = (steps: FirstSteps) =>
    queryClient.setQueryData(api.system.firstSteps.queryKey(), steps);
  const note = useMutation(api.system.noteFirstStep.mutationOptions({ onSuccess, onError }));
  const dismiss = useMutation(api.system.dismissFirstSteps.mutationOptions({ onSuccess, onError }));
  const testMail = useMutation(api.system.sendTestMail.mutationOptions({ onSuccess }));
  return { query, note, dismiss, testMail };
}
