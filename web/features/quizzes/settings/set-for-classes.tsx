import { Button, Checkbox, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../../shared/business-rules.ts';
import type { SetFor } from '../../../../shared/contract/quizzes.ts';
import {
  confirmTakeOff,
  losesWithQuiz,
  quizzesMessages,
} from '../../../../shared/messages/quizzes.ts';
import { pick } from '../../../../shared/pick.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { useSchoolTimeZone } from '../../../api/use-current-user.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { hasWrongDate } from '../../../ui/dates/date-input.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useUnsavedGuard } from '../../../ui/dialogs/use-unsaved-guard.ts';
import { OwnWindows } from './own-windows.tsx';
import classes from './set-for-classes.module.css';
import {
  noWindow,
  readTypedWindow,
  typedWindow,
  WindowFields,
  type TypedWindow,
} from './window-fields.tsx';

interface SetForClassesProps {
  quizCode: string;
  /**
   * True for somebody else's quiz: its owner chooses the classes, and the teacher can only change
   * the windows of their own.
   */
  isShared: boolean;
}

/** From this many classes on, the list has a search. */
const MANY_CLASSES = 12;

/** The classes for which a quiz is set, and when each may start it. */
export function SetForClasses({ quizCode, isShared }: SetForClassesProps) {
  const [search, setSearch] = useState('');
  const [isLong, setIsLong] = useState(false);
  const mine = useQuery({
    ...api.classes.list.queryOptions({ input: { search, pageSize: MAX_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  const setFor = useQuery(api.quizzes.getSetFor.queryOptions({ input: { quizCode } }));
  if ((mine.data?.total ?? 0) > MANY_CLASSES && !isLong) setIsLong(true);
  // Loaded data stays if a refetch fails, because it may hold changes.
  const [known, setKnown] = useState(mine.data);
  if (mine.data && mine.data !== known) setKnown(mine.data);
  const error = mine.error ?? setFor.error;
  const failure = error && (
    <ErrorState
      message={errorSentence(error, quizzesMessages.setForFailed)}
      isRetrying={mine.isFetching || setFor.isFetching}
      onRetry={() => void Promise.all([mine.refetch(), setFor.refetch()])}
    />
  );
  if (!known || !setFor.data) return failure ?? <Skeleton h={160} aria-busy="true" />;
  const { items, total } = known;
  return (
    <>
      {failure}
      {isLong && !isShared && (
        <SearchField label="Find a class" value={search} onSearch={setSearch} />
      )}
      {total > items.length && (
        <Text size="sm" c="dimmed">
          The first {items.length} of {total.toLocaleString('en-GB')} classes.
        </Text>
      )}
      <ClassWindows
        quizCode={quizCode}
        found={isShared ? [] : items}
        setFor={setFor.data}
        isShared={isShared}
      />
      <OwnWindows quizCode={quizCode} setFor={setFor.data} />
    </>
  );
}

interface Row extends TypedWindow {
  name: string;
  isSet: boolean;
}

/** Unsaved changes of the rows. */
type Changes = ReadonlyMap<string, Partial<Row> & { name: string }>;

/** Returns the classes in display order: the current ones, with unsaved changes applied. */
function rowsOf(
  found: ClassWindowsProps['found'],
  { classes: set }: SetFor,
  changes: Changes,
  timeZone: string,
): (Row & { teacherCode: string })[] {
  const rows = new Map<string, Row>([
    ...found.map(
      ({ teacherCode, name }) => [teacherCode, { name, isSet: false, ...noWindow }] as const,
    ),
    ...set.map(
      ({ teacherCode, name, ...window }) =>
        [teacherCode, { name, isSet: true, ...typedWindow(window, timeZone) }] as const,
    ),
  ]);
  // Rows chosen before the search changed.
  for (const [teacherCode, { name }] of changes)
    if (!rows.has(teacherCode)) rows.set(teacherCode, { name, isSet: false, ...noWindow });
  return [...rows].map(([teacherCode, row]) => ({
    teacherCode,
    ...row,
    ...changes.get(teacherCode),
  }));
}

/** True if saving would change anything; the times of a class that is not chosen do not count. */
function isAnyChanged(rows: ReturnType<typeof rowsOf>, before: ReturnType<typeof rowsOf>): boolean {
  return rows.some((row) => {
    const was = before.find(({ teacherCode }) => teacherCode === row.teacherCode);
    if (!row.isSet || !was?.isSet) return row.isSet !== (was?.isSet ?? false);
    return row.opens !== was.opens || row.closes !== was.closes;
  });
}

interface ClassWindowsProps {
  quizCode: string;
  /** Classes that can be chosen, in addition to those already set, which may have ended. */
  found: readonly { teacherCode: string; name: string }[];
  setFor: SetFor;
  isShared: boolean;
}

function ClassWindows({ quizCode, found, setFor, isShared }: ClassWindowsProps) {
  const queryClient = useQueryClient();
  const timeZone = useSchoolTimeZone();
  const [changes, setChanges] = useState<Changes>(new Map());
  const rows = rowsOf(found, setFor, changes, timeZone);
  useUnsavedGuard(() => isAnyChanged(rows, rowsOf(found, setFor, new Map(), timeZone)));
  const saving = useMutation(
    api.quizzes.setFor.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(api.quizzes.getSetFor.queryKey({ input: { quizCode } }), saved);
        setChanges(new Map());
        toast.success(quizzesMessages.setForSaved);
      },
    }),
  );
  const save = async () => {
    const chosen = rows.filter(({ isSet }) => isSet);
    const lost = setFor.classes.filter(
      ({ teacherCode }) => !chosen.some((one) => one.teacherCode === teacherCode),
    );
    if (!(await mayTakeOff(lost, chosen.length))) return;
    saving.mutate({
      quizCode,
      classes: chosen.map(({ teacherCode, ...typed }) => {
        const stored = setFor.classes.find((one) => one.teacherCode === teacherCode);
        return { teacherCode, ...readTypedWindow(typed, timeZone, stored) };
      }),
      // A colleague may have changed the list meanwhile, so the server applies only differences
      // from this version.
      seen: setFor.classes.map((one) => pick(one, ['teacherCode', 'opensAt', 'closesAt'])),
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!hasWrongDate(event.currentTarget)) void save();
  };

  return (
    <form onSubmit={submit} noValidate aria-label="Classes">
      <Text size="sm" c="dimmed">
        Only the classes you choose can start it. If you choose none, everybody with the code can.
        Students still working when it closes may finish. Times are the school’s ({timeZone}).
      </Text>
      <FormProblem
        message={saving.error && errorSentence(saving.error, quizzesMessages.setForFailed)}
      />
      {rows.map(({ teacherCode, ...row }) => {
        const change = (part: Partial<Row>) =>
          setChanges(
            new Map(changes).set(teacherCode, {
              ...changes.get(teacherCode),
              name: row.name,
              ...part,
            }),
          );
        return (
          <fieldset key={teacherCode} className={classes.row}>
            <legend className={classes.legend}>{row.name}</legend>
            <Checkbox
              label={row.name}
              checked={row.isSet}
              disabled={isShared}
              onChange={(event) => change({ isSet: event.currentTarget.checked })}
            />
            {row.isSet && (
              <div className={classes.times}>
                <WindowFields {...row} onChange={change} />
              </div>
            )}
          </fieldset>
        );
      })}
      {setFor.classes.length > 0 && rows.every(({ isSet }) => !isSet) && (
        <Text component="output" display="block" size="sm" mt="md">
          No class is chosen: once saved, everybody with the code can start this quiz.
        </Text>
      )}
      <Button type="submit" mt="md" loading={saving.isPending}>
        Save
      </Button>
    </form>
  );
}

/** Confirms, if a class would lose more than access to the quiz. */
async function mayTakeOff(lost: SetFor['classes'], classesLeft: number): Promise<boolean> {
  const details = lost.map(losesWithQuiz).filter(Boolean);
  if (details.length === 0) return true;
  return confirm({
    title: 'Take classes off this quiz',
    message: confirmTakeOff(classesLeft),
    details,
    confirmLabel: 'Take off and save',
  });
}
