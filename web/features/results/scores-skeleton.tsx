import { Skeleton, VisuallyHidden } from '@mantine/core';
import { generalMessages } from '../../../shared/messages/general.ts';
import classes from './my-scores-screen.module.css';

/** The placeholder of the scores: three quizzes. */
export function ScoresSkeleton() {
  return (
    <div className={classes.cards}>
      <VisuallyHidden component="output">{generalMessages.loading}</VisuallyHidden>
      <Skeleton height={24} width="60%" mb="md" />
      <Skeleton height={176} radius="lg" />
      <Skeleton height={176} radius="lg" />
      <Skeleton height={176} radius="lg" />
    </div>
  );
}
