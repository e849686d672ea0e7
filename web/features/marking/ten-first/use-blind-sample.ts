import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBeforeUnload } from 'react-router';
import type { BlindSample, BlindTick } from '../../../../shared/contract/blind-marks.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api, client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toast.ts';

/** How far the AI agrees with the blind marks, question by question. */
export function useAgreement(quizCode: string, isEnabled = true) {
  return useQuery(
    api.marking.getAgreement.queryOptions({ input: { quizCode }, enabled: isEnabled }),
  );
}

export type Agreement = NonNullable<ReturnType<typeof useAgreement>['data']>;

/** The answers to mark blind; opening them the first time chooses them. */
export function useBlindSample(quizCode: string) {
  const queryClient = useQueryClient();
  const sampleKey = ['blind-sample', quizCode];
  const sample = useQuery({
    queryKey: sampleKey,
    queryFn: () => client.marking.openSample({ quizCode }),
  });
  const countAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.marking.getAgreement.key() }),
      queryClient.invalidateQueries({ queryKey: api.marking.listToCheck.key() }),
      queryClient.invalidateQueries({ queryKey: api.marking.listResponses.key() }),
    ]);

  const give = useMutation(
    api.marking.setBlindMark.mutationOptions({
      // On screen at once: the hand is at the next answer already.
      onMutate: (given) => {
        queryClient.setQueryData<BlindSample>(
          sampleKey,
          (known) => known && withMark(known, given.submissionId, given.mark, given.points ?? []),
        );
      },
      onError: (error) => {
        toast.error(errorSentence(error, markingMessages.blindFailed));
        void queryClient.invalidateQueries({ queryKey: sampleKey });
      },
      onSettled: () => countAgain(),
    }),
  );
  // The hand is ahead of the network: a page that is closed now would lose the last mark.
  useBeforeUnload((event) => {
    if (give.isPending) event.preventDefault();
  });
  const skip = useMutation(
    api.marking.skipSample.mutationOptions({
      onError: (error) => toast.error(errorSentence(error, markingMessages.updateFailed)),
      onSettled: () =>
        Promise.all([queryClient.invalidateQueries({ queryKey: sampleKey }), countAgain()]),
    }),
  );
  return {
    sample,
    give: (submissionId: string, mark: number, points: BlindTick[]) =>
      give.mutate({ submissionId, mark, points }),
    isSaving: give.isPending,
    skip: (questionId: string, isSkipped: boolean) =>
      skip.mutate({ quizCode, questionId, isSkipped }),
  };
}

function withMark(
  { questions }: BlindSample,
  submissionId: string,
  myMark: number,
  myPoints: BlindTick[],
): BlindSample {
  return {
    questions: questions.map((question) => ({
      ...question,
      answers: question.answers.map((answer) =>
        answer.submissionId === submissionId ? { ...answer, myMark, myPoints } : answer,
      ),
    })),
  };
}
