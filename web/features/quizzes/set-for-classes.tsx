import { Button, Checkbox, Skeleton, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../shared/business-rules.ts';
import type { SchoolClass } from '../../../shared/contract/classes.ts';
import type { SetFor } from '../../../shared/contract/quizzes.ts';
import { quizzesMessages } from '../../../shared/messages/quizzes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useSchoolTimeZone } from '../../api/use-current-user.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { toast } from '../../ui/toast.ts';
import { OwnWindows } from './own-windows.tsx';
import classes from './set-for-classes.module.css';
import { fromLocalTime, toLocalTime } from '../../../shared/school-time.ts';

interface SetForClassesProps {
  quizCode: string;
  /** Somebody else's quiz: its classes are theirs to choose, and the windows of one's own can be moved. */
  isShared: boolean;
}

/** For which classes a quiz is set, and when each may begin it. */
export function SetForClasses({ quizCode, isShared }: SetForClassesProps) {
  const mine = useQuery(
    api.classes.list.queryOptions({ input: { pageSize: MAX_PAGE_SIZE, archived: false } }),
  );
  const setFor = useQuery(api.quizzes.getSetFor.queryOptions({ input: { quizCode } }));
  const failure = mine.error ?? setFor.error;
  if (failure) {
    return (
      <ErrorState
        message={errorSentence(failure, quizzesMessages.setForFailed)}
        isRetrying={mine.isFetching || setFor.isFetching}
        onRetry={() => void Promise.all([mine.refetch(), setFor.refetch()])}
      />
    );
  }
  if (!mine.data || !setFor.data) return <Skeleton h={160} aria-busy="true" />;
  return (
    <>
      <ClassWindows
        quizCode={quizCode}
        all={isShared ? onlySet(mine.data.items, setFor.data) : mine.data.items}
        setFor={setFor.data}
        isShared={isShared}
      />
      <OwnWindows quizCode={quizCode} setFor={setFor.data} />
    </>
  );
}

const onlySet = (all: readonly SchoolClass[], { classes: set }: SetFor) =>
  all.filter((mine) => set.some((one) => one.teacherCode === mine.teacherCode));

interface Row {
  isSet: boolean;
  opens: string;
  closes: string;
}

interface ClassWindowsProps {
  quizCode: string;
  all: readonly SchoolClass[];
  setFor: SetFor;
  isShared: boolean;
}

function ClassWindows({ quizCode, all, setFor, isShared }: ClassWindowsProps) {
  const queryClient = useQueryClient();
  const timeZone = useSchoolTimeZone();
  const [rows, setRows] = useState(
    () => new Map(all.map((one) => [one.teacherCode, rowOf(one, setFor, timeZone)])),
  );
  const saving = useMutation(
    api.quizzes.setFor.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(api.quizzes.getSetFor.queryKey({ input: { quizCode } }), saved);
        toast.success(quizzesMessages.setForSaved);
      },
    }),
  );

  const change = (teacherCode: string, part: Partial<Row>) => {
    const before = rows.get(teacherCode) ?? emptyRow;
    setRows(new Map(rows).set(teacherCode, { ...before, ...part }));
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = [...rows].filter(([, { isSet }]) => isSet);
    saving.mutate({
      quizCode,
      classes: chosen.map(([teacherCode, { opens, closes }]) => ({
        teacherCode,
        opensAt: fromLocalTime(opens, timeZone),
        closesAt: fromLocalTime(closes, timeZone),
      })),
    });
  };

  return (
    <form onSubmit={save} noValidate aria-label="Classes">
      <Text size="sm" c="dimmed">
        Only the classes you choose can start it. If you choose none, everybody with the code can.
        Students still working when it closes may finish. Times are the school’s ({timeZone}).
      </Text>
      <FormProblem
        message={saving.error && errorSentence(saving.error, quizzesMessages.setForFailed)}
      />
      {all.map(({ teacherCode, name }) => {
        const { isSet, opens, closes } = rows.get(teacherCode) ?? emptyRow;
        return (
          <fieldset key={teacherCode} className={classes.row}>
            <legend className={classes.legend}>{name}</legend>
            <Checkbox
              label={name}
              checked={isSet}
              disabled={isShared}
              onChange={(event) => change(teacherCode, { isSet: event.currentTarget.checked })}
            />
            {isSet && (
              <div className={classes.times}>
                <TextInput
                  type="datetime-local"
                  label="Opens"
                  value={opens}
                  onChange={(event) => change(teacherCode, { opens: event.currentTarget.value })}
                />
                <TextInput
                  type="datetime-local"
                  label="Closes"
                  value={closes}
                  onChange={(event) => change(teacherCode, { closes: event.currentTarget.value })}
                />
              </div>
            )}
          </fieldset>
        );
      })}
      <Button type="submit" mt="md" loading={saving.isPending}>
        Save
      </Button>
    </form>
  );
}

const emptyRow: Row = { isSet: false, opens: '', closes: '' };

function rowOf({ teacherCode }: SchoolClass, { classes: set }: SetFor, timeZone: string): Row {
  const found = set.find((one) => one.teacherCode === teacherCode);
  if (!found) return emptyRow;
  return {
    isSet: true,
    opens: toLocalTime(found.opensAt, timeZone),
    closes: toLocalTime(found.closesAt, timeZone),
  };
}
