import { Skeleton, Text, Title } from '@mantine/core';
import { IconChartLine } from '../../icons/chart-line.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import type { MyTypingResults as Results } from '../../../shared/contract/typing-test.ts';
import { typingTestMessages } from '../../../shared/messages/typing-test.ts';
import { api } from '../../api/client.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { formatDate } from '../../ui/dates/format-date.ts';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import classes from './my-typing-results.module.css';

const TypingPlot = lazy(() => import('./typing-plot.tsx'));

/** The person's own runs: the best one, and the progress from run to run. */
export function MyTypingResults() {
  const titleId = useId();
  const { data, error, isFetching, refetch } = useQuery(api.typingTest.myResults.queryOptions());
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId} mb="sm">
        Your Results
      </Title>
      {data && <Shown {...data} />}
      {!data && error && (
        <ErrorState
          of={{ error, isFetching, refetch }}
          message={typingTestMessages.historyFailed}
        />
      )}
      {!data && !error && <ListSkeleton />}
    </section>
  );
}

function Shown({ best, results }: Results) {
  if (!best) {
    return (
      <EmptyState
        title={typingTestMessages.historyEmpty}
        icon={<IconChartLine size={28} aria-hidden />}
      />
    );
  }
  return (
    <div className={classes.card}>
      <p className={classes.best}>
        <span className={classes.label}>Best</span>
        <strong>{best.wpm} WPM</strong>
        <Text component="span" c="dimmed" size="sm">
          {best.accuracy}% accuracy, {formatDate(best.timestamp)}
        </Text>
      </p>
      <figure className={classes.plot}>
        <Suspense fallback={<Skeleton className={classes.chart} />}>
          <TypingPlot results={results} />
        </Suspense>
        <Text component="figcaption" c="dimmed" size="sm">
          {summary(results)}
        </Text>
      </figure>
    </div>
  );
}

/** Describes the chart in words. */
function summary(results: Results['results']): string {
  const speeds = results.map(({ wpm }) => wpm);
  const latest = speeds.at(-1) ?? 0;
  if (speeds.length === 1) return `WPM of your only run: ${latest}.`;
  const [slowest, fastest] = [Math.min(...speeds), Math.max(...speeds)];
  return `WPM of your last ${speeds.length} runs: between ${slowest} and ${fastest}, most recently ${latest}.`;
}
