import { Anchor, Button, NativeSelect, Text, Title } from '@mantine/core';
import { IconChartBar } from '../../icons/chart-bar.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { MAX_PAGE_SIZE } from '../../../shared/business-rules.ts';
import type { QuizPerformance } from '../../../shared/contract/results.ts';
import { resultsMessages } from '../../../shared/messages/results.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { DataTable, type DataTableColumn } from '../../ui/tables/data-table.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import classes from './performance-overview.module.css';

/** A dashboard shows only the newest; the full list is a click away. */
const NEWEST = 8;

interface PerformanceOverviewProps {
  /** Shows the first steps to teachers without any answers yet. */
  leadsOn?: boolean;
  /** Shows every quiz rather than only the newest. */
  isWhole?: boolean;
}

/**
 * The results of the classes, quiz by quiz (spec section 2, /dashboard), preceded by the first
 * steps for a new teacher. Both appear together, so that nothing moves.
 */
export function PerformanceOverview({
  leadsOn = false,
  isWhole = false,
}: PerformanceOverviewProps) {
  const titleId = useId();
  const [teacherCode, setTeacherCode] = useState('');
  const overview = useQuery({
    ...api.results.performanceOverview.queryOptions({
      input: teacherCode === '' ? undefined : { teacherCode },
      placeholderData: keepPreviousData,
    }),
    // The surrounding page waits for the same call: a retry on mount would unmount this again, in
    // an endless loop.
    retryOnMount: false,
  });
  const isNew =
    leadsOn &&
    teacherCode === '' &&
    overview.data !== undefined &&
    overview.data.items.every(({ submissions }) => submissions === 0);
  const bank = useQuery({
    ...api.questions.list.queryOptions({ input: { pageSize: 1 } }),
    enabled: isNew,
  });

  if (overview.isPending || (isNew && bank.isPending)) return <OverviewSkeleton />;
  return (
    <>
      {isNew && bank.data && (
        <FirstSteps questions={bank.data.total} quizCode={overview.data.items[0]?.quizCode} />
      )}
      <section aria-labelledby={titleId} className={classes.overview}>
        <div className={classes.head}>
          <Title order={2} id={titleId}>
            Class Performance Overview
          </Title>
          <ClassChoice teacherCode={teacherCode} onChoose={setTeacherCode} />
        </div>
        {overview.data ? (
          <Performance items={overview.data.items} isWhole={isWhole} />
        ) : (
          <ErrorState of={overview} message={resultsMessages.overviewFailed} />
        )}
      </section>
    </>
  );
}

/** A choice of class, if the averages cover several. */
function ClassChoice({
  teacherCode,
  onChoose,
}: {
  teacherCode: string;
  onChoose: (teacherCode: string) => void;
}) {
  const { data } = useQuery(
    api.classes.list.queryOptions({ input: { pageSize: MAX_PAGE_SIZE, archived: false } }),
  );
  if (!data || data.items.length < 2) return null;
  return (
    <NativeSelect
      size="xs"
      aria-label="Class"
      value={teacherCode}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[
        { value: '', label: 'All classes' },
        ...data.items.map((one) => ({ value: one.teacherCode, label: one.name })),
      ]}
    />
  );
}

interface PerformanceProps {
  items: readonly QuizPerformance[];
  isWhole: boolean;
}

function Performance({ items, isWhole }: PerformanceProps) {
  if (items.length > 0) return <PerformanceTable items={items} isWhole={isWhole} />;
  return (
    <EmptyState
      title={resultsMessages.overviewEmpty}
      icon={<IconChartBar size={32} />}
      action={
        <Button component={Link} to={paths.createQuiz}>
          Create Quiz
        </Button>
      }
    >
      Once students have submitted a quiz, its results appear here.
    </EmptyState>
  );
}

function PerformanceTable({ items, isWhole }: PerformanceProps) {
  return (
    <>
      <DataTable
        caption="Class Performance Overview"
        columns={columns}
        rows={isWhole ? items : items.slice(0, NEWEST)}
        rowKey={({ quizCode }) => quizCode}
      />
      {!isWhole && items.length > NEWEST && (
        <Button component={Link} to={paths.results} variant="subtle" mt="xs">
          Show all {items.length} quizzes
        </Button>
      )}
    </>
  );
}

const columns: readonly DataTableColumn<QuizPerformance>[] = [
  {
    key: 'name',
    header: 'Quiz Name',
    isRowHeader: true,
    sortValue: ({ title, quizCode }) => title || quizCode,
    cell: ({ title, quizCode }) => (
      <>
        <Anchor component={Link} to={paths.quizResults(quizCode)} inherit>
          {title || quizCode}
        </Anchor>
        {title && (
          <Text component="span" c="dimmed" size="sm" className={classes.code}>
            {quizCode}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'average',
    header: 'Average Score',
    align: 'end',
    width: '24%',
    sortValue: ({ averageScore }) => averageScore ?? -1,
    cell: ({ averageScore }) =>
      averageScore === null ? (
        <Text component="span" c="dimmed" size="sm">
          Pending
        </Text>
      ) : (
        `${averageScore.toFixed(2)}%`
      ),
  },
  {
    key: 'submissions',
    header: 'Submissions',
    align: 'end',
    width: '20%',
    sortValue: ({ submissions }) => submissions,
    cell: ({ submissions }) => submissions,
  },
];
