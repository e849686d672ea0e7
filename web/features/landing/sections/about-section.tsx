import classes from './about-section.module.css';
import buttons from '../button.module.css';
import { Evidence } from './evidence.tsx';
import { Section } from './section.tsx';

/** Says who decides, and where the answers are sent (anchor About). */
export function AboutSection() {
  return (
    <Section id="about" number={3} question="Who decides, and where do the answers go?">
      <dl className={classes.points}>
        <div>
          <dt>You decide.</dt>
          <dd>
            The AI’s mark stays in pencil until you accept it. Where you disagree, yours counts, and{' '}
            <Evidence>both stay on record</Evidence>: who marked what, when, and by which scheme.
          </dd>
        </div>
        <div>
          <dt>They need not leave the school.</dt>
          <dd>
            The bundled marker works on your own server. <Evidence>Nothing leaves it</Evidence>, and
            it needs no key. It suits short answers with clear points; on longer ones it is less
            sure, and says so.
          </dd>
        </div>
        <div>
          <dt>The names it knows are hidden first.</dt>
          <dd>
            If your school connects a language model, it gets the question, the mark scheme, the
            answer, and answers like it that you have confirmed.{' '}
            <Evidence>Names of the class and email addresses are replaced</Evidence>; a nickname may
            stay. It says which points are there; Greenpen looks for the words and adds up.
          </dd>
        </div>
        <div>
          <dt>It is yours to read.</dt>
          <dd>
            Greenpen is free software under the MIT licence, on <a href="/github">its repository</a>
            . It <Evidence>installs with two commands</Evidence> and includes its own database.
          </dd>
        </div>
      </dl>
      <a href="#contact" className={buttons.button} data-kind="quiet" data-ripples>
        Contact Us
      </a>
    </Section>
  );
}
