import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { WaitingWork as Waiting } from '../../../shared/contract/results.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { findWaitingSteps } from './find-waiting-steps.ts';
import classes from './waiting-work.module.css';

/**
 * What waits for a teacher, each a click away; nothing, not even a heading, where nothing waits.
 * @param children The rest of the page, which waits for it, so that nothing moves.
 */
export function WaitingWork({ children }: { children: ReactNode }) {
  const titleId = useId();
  const { data, isPending } = useQuery(api.results.waitingWork.queryOptions());
  if (isPending) return <OverviewSkeleton />;
  if (!data || data.items.length === 0) return children;
  return (
    <>
      <section aria-labelledby={titleId} className={classes.waiting}>
        <Title order={2} id={titleId} size="h3">
          Waiting for you
        </Title>
        <ul className={classes.list}>
          {data.items.map((quiz) => (
            <WaitingQuiz key={quiz.quizCode} quiz={quiz} />
          ))}
        </ul>
      </section>
      {children}
    </>
  );
}

function WaitingQuiz({ quiz }: { quiz: Waiting }) {
  return (
    <li className={classes.quiz}>
      <span className={classes.name}>
        <Link to={paths.quizResults(quiz.quizCode)} className={classes.link}>
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
