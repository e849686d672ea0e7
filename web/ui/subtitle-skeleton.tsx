import { Skeleton } from '@mantine/core';
import classes from './subtitle-skeleton.module.css';

/** The line below a page's title while what it says is on the way, so that nothing moves then. */
export function SubtitleSkeleton() {
  return (
    <div className={classes.line} aria-hidden>
      <Skeleton h="0.9em" w={240} maw="70vw" />
    </div>
  );
}
