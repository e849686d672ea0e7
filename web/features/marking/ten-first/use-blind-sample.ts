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
import { toast } from '../../../ui/toast.ts';
import { useDesk } from '../desk-context.ts';

/** With waits of 1, 2, 4, 8 and 16 s: half a minute without a network loses no mark. */
const RETRIES = 5;

export const BLIND_SAMPLE_KEY = ['blind-sample'] as const;

/** How far the AI agrees with the blind marks, question by question; counts are those of the desk. */
export function useAgreement() {
  const { quizCode, schoolClass } = useDesk();
  return useQuery(
    api.marking.getAgreement.queryOptions({
      input: { quizCode, teacherCode: schoolClass?.teacherCode },
    }),
  );
}

export type Agreement = NonNullable<ReturnType<typeof useAgreement>['data']>;

/** The answers to mark blind; opening them the first time chooses them. */
export function useBlindSample(quizCode: string) {
  const queryClient = useQueryClient();
  const sampleKey = [...BLIND_SAMPLE_KEY, quizCode];
  const markKey = ['blind-mark', quizCode];
  const unsaved = useIsMutating({ mutationKey: markKey });
  const sample = useQuery({
    queryKey: sampleKey,
    // What the server knows is behind the hand until all is saved.
    enabled: unsaved === 0,
    queryFn: async () => {
      const opened = await client.marking.openSample({ quizCode });
      // Where this has chosen the sample, what was known of the agreement is older.
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
      // The hand is ahead of the network: one after the other, and again where that is away.
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
      // Also after an error: the scheme may have other points by now.
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
      // Shown at once, as the next mark may keep the list from coming.
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
    /** Marks on their way to the server. */
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
