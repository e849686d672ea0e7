import { Skeleton } from '@mantine/core';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import classes from './attempts.module.css';

/** The placeholder of the live view while its first response is loading. */
export function LiveSkeleton() {
  return (
    <>
      <div className={classes.top} aria-hidden>
        <Skeleton h={{ base: 290, sm: 247 }} radius="lg" />
        <Skeleton h={247} radius="lg" />
      </div>
      <div className={classes.progress} aria-hidden>
        <Skeleton h={22} w={180} />
      </div>
      <div className={classes.tools} aria-hidden>
        <Skeleton h={61} className={classes.search} />
      </div>
      <ListSkeleton />
    </>
  );
}
