import { Skeleton, VisuallyHidden } from '@mantine/core';
import { generalMessages } from '../../../shared/messages/general.ts';
import classes from './sitting.module.css';

/** Two questions to come. */
export function SittingSkeleton() {
  return (
    <div className={classes.questions}>
      <VisuallyHidden component="output">{generalMessages.loading}</VisuallyHidden>
      <Skeleton height={240} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  );
}
