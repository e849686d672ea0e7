import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  /** The anchor, and what the heading's id begins with. */
  id: string;
  /** As on a test paper: the number of the question. */
  number: number;
  question: string;
  children: ReactNode;
}

/** A part of the front page, which asks a question in its heading and answers it below. */
export function Section({ id, number, question, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} className={classes.section} aria-labelledby={headingId}>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <h2 id={headingId} className={classes.question}>
        {question}
      </h2>
      <div className={classes.answer}>{children}</div>
    </section>
  );
}
