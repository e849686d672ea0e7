import { Skeleton, VisuallyHidden } from '@mantine/core';
import { messages } from '../../../shared/messages.ts';
import classes from './sitting.module.css';

/** Two questions to come. */
export function SittingSkeleton() {
  return (
    <div className={classes.questions}>
      <VisuallyHidden component="output">{messages.general.loading}</VisuallyHidden>
      <Skeleton height={240} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  );
}
