import buttons from '../button.module.css';
import classes from './hero.module.css';
import { MarkingExample } from './marking-example.tsx';

/** Introduces Greenpen in one sentence and on one sheet. */
export function Hero() {
  return (
    <section id="home" className={classes.hero}>
      <div>
        <h1 className={classes.title}>
          Marking that starts <span className={classes.pencil}>in pencil</span> and ends{' '}
          <span className={classes.ink}>in your pen.</span>
        </h1>
        <p className={classes.lead}>
          Greenpen makes the first pass over a class set of written answers, by your own mark
          scheme, and underlines the words that earned each mark. You accept its marks, or write
          your own over them.
        </p>
        <div className={classes.actions}>
          <a href="#contact" className={buttons.button} data-ripples>
            Book a Demo
          </a>
          <a href="#features" className={buttons.button} data-kind="quiet" data-ripples>
            See a marked set
          </a>
        </div>
      </div>
      <MarkingExample />
    </section>
  );
}
