import { ActionIcon, Popover, Text } from '@mantine/core';
import { IconHelp } from '../../icons/help.ts';
import type { ReactNode } from 'react';
import classes from './what-is-this.module.css';

interface WhatIsThisProps {
  /** The term explained, as shown next to the button. */
  term: string;
  /** A few plain sentences. */
  children: ReactNode;
}

/**
 * A help button that explains a term in plain words; opens above it, because its figure is below.
 */
export function WhatIsThis({ term, children }: WhatIsThisProps) {
  return (
    <Popover width={300} position="top" withArrow shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          className={classes.button}
          aria-label={`What is this? ${term}`}
        >
          <IconHelp size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.words}>
        <Text fw={650} size="sm">
          {term}
        </Text>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
