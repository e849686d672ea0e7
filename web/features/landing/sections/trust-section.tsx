import { MarkBadge } from '../../../ui/marks/mark-badge.tsx';
import { Evidence } from './evidence.tsx';
import { answersMeasured, markerAccuracy, measured } from '../documents/marker-accuracy.ts';
import { Section } from './section.tsx';
import classes from './trust-section.module.css';

/** Equal marks among the blind marks given, with the 95 % Wilson interval of the share. */
const agreement = [
  { question: 'Question 1', same: 10, of: 10, low: 72, high: 100 },
  { question: 'Question 2', same: 9, of: 10, low: 60, high: 98 },
  { question: 'Question 3', same: 4, of: 10, low: 17, high: 69 },
];

/** What Greenpen proves before it is trusted, and what was measured. */
export function TrustSection() {
  return (
    <Section id="trust" number={2} question="How far can I trust it?">
      <div className={classes.pair}>
        <div>
          <h3 className={classes.title}>Ten first.</h3>
          <p>
            Mark up to ten answers of each question before you see the AI’s marks. It learns from
            yours, and <Evidence>you see how often it agrees</Evidence>. Where that is not often
            enough for your school, nothing can be accepted in bulk.
          </p>
          <TenFirst />
        </div>
        <div>
          <h3 className={classes.title}>Six equal answers, one mark.</h3>
          <p>
            An answer that several students wrote is marked once, so nobody gets a different mark
            for the same words. You accept or change it for all of them.
          </p>
          <EqualAnswers />
        </div>
      </div>
      <p className={classes.measured}>
        The built-in marker, measured on {answersMeasured.toLocaleString('en-GB')} answers to{' '}
        {markerAccuracy.questions.toLocaleString('en-GB')} exam-style questions that it had never
        seen, written for this and marked by their {markerAccuracy.authors} authors: of the answers
        that it marked, {measured.same} got the author’s mark. Of the marks that it did not flag,{' '}
        {measured.sameUnflagged} were the author’s; {measured.halfWrong} of all answers were not
        flagged and wrong by half of the marks or more.{' '}
        <a href="/built-in-marker">What it can and cannot mark</a>
      </p>
    </Section>
  );
}

function TenFirst() {
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        An example: equal marks out of ten, and where the true share may lie
      </figcaption>
      <ul className={classes.rows}>
        {agreement.map(({ question, same, of, low, high }) => (
          <li key={question} className={classes.row}>
            <span>{question}</span>
            <span className={classes.plot} aria-hidden>
              <span className={classes.band} style={{ left: `${low}%`, width: `${high - low}%` }} />
              <span className={classes.dot} style={{ left: `${(same / of) * 100}%` }} />
            </span>
            <span className={classes.share}>
              {same} of {of}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function EqualAnswers() {
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        Carbon dioxide is bubbled through limewater. What is seen? [1 mark]
      </figcaption>
      <p className={classes.words}>
        It <Evidence>goes cloudy</Evidence>.
      </p>
      <p className={classes.verdict}>
        <MarkBadge state="pencil" mark={1} maxMark={1} />
        <span>6 students wrote this</span>
      </p>
    </figure>
  );
}
