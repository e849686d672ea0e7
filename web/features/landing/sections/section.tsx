import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  /** The anchor, and the prefix of the heading's id. */
  id: string;
  /** The number of the question, as on a test paper. */
  number: number;
  question: string;
  children: ReactNode;
}

/** A part of the front page whose heading asks a question that the text below answers. */
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
