import type { ReactNode } from 'react';
import type { MarkedQuestion } from '../decisions/mark-target.ts';
import { counted } from '../../../../shared/counted.ts';
import { AskedText, SchemeText } from '../mark-panel/asked.tsx';
import classes from './question-view.module.css';

interface QuestionAndSchemeProps {
  question: MarkedQuestion;
  /** From 1. */
  number: number;
  /** The picker for the other questions. */
  picker: ReactNode;
}

/** The question and its mark scheme, side by side above the answers. */
export function QuestionAndScheme({ question, number, picker }: QuestionAndSchemeProps) {
  return (
    <div className={classes.asked}>
      <div className={classes.half}>
        {picker}
        <Scrolling label={`Question ${number}`}>
          <AskedText question={question} number={number} />
        </Scrolling>
      </div>
      <div className={classes.half}>
        <h2 className={classes.halfTitle}>
          Mark scheme <span>· {counted(question.maxMark, 'mark')}</span>
        </h2>
        <Scrolling label="Mark scheme">
          <SchemeText question={question} number={number} />
        </Scrolling>
      </div>
    </div>
  );
}

/** Scrolls a long text in place, so that the answers stay near. */
function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A scrollable area must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.scrolling} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
