import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tab-line.module.css';

/** The tabs of a page in one line, which scrolls sideways on a phone; the open tab is in view. */
export function TabLine({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tabs = line.current;
    const open = tabs?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!tabs || !open) return undefined;
    // Runs again when the tab grows, for example when a count arrives.
    const size = new ResizeObserver(() => {
      tabs.scrollLeft = open.offsetLeft + open.offsetWidth - tabs.clientWidth;
    });
    size.observe(open);
    return () => size.disconnect();
  }, []);

  return (
    <Tabs.List ref={line} className={classes.tabs}>
      {children}
    </Tabs.List>
  );
}
