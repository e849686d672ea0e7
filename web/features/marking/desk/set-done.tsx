import { Anchor, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { counted } from '../../../../shared/counted.ts';
import { withClass } from '../../quizzes/public.ts';
import type { ToCheck } from '../check-first/use-to-check.ts';
import classes from './set-done.module.css';
import type { Responses } from '../use-responses.ts';

interface SetDoneProps {
  responses: Responses;
  /** The counts of the marks; undefined while they are not known. */
  counts: ToCheck | undefined;
}

/** True if everything is marked, nothing is left to check, and the students see it. */
function isSetDone(responses: Responses, counts: ToCheck) {
  const { submissionCount, resultsRelease, releasedAt, toRelease } = responses;
  if (submissionCount === 0 || counts.unmarked + counts.total > 0) return false;
  if (resultsRelease === 'when-released') return releasedAt !== null || toRelease?.unreleased === 0;
  return resultsRelease === 'as-marked' || counts.inked === submissionCount;
}

/** A quiet message at the moment when a class set is done; not shown on later visits. */
export function SetDone({ responses, counts }: SetDoneProps) {
  const isDone = counts && isSetDone(responses, counts);
  const [before, setBefore] = useState(isDone);
  const [isShown, setIsShown] = useState(false);
  if (isDone !== undefined && isDone !== before) {
    setBefore(isDone);
    setIsShown(isDone && before === false);
  }
  // Mounted from the start, so that later content is announced.
  return (
    <output className={classes.place}>
      {isShown && (
        <span className={classes.done}>
          <svg viewBox="0 0 48 40" className={classes.tick} aria-hidden>
            <path d="M5 23c4 3 8 8 11 13C21 22 30 10 44 4" pathLength={1} />
          </svg>
          <span className={classes.words}>
            <strong>That’s the set done.</strong> {counted(responses.submissionCount, 'answer')}{' '}
            marked, and your students can see how they did. Time for a cup of tea.
            <Anchor
              component={Link}
              to={withClass(paths.reteach(responses.quizCode), responses.schoolClass?.teacherCode)}
              display="block"
            >
              What to reteach, when you are ready
            </Anchor>
          </span>
          <CloseButton aria-label="Dismiss" c="inherit" onClick={() => setIsShown(false)} />
        </span>
      )}
    </output>
  );
}
