import '../../../ui/look.css';
import { ReadAloud } from '../../attempts/public.ts';
import classes from './arrangements-sample.module.css';
import type { ArrangementsDraft } from './use-arrangements.ts';

const QUESTION = 'Explain why leaves are mostly green. Use the word chlorophyll in your answer.';
const isSpeechSupported = 'speechSynthesis' in window;

/** A sample question as the student will see it, updated with the choices. */
export function ArrangementsSample({ fontSize, overlay, readAloud }: ArrangementsDraft) {
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>What a question will look like</figcaption>
      <div className={classes.sheet} data-overlay={overlay} data-font-size={fontSize}>
        <div className={classes.card}>
          <div className={classes.top}>
            <strong>Question 1</strong>
            <span className={classes.quiet}>2 marks</span>
          </div>
          <p className={classes.words}>{QUESTION}</p>
          {readAloud && isSpeechSupported && (
            <ReadAloud
              number={1}
              question={{ kind: 'text', options: '', questionText: QUESTION }}
            />
          )}
          <p className={classes.answer}>Chlorophyll takes in red and blue light…</p>
        </div>
      </div>
    </figure>
  );
}
