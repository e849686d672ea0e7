import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBeforeUnload } from 'react-router';
import type {
  BlindAnswer,
  BlindSample,
  BlindTick,
} from '../../../../shared/contract/blind-marks.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api, client } from '../../../api/client.ts';
import { isWorthRetrying } from '../../../api/query-client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useDesk } from '../desk/desk-context.ts';

/** With delays of 1, 2, 4, 8 and 16 s, half a minute offline loses no mark. */
const RETRIES = 5;

export const BLIND_SAMPLE_KEY = ['blind-sample'] as const;

/**
 * Loads the AI's agreement with the blind marks for each question; counts are limited to the desk's
 * class.
 */
export function useAgreement() {
  const { quizCode, schoolClass } = useDesk();
  return useQuery(
    api.marking.getAgreement.queryOptions({
      input: { quizCode, teacherCode: schoolClass?.teacherCode },
    }),
  );
}

export type Agreement = NonNullable<ReturnType<typeof useAgreement>['data']>;

/** Loads the answers to mark blind; the first call selects them. */
export function useBlindSample(quizCode: string) {
  const queryClient = useQueryClient();
  const sampleKey = [...BLIND_SAMPLE_KEY, quizCode];
  const markKey = ['blind-mark', quizCode];
  const unsaved = useIsMutating({ mutationKey: markKey });
  const sample = useQuery({
    queryKey: sampleKey,
    // Disabled while marks are being saved, because the server's list lags behind them.
    enabled: unsaved === 0,
    queryFn: async () => {
      const opened = await client.marking.openSample({ quizCode });
      // If this call has selected the sample, the known agreement is out of date.
      await queryClient.invalidateQueries({ queryKey: api.marking.getAgreement.key() });
      return opened;
    },
  });
  const countAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: sampleKey }),
      queryClient.invalidateQueries({ queryKey: api.marking.getAgreement.key() }),
      queryClient.invalidateQueries({ queryKey: api.marking.listToCheck.key() }),
      queryClient.invalidateQueries({ queryKey: api.marking.listResponses.key() }),
    ]);

  const show = (submissionId: string, mine: OwnMark) =>
    queryClient.setQueryData<BlindSample>(
      sampleKey,
      (known) => known && withMark(known, submissionId, mine),
    );
  const give = useMutation(
    api.marking.setBlindMark.mutationOptions({
      mutationKey: markKey,
      // The teacher may be faster than the network: sends marks one after the other, and retries if
      // it fails.
      scope: { id: markKey.join(' ') },
      retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      onMutate: ({ submissionId, mark, points = [] }) => {
        void queryClient.cancelQueries({ queryKey: sampleKey });
        const before = findOwnMark(queryClient.getQueryData(sampleKey), submissionId);
        show(submissionId, { myMark: mark, myPoints: points });
        return before;
      },
      onError: (error, { submissionId }, before) => {
        toast.error(errorSentence(error, markingMessages.blindFailed));
        if (before) show(submissionId, before);
      },
      // Also after an error, because the scheme may have changed.
      onSettled: () => {
        if (queryClient.isMutating({ mutationKey: markKey }) === 1) void countAgain();
      },
    }),
  );
  useBeforeUnload((event) => {
    if (unsaved > 0) event.preventDefault();
  });
  const skip = useMutation(
    api.marking.skipSample.mutationOptions({
      // Applied optimistically, because the next mark may delay the refetch.
      onMutate: ({ questionId, isSkipped }) => {
        void queryClient.cancelQueries({ queryKey: sampleKey });
        queryClient.setQueryData<BlindSample>(
          sampleKey,
          (known) => known && withSkip(known, questionId, isSkipped),
        );
      },
      onError: (error) => toast.error(errorSentence(error, markingMessages.updateFailed)),
      onSettled: countAgain,
    }),
  );
  return {
    sample,
    give: ({ submissionId, answerRevision }: BlindAnswer, mark: number, points: BlindTick[]) =>
      give.mutate({ submissionId, answerRevision, mark, points }),
    /** How many marks are being saved. */
    unsaved,
    skip: (questionId: string, isSkipped: boolean) =>
      skip.mutate({ quizCode, questionId, isSkipped }),
  };
}

type OwnMark = Pick<BlindAnswer, 'myMark' | 'myPoints'>;

function findOwnMark(sample: BlindSample | undefined, submissionId: string): OwnMark | undefined {
  const answers = sample?.questions.flatMap((question) => question.answers) ?? [];
  return answers.find((answer) => answer.submissionId === submissionId);
}

function withMark({ questions }: BlindSample, submissionId: string, mine: OwnMark): BlindSample {
  return {
    questions: questions.map((question) => ({
      ...question,
      answers: question.answers.map((answer) =>
        answer.submissionId === submissionId
          ? { ...answer, myMark: mine.myMark, myPoints: mine.myPoints }
          : answer,
      ),
    })),
  };
}

const withSkip = (
  { questions }: BlindSample,
  questionId: string,
  isSkipped: boolean,
): BlindSample => ({
  questions: questions.map((question) =>
    question.questionId === questionId ? { ...question, isSkipped } : question,
  ),
});
