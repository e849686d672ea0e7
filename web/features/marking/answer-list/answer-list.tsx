import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useVisibleRows } from '../../../ui/lists/use-visible-rows.ts';
import type { MarkTarget } from '../decisions/mark-target.ts';
import { AnswerRow } from './answer-row.tsx';
import classes from './answer-list.module.css';
import type { Cursor } from './use-cursor.ts';
import { revealRow, ROW_REM } from './reveal-row.ts';

export interface ListedAnswer {
  target: MarkTarget;
  /** Shown below the answer: who wrote it, or why it is in the list. */
  facts: readonly string[];
}

interface AnswerListProps {
  label: string;
  answers: readonly ListedAnswer[];
  cursor: Cursor;
  /** Shown above the list. */
  top?: ReactNode;
}

/** The list of answers, one row each. Rows keep their places when marks change. */
export function AnswerList({ label, answers, cursor, top }: AnswerListProps) {
  const { index, pick } = cursor;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { first, end, onScroll } = useVisibleRows(ROW_REM);

  useEffect(() => {
    if (box.current) revealRow(box.current, index);
  }, [index]);

  return (
    <div className={classes.column}>
      <div>{top}</div>
      <div
        ref={box}
        className={classes.list}
        // A <select> can neither show two lines per row nor hold hundreds of rows.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={label}
        aria-activedescendant={`${id}-${index}`}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div role="presentation" style={{ height: `${answers.length * ROW_REM}rem` }}>
          {answers.slice(first, end).map((answer, offset) => {
            const at = first + offset;
            return (
              <AnswerRow
                key={answer.target.key}
                id={`${id}-${at}`}
                answer={answer}
                at={at}
                of={answers.length}
                isCurrent={at === index}
                onPick={pick}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
