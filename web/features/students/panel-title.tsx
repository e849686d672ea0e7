import { Title } from '@mantine/core';
import classes from './panel-title.module.css';

/** The heading of a small panel next to the main column. */
export function PanelTitle({ id, children }: { id: string; children: string }) {
  return (
    <Title order={2} size="h3" id={id} className={classes.title}>
      {children}
    </Title>
  );
}
