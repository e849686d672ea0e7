import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  confirmReleaseToClass,
  quizzesMessages,
  releasedWithAll,
  saysWhoIsLeft,
} from '../../../../shared/messages/quizzes.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { refreshMarks } from '../../../api/refresh-marks.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { counted } from '../../../../shared/counted.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { deskButton } from './desk-button.ts';
import type { Responses } from '../use-responses.ts';

interface ReleaseResultsProps {
  responses: Responses;
  /** The number of marks that no teacher has confirmed; null while it is not known. */
  pencil: number | null;
  /**
   * True if everything is marked, nothing is left to check, and some students do not see their
   * marks, so that releasing is the next step.
   */
  isReady: boolean;
}

/** Shows the marks to the students, or to those of the class on the desk, and hides them again. */
export function ReleaseResults(props: ReleaseResultsProps) {
  const { responses, isReady } = props;
  const { quizCode, schoolClass, releasedAt, toRelease } = responses;
  const about = { quizCode, teacherCode: schoolClass?.teacherCode };
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
      onSettled: () => refreshMarks(queryClient),
    }),
  );
  const label = schoolClass === null ? 'Release results' : `Release results to ${schoolClass.name}`;

  async function ask() {
    const question =
      schoolClass === null
        ? quizzesMessages.confirmRelease
        : confirmReleaseToClass(schoolClass.name);
    const isConfirmed = await confirm({
      title: label,
      message: `${formatUnready(props)}${question}`,
      details: toRelease?.released ? [saysWhoIsLeft(toRelease.unreleased)] : [],
      confirmLabel: 'Release results',
    });
    if (isConfirmed) release.mutate({ ...about, released: true });
  }

  if (!responses.abilities.canRelease) {
    if (releasedAt !== null || schoolClass === null || schoolClass.isSetFor) return null;
    const why = releasedWithAll(schoolClass.name);
    // Stays in the tab order, so that everyone can learn why it is disabled.
    return (
      <Button
        {...deskButton}
        title={why}
        data-disabled
        aria-disabled
        onClick={() => toast.error(why)}
      >
        {label}
      </Button>
    );
  }
  if (releasedAt === null) {
    return (
      <Button
        {...deskButton}
        variant={isReady ? 'filled' : 'default'}
        loading={release.isPending}
        onClick={() => void ask()}
      >
        {label}
      </Button>
    );
  }
  return (
    <Button
      {...deskButton}
      loading={release.isPending}
      onClick={() => release.mutate({ ...about, released: false })}
    >
      {schoolClass === null ? 'Hide again' : `Hide from ${schoolClass.name} again`}
    </Button>
  );
}

/** Says what a teacher should know before releasing the marks. */
function formatUnready({ pencil, responses }: ReleaseResultsProps): string {
  const unmarked = responses.submissionCount - responses.markedCount;
  const parts = [
    ...(pencil === null || pencil === 0 ? [] : [`${counted(pencil, 'mark')} still in pencil`]),
    ...(unmarked === 0 ? [] : [`${counted(unmarked, 'answer')} not marked yet`]),
  ];
  return parts.length === 0
    ? ''
    : `There ${pencil === 1 || (!pencil && unmarked === 1) ? 'is' : 'are'} ${parts.join(' and ')}. `;
}
