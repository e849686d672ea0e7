import { Skeleton } from '@mantine/core';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import classes from './plots.module.css';

/** The placeholder of the results. */
export function ResultsSkeleton() {
  return (
    <>
      <div aria-hidden>
        <Skeleton h={178} radius="lg" />
        <div className={classes.plots}>
          <Skeleton h={340} radius="lg" />
          <Skeleton h={340} radius="lg" />
        </div>
      </div>
      <Skeleton h={27} w={220} mt={44} mb="md" aria-hidden />
      <ListSkeleton />
    </>
  );
}
