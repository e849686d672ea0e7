import { Skeleton, VisuallyHidden } from '@mantine/core';
import { generalMessages } from '../../../../shared/messages/general.ts';
import classes from './reteach.module.css';

/** The placeholder of the sheet. */
export function ReteachSkeleton() {
  return (
    <>
      <VisuallyHidden component="output">{generalMessages.loading}</VisuallyHidden>
      <div className={classes.bar} aria-hidden>
        <Skeleton h={24} w={200} />
        <Skeleton h={36} w={220} />
      </div>
      <Skeleton h={720} radius="lg" aria-hidden />
    </>
  );
}
