import { Anchor, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { WaitingWork as Waiting } from '../../../shared/contract/results.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { resultsMessages } from '../../../shared/messages/results.ts';
import { IconCircleCheck } from '../../icons/circle-check.ts';
import { counted } from '../../../shared/counted.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { RecentQuizzes } from './recent-quizzes.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { findWaitingSteps } from './find-waiting-steps.ts';
import classes from './waiting-work.module.css';

interface WaitingWorkProps {
  /** Returns the link of a recent quiz. */
  recentLead?: (quizCode: string) => string;
  /** The rest of the page, which waits for this part, so that nothing moves. */
  children: ReactNode;
}

/** A teacher's pending work, each item a link, followed by recent quizzes. */
export function WaitingWork({ recentLead = paths.quizSuccess, children }: WaitingWorkProps) {
  const titleId = useId();
  const work = useQuery(api.results.waitingWork.queryOptions({ input: {} }));
  const welfare = useQuery(api.welfare.list.queryOptions({ input: {} }));
  const reports = useQuery(api.reports.listToRead.queryOptions());
  const recent = useQuery(api.results.performanceOverview.queryOptions());
  const looks = [work, welfare, reports];
  if ([...looks, recent].some(({ isPending }) => isPending)) return <OverviewSkeleton />;
  const toRead = welfare.data?.open ?? 0;
  const items = work.data?.items ?? [];
  const quizzes = recent.data?.items ?? [];
  const unsigned = (reports.data?.items ?? []).reduce(
    (sum, batch) => sum + (batch.isForActor ? batch.reports - batch.signed : 0),
    0,
  );
  const isEmpty = toRead + unsigned + items.length === 0;
  const isSure = looks.every(({ isSuccess }) => isSuccess);
  return (
    <>
      {(!isEmpty || !isSure || quizzes.some(({ submissions }) => submissions > 0)) && (
        <section aria-labelledby={titleId} className={classes.waiting}>
          <Title order={2} id={titleId} size="h3">
            Waiting for you
          </Title>
          <ul className={classes.list}>
            {toRead > 0 && (
              <WaitingTexts
                name="Welfare"
                said={counted(toRead, 'text to read', 'texts to read')}
                path={paths.welfare}
              />
            )}
            {unsigned > 0 && (
              <WaitingTexts
                name="Reports"
                said={counted(unsigned, 'report to read and sign', 'reports to read and sign')}
                path={paths.autoReport}
              />
            )}
            {items.map((quiz) => (
              <WaitingQuiz key={quiz.quizCode} quiz={quiz} />
            ))}
            {isEmpty && isSure && <AllDone weaker={welfare.data?.weaker ?? 0} />}
          </ul>
          {work.data?.isMore && (
            <Anchor component={Link} to={paths.viewQuizzes} size="sm">
              More waits in older quizzes. See all quizzes
            </Anchor>
          )}
          {!isSure && (
            <div className={classes.failure}>
              <ErrorState
                message={errorSentence(
                  looks.find(({ error }) => error !== null)?.error,
                  resultsMessages.waitingFailed,
                )}
                isRetrying={looks.some(({ isFetching }) => isFetching)}
                onRetry={() => void Promise.all(looks.map(({ refetch }) => refetch()))}
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

/**
 * Says that no work is pending. Weaker signs are only mentioned, but still no student sees the mark
 * of such a text before a decision.
 */
function AllDone({ weaker }: { weaker: number }) {
  return (
    <li className={classes.calm}>
      <IconCircleCheck size={20} aria-hidden />
      {weaker === 0 ? (
        'No marks, questions from students, welfare texts or reports are waiting for you.'
      ) : (
        <span>
          No marks, questions from students or reports are waiting for you. Under{' '}
          <Anchor component={Link} to={paths.welfare}>
            Welfare
          </Anchor>
          , {counted(weaker, 'weaker sign waits', 'weaker signs wait')} for a decision.
        </span>
      )}
    </li>
  );
}

interface WaitingTextsProps {
  name: string;
  /** Describes the pending work, e.g. "2 texts to read". */
  said: string;
  path: string;
}

function WaitingTexts({ name, said, path }: WaitingTextsProps) {
  return (
    <li className={classes.quiz}>
      <strong>{name}</strong>
      <Button component={Link} to={path} variant="default" size="sm" aria-label={`Read: ${said}`}>
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
