import { MarkBadge } from '../../../ui/marks/mark-badge.tsx';
import { Evidence } from './evidence.tsx';
import { followBox } from './follow-box.ts';
import classes from './marking-example.module.css';

/**
 * Three marked answers that show a visitor what pencil and ink mean, and let them ink a mark. Works
 * without a script: the tick box is the state, and the styles draw it.
 */
export function MarkingExample() {
  return (
    <figure ref={followBox} className={classes.paper} aria-labelledby="example-title" data-example>
      <figcaption id="example-title" className={classes.question}>
        <span>Explain what happens to the particles when ice melts.</span>
        <span className={classes.marks}>[2 marks]</span>
      </figcaption>
      <ol className={classes.answers}>
        <li className={classes.answer}>
          <p className={classes.words}>
            The <Evidence>particles gain energy</Evidence> and{' '}
            <Evidence>break out of their fixed positions</Evidence>.
          </p>
          <div className={classes.verdict}>
            <MarkBadge state="accepted" mark={2} maxMark={2} />
            <span className={classes.aside}>You accepted it.</span>
          </div>
        </li>
        <li className={classes.answer}>
          <p className={classes.words}>
            It gets warm so the <Evidence>particles gain energy</Evidence>.
          </p>
          <div className={classes.verdict}>
            <span data-when="pencil">
              <MarkBadge state="pencil" mark={1} maxMark={2} />
            </span>
            <span data-when="ink">
              <MarkBadge state="accepted" mark={1} maxMark={2} />
            </span>
            <label className={classes.accept}>
              <input type="checkbox" className={classes.box} />
              <span data-when="pencil">Accept this mark</span>
              <span data-when="ink">Accepted, in ink</span>
            </label>
          </div>
        </li>
        <li className={classes.answer}>
          <p className={classes.words}>The particles melt and turn into water.</p>
          <div className={classes.verdict}>
            <MarkBadge state="overridden" mark={0} maxMark={2} aiMark={1} />
            <span className={classes.aside}>You wrote your own.</span>
          </div>
          <p className={classes.comment}>Particles do not melt. What do they do?</p>
        </li>
      </ol>
      <p className={classes.foot}>
        <span data-when="pencil">2 of 3 in ink. One is waiting for you.</span>
        <span data-when="ink">3 of 3 in ink. That is the job.</span>
      </p>
    </figure>
  );
}
