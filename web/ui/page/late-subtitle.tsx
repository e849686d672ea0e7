import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './late-subtitle.module.css';

/** The line below a page's title, with a placeholder of the same height until its text arrives. */
export function LateSubtitle({ children }: { children: ReactNode }) {
  return (
    <div className={classes.line} aria-hidden={!children}>
      {children || <Skeleton h="0.9em" w={240} maw="70vw" />}
    </div>
  );
}
