import { Skeleton } from '@mantine/core';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import classes from './performance-overview.module.css';

/** The placeholder of the overview, including what comes before it. */
export function OverviewSkeleton() {
  return (
    <div className={classes.overview}>
      <Skeleton h={27} w={280} maw="70vw" mb="sm" aria-hidden />
      <ListSkeleton />
    </div>
  );
}
