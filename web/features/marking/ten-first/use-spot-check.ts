import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SpotCheckSource } from '../../../../shared/contract/blind-marks.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { counted } from '../../../../shared/counted.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useDesk } from '../desk/desk-context.ts';
import { BLIND_SAMPLE_KEY } from './use-blind-sample.ts';

/** Draws random marks of each question, or of one, to be marked blind, and opens them. */
export function useSpotCheck() {
  const { quizCode, schoolClass, openTab } = useDesk();
  const queryClient = useQueryClient();
  const draw = useMutation(
    api.marking.drawSpotCheck.mutationOptions({
      onSuccess: ({ drawn }) =>
        toast.success(
          drawn === 0
            ? 'Every answer that could be spot-checked is in the sample, or says the same.'
            : `${counted(drawn, 'mark')} to spot-check.`,
        ),
      onError: (error) => toast.error(errorSentence(error, markingMessages.sampleFailed)),
      onSettled: async () => {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: [...BLIND_SAMPLE_KEY, quizCode] }),
          queryClient.invalidateQueries({ queryKey: api.marking.getAgreement.key() }),
        ]);
        openTab('first');
      },
    }),
  );
  return {
    isDrawing: draw.isPending,
    draw: (of: SpotCheckSource, questionId?: string) =>
      draw.mutate({ quizCode, teacherCode: schoolClass?.teacherCode, of, questionId }),
  };
}
