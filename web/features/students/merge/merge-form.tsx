import { Button, Radio, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { counted } from '../../../../shared/counted.ts';
import type { MergeDecision, MergePreview } from '../../../../shared/contract/merge.ts';
import { studentsMessages } from '../../../../shared/messages/students.ts';
import { formatArrangements } from '../arrangements/format-arrangements.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import classes from './merge-form.module.css';

interface MergeFormProps {
  preview: MergePreview;
  /** Called if the merge fails, because the data may have changed since the preview. */
  onChanged: () => void;
  onDone: () => void;
}

/**
 * Both accounts side by side, the attempts that count in quizzes taken with both, and the button
 * that merges.
 */
export function MergeForm({ preview, onChanged, onDone }: MergeFormProps) {
  const { kept, other, satTwice } = preview;
  const [counts, setCounts] = useState<Record<string, MergeDecision['counts']>>({});
  const [isUndecided, setIsUndecided] = useState(false);
  const queryClient = useQueryClient();
  const merging = useMutation(
    api.students.merge.mutationOptions({
      onSuccess: async () => {
        toast.success(studentsMessages.merged);
        onDone();
        await queryClient.invalidateQueries();
      },
      onError: onChanged,
    }),
  );
  const merge = (event: SubmitEvent) => {
    event.preventDefault();
    const decisions = satTwice.flatMap(({ quizCode }) => {
      const decided = counts[quizCode];
      return decided ? [{ quizCode, counts: decided }] : [];
    });
    setIsUndecided(decisions.length < satTwice.length);
    if (decisions.length < satTwice.length) return;
    merging.mutate({ studentId: kept.id, otherId: other.id, decisions });
  };
  return (
    <form onSubmit={merge} noValidate>
      <Stack gap="lg">
        <div className={classes.accounts}>
          <Account title="Stays" account={kept} />
          <Account title="Goes" account={other} />
        </div>
        {satTwice.length > 0 && (
          <div>
            <Text fw={600}>
              {satTwice.length === 1
                ? 'Both sat one quiz. Which attempt counts?'
                : `Both sat ${satTwice.length} quizzes. Which attempt counts?`}
            </Text>
            <Text size="sm" c="dimmed">
              The other is kept with its answers and marks as an earlier attempt.
            </Text>
          </div>
        )}
        {satTwice.map((quiz) => (
          <Radio.Group
            key={quiz.quizCode}
            label={quiz.title || quiz.quizCode}
            description={quiz.countsBest && 'This quiz counts the best attempt, whichever is last.'}
            value={counts[quiz.quizCode] ?? null}
            onChange={(value) =>
              setCounts((before) => ({
                ...before,
                [quiz.quizCode]: value === 'other' ? 'other' : 'kept',
              }))
            }
          >
            <Stack gap="xs" mt="xs">
              <Radio
                value="kept"
                label={`Of the account that stays: ${formatAttempt(quiz.kept)}`}
              />
              <Radio
                value="other"
                label={`Of the account that goes: ${formatAttempt(quiz.other)}`}
              />
            </Stack>
          </Radio.Group>
        ))}
        <Text>
          Everything in the other account moves: answers, marks, classes, reports and records. Of
          extra time, rest breaks and aids the student keeps whatever either account has.
          {kept.isSuspended && (
            <>
              {' '}
              {kept.leftAt === null
                ? 'The account that stays is suspended: they cannot sign in until an administrator lets them back in.'
                : 'The account that stays counts as having left: unless an administrator lets them back in, they cannot sign in and are erased after the time for leavers.'}
            </>
          )}
          {other.canSignIn && !kept.isSuspended && <SignInWords kept={kept} other={other} />}{' '}
          <b>This cannot be undone.</b>
        </Text>
        <FormProblem
          message={
            isUndecided
              ? studentsMessages.mergeUndecided
              : merging.isError && errorSentence(merging.error, studentsMessages.mergeFailed)
          }
        />
        <Button type="submit" color="red.9" loading={merging.isPending} w="fit-content">
          Merge the accounts
        </Button>
      </Stack>
    </form>
  );
}

function SignInWords({ kept, other }: Pick<MergePreview, 'kept' | 'other'>) {
  return (
    <>
      {' '}
      From then on they sign in as <b>{kept.signInName}</b>
      {!kept.canSignIn && ', with the password or the other way in of the account that goes'};{' '}
      <b>{other.signInName}</b> no longer signs anybody in.
      {!kept.canSignIn && ' Please tell them.'}
    </>
  );
}

function Account({ title, account }: { title: string; account: MergePreview['kept'] }) {
  const { displayName, signInName, createdAt, quizzes, classes: inClasses } = account;
  const { extraTimePercentage, accessArrangements, isSuspended, leftAt } = account;
  const given = [
    ...(extraTimePercentage > 0 ? [`${extraTimePercentage}% extra time`] : []),
    ...formatArrangements(accessArrangements),
  ];
  return (
    <section className={classes.account} aria-label={title}>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Text fw={600}>
        <bdi>{displayName}</bdi>
      </Text>
      <Text size="sm">{signInName}</Text>
      <Text size="sm">
        {counted(quizzes, 'quiz', 'quizzes')} · since {formatDate(createdAt)}
      </Text>
      <Text size="sm">{inClasses.length === 0 ? 'In no class' : inClasses.join(', ')}</Text>
      {given.length > 0 && <Text size="sm">{given.join(', ')}</Text>}
      {isSuspended && (
        <Text size="sm">{leftAt === null ? 'Suspended' : `Left on ${formatDate(leftAt)}`}</Text>
      )}
    </section>
  );
}

function formatAttempt({ finishedAt, score, marked, answers, number }: SatOnce): string {
  const marks = counted(score, 'mark');
  const words = [
    formatDate(finishedAt),
    marked === 0 ? 'not marked yet' : marks,
    marked > 0 && marked < answers && `${marked} of ${answers} answers marked`,
    number > 1 && `the last of ${number} attempts`,
  ];
  return words.filter(Boolean).join(', ');
}

type SatOnce = MergePreview['satTwice'][number]['kept'];
