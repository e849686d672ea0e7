import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './code-to-copy.module.css';
import { useCopy } from './use-copy.ts';

interface CodeToCopyProps {
  code: string;
  /** Large enough to read from the back of a room. */
  isLarge?: boolean;
  /** Further buttons next to Copy code. */
  children?: ReactNode;
}

/** A code to read out or to copy. */
export function CodeToCopy({ code, isLarge = false, children }: CodeToCopyProps) {
  const { copy, hasFailed, said, Icon } = useCopy(code);
  return (
    <>
      <p className={classes.code} data-large={isLarge || undefined}>
        {code}
      </p>
      <div className={classes.actions}>
        <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={copy}>
          Copy code
        </Button>
        {children}
      </div>
      <output className={classes.said} data-failed={hasFailed || undefined}>
        {said}
      </output>
    </>
  );
}
