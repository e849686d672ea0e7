import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { counted } from '../../../../shared/counted.ts';
import { rolloverMessages } from '../../../../shared/messages/rollover.ts';
import { IconArrowBackUp } from '../../../icons/arrow-back-up.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { useNextYear, useUndo } from './use-rollover.ts';
import { YearPlanForm } from './year-plan-form.tsx';

/** Lets an administrator start a new school year, and undo it within a week. */
export function NewYear() {
  const query = useNextYear();
  if (query.isPending) return <Skeleton h={520} radius="lg" />;
  if (!query.data) return <ErrorState of={query} message={rolloverMessages.loadFailed} />;
  const { last, classes, academicYear, leavingYear } = query.data;
  return (
    <Stack gap="lg">
      {last && <LastYear last={last} />}
      {classes === 0 ? (
        <Panel>
          <Text>
            No class in use has an academic year or a year group. Give them one with “Edit class”,
            or import a roster.
          </Text>
        </Panel>
      ) : (
        <YearPlanForm
          key={academicYear}
          initial={{ academicYear, leavingYear: leavingYear === null ? '' : String(leavingYear) }}
        />
      )}
    </Stack>
  );
}

type Last = NonNullable<NonNullable<ReturnType<typeof useNextYear>['data']>['last']>;

function LastYear({
  last: { id, academicYear, madeAt, classes, leavers, undoUntil },
}: {
  last: Last;
}) {
  const undo = useUndo();
  const ask = async () => {
    const isConfirmed = await confirm({
      title: 'Undo the new year?',
      message: rolloverMessages.undoQuestion,
      confirmLabel: 'Undo it',
    });
    if (isConfirmed) undo.mutate({ id });
  };
  return (
    <Panel>
      <Title order={2} size="h3">
        {academicYear} began on {formatDate(madeAt)}
      </Title>
      <Text c="dimmed" size="sm">
        {counted(classes, 'class was', 'classes were')} archived.{' '}
        {leavers > 0 && `${counted(leavers, 'student has', 'students have')} left. `}
        {undoUntil && `You can take this back until ${formatDate(undoUntil)}.`}
      </Text>
      {undoUntil && (
        <Button
          mt="sm"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          loading={undo.isPending}
          onClick={() => void ask()}
        >
          Undo it
        </Button>
      )}
      {undo.data && undo.data.kept.length > 0 && (
        <Text component="output" display="block" mt="sm">
          These new classes had already been used, and are archived: {undo.data.kept.join(', ')}.
        </Text>
      )}
    </Panel>
  );
}
