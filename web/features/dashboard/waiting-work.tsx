import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { WaitingWork as Waiting } from '../../../shared/contract/results.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { resultsMessages } from '../../../shared/messages/results.ts';
import { IconCircleCheck } from '../../icons/circle-check.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { RecentQuizzes } from './recent-quizzes.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { findWaitingSteps } from './find-waiting-steps.ts';
import classes from './waiting-work.module.css';

interface WaitingWorkProps {
  /** Where a recent quiz leads. */
  recentLead?: (quizCode: string) => string;
  /** The rest of the page, which waits for it, so that nothing moves. */
  children: ReactNode;
}

/** What waits for a teacher, each a click away, then the quizzes of late. */
export function WaitingWork({ recentLead = paths.quizSuccess, children }: WaitingWorkProps) {
  const titleId = useId();
  const work = useQuery(api.results.waitingWork.queryOptions({ input: {} }));
  const welfare = useQuery(api.welfare.list.queryOptions({ input: {} }));
  const recent = useQuery(api.results.performanceOverview.queryOptions());
  if (work.isPending || welfare.isPending || recent.isPending) return <OverviewSkeleton />;
  const toRead = welfare.data?.open ?? 0;
  const items = work.data?.items ?? [];
  const quizzes = recent.data?.items ?? [];
  const isEmpty = toRead === 0 && items.length === 0;
  const isSure = work.isSuccess && welfare.isSuccess;
  return (
    <>
      {(!isEmpty || !isSure || quizzes.some(({ submissions }) => submissions > 0)) && (
        <section aria-labelledby={titleId} className={classes.waiting}>
          <Title order={2} id={titleId} size="h3">
            Waiting for you
          </Title>
          <ul className={classes.list}>
            {toRead > 0 && <WaitingWelfare toRead={toRead} />}
            {items.map((quiz) => (
              <WaitingQuiz key={quiz.quizCode} quiz={quiz} />
            ))}
            {isEmpty && isSure && <AllDone />}
          </ul>
          {!isSure && (
            <div className={classes.failure}>
              <ErrorState
                message={errorSentence(work.error ?? welfare.error, resultsMessages.waitingFailed)}
                isRetrying={work.isFetching || welfare.isFetching}
                onRetry={() => void Promise.all([work.refetch(), welfare.refetch()])}
              />
            </div>
          )}
        </section>
      )}
      <RecentQuizzes quizzes={quizzes} leadsTo={recentLead} />
      {children}
    </>
  );
}

function AllDone() {
  return (
    <li className={classes.calm}>
      <IconCircleCheck size={20} aria-hidden />
      Everything is marked, checked and released. Nothing is waiting for you.
    </li>
  );
}

function WaitingWelfare({ toRead }: { toRead: number }) {
  const said = toRead === 1 ? '1 text to read' : `${toRead} texts to read`;
  return (
    <li className={classes.quiz}>
      <strong>Welfare</strong>
      <Button
        component={Link}
        to={paths.welfare}
        variant="default"
        size="sm"
        aria-label={`Read: ${said}`}
      >
        <span className={classes.said}>{said}</span>
        <span className={classes.action}>Read</span>
      </Button>
    </li>
  );
}

function WaitingQuiz({ quiz }: { quiz: Waiting }) {
  return (
    <li className={classes.quiz}>
      <span className={classes.name}>
        <Link to={paths.quizSuccess(quiz.quizCode)} className={classes.link}>
          <strong dir="auto">{quiz.title || quiz.quizCode}</strong>
        </Link>
        {quiz.title && (
          <Text component="span" c="dimmed" size="sm">
            {quiz.quizCode}
          </Text>
        )}
      </span>
      <span className={classes.steps}>
        {findWaitingSteps(quiz).map(({ said, action, path }) => (
          <Button
            key={action}
            component={Link}
            to={path}
            variant="default"
            size="sm"
            aria-label={`${action} ${quiz.quizCode}: ${said}`}
          >
            <span className={classes.said}>{said}</span>
            <span className={classes.action}>{action}</span>
          </Button>
        ))}
      </span>
    </li>
  );
}
