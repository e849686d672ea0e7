import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './fold.module.css';

interface FoldProps {
  /** The heading's level in the page. */
  level: 2 | 3;
  /** What stays visible when it is folded. */
  summary: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A part of the page that folds away under its heading. */
export function Fold({ level, summary, isOpen, onToggle, children }: FoldProps) {
  const contentId = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={classes.fold} data-level={level}>
      <Heading className={classes.heading}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={onToggle}
        >
          <IconChevronRight size={18} className={classes.chevron} aria-hidden />
          <span className={classes.summary}>{summary}</span>
        </UnstyledButton>
      </Heading>
      <div id={contentId}>
        <Collapse expanded={isOpen} keepMounted={false} transitionDuration={150}>
          <div className={classes.content}>{children}</div>
        </Collapse>
      </div>
    </section>
  );
}
