import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { quizzesMessages } from '../../../shared/messages/quizzes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { confirm } from '../../ui/confirm.tsx';
import { counted } from '../../ui/counted.ts';
import { toast } from '../../ui/toast.ts';
import { deskButton } from './desk-button.ts';

interface ReleaseResultsProps {
  quizCode: string;
  releasedAt: string | null;
  /** Marks that no teacher has confirmed; null while not known. */
  pencil: number | null;
  unmarked: number;
  /** Everything is marked and nothing is left to check: releasing is what comes next. */
  isReady: boolean;
}

/** Shows students their marks, where those wait for it, and hides them again. */
export function ReleaseResults(props: ReleaseResultsProps) {
  const { quizCode, releasedAt, isReady } = props;
  const queryClient = useQueryClient();
  const release = useMutation(
    api.quizzes.setReleased.mutationOptions({
      onSuccess: (_, { released }) =>
        toast.success(released ? quizzesMessages.released : quizzesMessages.hidden),
      onError: (error, { released }) =>
        toast.error(
          errorSentence(
            error,
            released ? quizzesMessages.releaseFailed : quizzesMessages.hideFailed,
          ),
        ),
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: api.marking.listResponses.key() }),
          queryClient.invalidateQueries({ queryKey: api.quizzes.key() }),
        ]),
    }),
  );

  async function ask() {
    const isConfirmed = await confirm({
      title: 'Release results',
      message: `${formatUnready(props)}${quizzesMessages.confirmRelease}`,
      confirmLabel: 'Release results',
    });
    if (isConfirmed) release.mutate({ quizCode, released: true });
  }

  if (releasedAt === null) {
    return (
      <Button
        {...deskButton}
        variant={isReady ? 'filled' : 'default'}
        loading={release.isPending}
        onClick={() => void ask()}
      >
        Release results
      </Button>
    );
  }
  return (
    <Button
      {...deskButton}
      loading={release.isPending}
      onClick={() => release.mutate({ quizCode, released: false })}
    >
      Hide again
    </Button>
  );
}

/** What a teacher should know before letting students see the marks. */
function formatUnready({ pencil, unmarked }: ReleaseResultsProps): string {
  const parts = [
    ...(pencil === null || pencil === 0 ? [] : [`${counted(pencil, 'mark')} still in pencil`]),
    ...(unmarked === 0 ? [] : [`${counted(unmarked, 'answer')} not marked yet`]),
  ];
  return parts.length === 0
    ? ''
    : `There ${pencil === 1 || (!pencil && unmarked === 1) ? 'is' : 'are'} ${parts.join(' and ')}. `;
}
