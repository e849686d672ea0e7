import { Button, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { FoundPerson } from '../../../../shared/contract/classes.ts';
import type { SetFor } from '../../../../shared/contract/quizzes.ts';
import { quizzesMessages } from '../../../../shared/messages/quizzes.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { useSchoolTimeZone } from '../../../api/use-current-user.ts';
import { hasWrongDate } from '../../../ui/dates/date-input.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { useUnsavedGuard } from '../../../ui/dialogs/use-unsaved-guard.ts';
import { PersonPicker } from '../../classes/public.ts';
import classes from './set-for-classes.module.css';
import { noWindow, readTypedWindow, WindowFields } from './window-fields.tsx';

interface OwnWindowsProps {
  quizCode: string;
  setFor: SetFor;
}

/** Students who may start a quiz at a different time from their class, because they were absent. */
export function OwnWindows({ quizCode, setFor }: OwnWindowsProps) {
  const queryClient = useQueryClient();
  const timeZone = useSchoolTimeZone();
  const [student, setStudent] = useState<FoundPerson | null>(null);
  const [typed, setTyped] = useState(noWindow);
  const onSuccess = (saved: SetFor) =>
    queryClient.setQueryData(api.quizzes.getSetFor.queryKey({ input: { quizCode } }), saved);
  const adding = useMutation(api.quizzes.setWindow.mutationOptions({ onSuccess }));
  const removal = useMutation(api.quizzes.removeWindow.mutationOptions({ onSuccess }));
  useUnsavedGuard(() => student !== null);
  const failure = adding.error ?? removal.error;

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (!student || hasWrongDate(event.currentTarget)) return;
    adding.mutate(
      { quizCode, userId: student.id, ...readTypedWindow(typed, timeZone) },
      { onSuccess: () => setStudent(null) },
    );
  };

  return (
    <section aria-labelledby="own-windows" className={classes.own}>
      <Title order={3} size="h4" id="own-windows">
        At another time
      </Title>
      <Text size="sm" c="dimmed">
        For a student who was absent: this window replaces their class’s. While the quiz is locked
        for the class, they cannot start it either.
      </Text>
      <FormProblem message={failure && errorSentence(failure, quizzesMessages.setForFailed)} />
      <ul className={classes.windows}>
        {setFor.windows.map(({ userId, displayName, opensAt, closesAt }) => (
          <li key={userId}>
            <span>
              <bdi>{displayName}</bdi>{' '}
              <Text span c="dimmed" size="sm">
                {formatWindow(opensAt, closesAt, timeZone)}
              </Text>
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={`Remove the window of ${displayName}`}
              loading={removal.isPending && removal.variables.userId === userId}
              onClick={() => removal.mutate({ quizCode, userId })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} noValidate aria-label="Window of a student" className={classes.times}>
        <PersonPicker label="Student" who="students" picked={student} onPick={setStudent} />
        <WindowFields {...typed} onChange={(part) => setTyped({ ...typed, ...part })} />
        <Button type="submit" variant="default" loading={adding.isPending} disabled={!student}>
          Add
        </Button>
      </form>
    </section>
  );
}

function formatWindow(opensAt: string | null, closesAt: string | null, timeZone: string): string {
  const from = opensAt && `from ${formatDateTime(opensAt, timeZone)}`;
  const to = closesAt && `until ${formatDateTime(closesAt, timeZone)}`;
  return [from, to].filter(Boolean).join(' ') || 'at any time';
}
