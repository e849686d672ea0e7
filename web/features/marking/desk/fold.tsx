import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '../../../icons/chevron-right.ts';
import { Activity, type ReactNode, type Ref, useId } from 'react';
import classes from './fold.module.css';

interface FoldProps {
  ref?: Ref<HTMLElement>;
  /** The heading's level in the document. */
  level: 2 | 3;
  /** Stays visible when collapsed. */
  summary: ReactNode;
  isOpen: boolean;
  /** True if it comes next: its content is rendered ahead while the teacher reads. */
  isPrepared?: boolean;
  /** True if keys act on it; it is highlighted then. */
  isCurrent?: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A collapsible part of the page with a heading. */
export function Fold(props: FoldProps) {
  const { ref, level, summary, isOpen, isPrepared = false, isCurrent = false } = props;
  const { onToggle, children } = props;
  const contentId = useId();
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      ref={ref}
      className={classes.fold}
      data-level={level}
      data-current={isCurrent || undefined}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <Heading className={classes.heading} id={headingId}>
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
      {/* Opens without an animation, which would delay the keys. */}
      <div id={contentId}>
        {(isOpen || isPrepared) && (
          <Activity mode={isOpen ? 'visible' : 'hidden'}>
            <div className={classes.content}>{children}</div>
          </Activity>
        )}
      </div>
    </section>
  );
}
