import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state.module.css';

interface EmptyStateProps {
  title: string;
  /** A sentence that says what to do next. */
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

/** The placeholder of a list or page that has nothing to show yet. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {icon && (
        <div className={classes.icon} aria-hidden>
          {icon}
        </div>
      )}
      <Text fw={600}>{title}</Text>
      {children && (
        <Text component="div" c="dimmed" maw="44ch" className={classes.words}>
          {children}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
