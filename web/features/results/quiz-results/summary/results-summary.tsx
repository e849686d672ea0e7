import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { QuizResults } from '../../../../../shared/contract/quiz-results.ts';
import { heldBackFromResults } from '../../../../../shared/messages/welfare.ts';
import { paths } from '../../../../paths.ts';
import { useClassInAddress, withClass } from '../../../quizzes/public.ts';
import { InkBar } from '../../../../ui/marks/ink-bar.tsx';
import { WhatIsThis } from '../../../../ui/statistics/what-is-this.tsx';
import { inDigits } from '../../../../../shared/counted.ts';
import { formatMarked } from '../../format-count.ts';
import classes from './results-summary.module.css';
import { Statistics } from './statistics.tsx';

/** A summary of the quiz's results, and how reliable its marks are so far. */
export function ResultsSummary({ results }: { results: QuizResults }) {
  return (
    <section className={classes.summary} aria-label="Summary">
      <Standing results={results} />
      <Statistics results={results} />
    </section>
  );
}

function Standing({ results }: { results: QuizResults }) {
  const { quizCode, students, submissionCount, markedCount, inkedCount, heldBackCount } = results;
  const { teacherCode } = useClassInAddress();
  const pencil = markedCount - inkedCount;
  return (
    <div className={classes.standing}>
      <p className={classes.students}>
        <strong>{inDigits(students.length)}</strong>{' '}
        {students.length === 1 ? 'student' : 'students'} sat this quiz,{' '}
        {formatMarked(markedCount, submissionCount)}
      </p>
      <div className={classes.ink}>
        <span className={classes.inkText}>
          <strong>{inDigits(inkedCount)}</strong> {inkedCount === 1 ? 'mark' : 'marks'} in ink
          {pencil > 0 && ` · ${inDigits(pencil)} in pencil`}
          {submissionCount > markedCount && ` · ${inDigits(submissionCount - markedCount)} Pending`}
          <WhatIsThis term="Ink and pencil">
            A mark in ink is one that a teacher has accepted or changed. A mark in pencil counts in
            these results, and waits for a teacher.
          </WhatIsThis>
        </span>
        <InkBar inked={inkedCount} marked={markedCount} total={submissionCount} />
      </div>
      {heldBackCount > 0 && <HeldBack count={heldBackCount} />}
      <Anchor
        component={Link}
        to={withClass(paths.quizResponses(quizCode), teacherCode)}
        className={classes.desk}
      >
        {nextAtDesk(markedCount, submissionCount)}
      </Anchor>
    </div>
  );
}

/** Says how many texts are held back, but names nobody: results are shown to classes too. */
function HeldBack({ count }: { count: number }) {
  return (
    <p className={classes.heldBack}>
      {heldBackFromResults(count)}{' '}
      <Anchor component={Link} to={paths.welfare} inherit>
        Open Welfare
      </Anchor>
    </p>
  );
}

/** Returns the label of the link to the responses desk, by what is left to do there. */
function nextAtDesk(marked: number, total: number): string {
  if (marked === total) return 'Open the responses';
  return marked === 0 ? 'Mark the answers' : 'Mark the rest';
}
