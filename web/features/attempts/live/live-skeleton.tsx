import { Skeleton } from '@mantine/core';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import classes from './sittings.module.css';

/** The live view while its first answer is on the way. */
export function LiveSkeleton() {
  return (
    <>
      <div className={classes.top} aria-hidden>
        <Skeleton h={260} radius="lg" />
        <Skeleton h={260} radius="lg" />
      </div>
      <ListSkeleton />
    </>
  );
}
