import { ActionIcon, Text } from '@mantine/core';
import { IconChevronDown } from '../../../icons/chevron-down.ts';
import { IconChevronUp } from '../../../icons/chevron-up.ts';
import type { ReactNode } from 'react';
import type { Cursor } from '../answer-list/use-cursor.ts';
import type { MarkTarget } from '../decisions/mark-target.ts';
import classes from './mark-panel.module.css';
import { PanelColumns } from './panel-columns.tsx';
import { MarkForm } from './mark-form.tsx';
import { Part } from './part.tsx';
import { MarkAnalysis, MarkDoubts, StudentAnswer } from './student-answer.tsx';

interface MarkPanelProps {
  target: MarkTarget;
  cursor: Cursor;
  /** The number of answers in the list. */
  of: number;
  /** The name of the student or group. */
  title: string;
  /** Shown with the marker's own doubts, for example why the answer is in the list. */
  doubts?: ReactNode;
  /** Shown below the answer, for example who else wrote it. */
  after?: ReactNode;
  /** Shown at the end, for example the question and its scheme. */
  below?: ReactNode;
}

/** The answer at the cursor: its text, the reasons for its mark, and the form for the mark. */
export function MarkPanel({ target, cursor, of, title, doubts, after, below }: MarkPanelProps) {
  return (
    <section className={classes.panel} aria-label="Answer in hand">
      <header className={classes.top}>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.steps}>
          <Text size="sm" c="dimmed" className={classes.place}>
            {cursor.index + 1} of {of}
          </Text>
          <StepButton label="Previous answer" by={-1} of={of} cursor={cursor} />
          <StepButton label="Next answer" by={1} of={of} cursor={cursor} />
        </div>
      </header>
      <PanelColumns
        answer={
          <>
            <Part title="Student answer">
              <StudentAnswer target={target} />
            </Part>
            {after}
            <MarkDoubts target={target} />
            {doubts}
            <MarkAnalysis target={target} isCurrent />
            {below}
          </>
        }
        pen={<MarkForm target={target} isCurrent onDone={cursor.goOn} />}
      />
    </section>
  );
}

interface StepButtonProps {
  label: string;
  by: 1 | -1;
  of: number;
  cursor: Cursor;
}

/** Stays focusable at the end of the list, so that keyboard users keep their place. */
function StepButton({ label, by, of, cursor }: StepButtonProps) {
  const isAtEnd = by === 1 ? cursor.index >= of - 1 : cursor.index === 0;
  const Icon = by === 1 ? IconChevronDown : IconChevronUp;
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      aria-disabled={isAtEnd}
      data-disabled={isAtEnd || undefined}
      onClick={() => cursor.step(by)}
    >
      <Icon size={18} />
    </ActionIcon>
  );
}
