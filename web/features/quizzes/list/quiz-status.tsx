import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { IconLock } from '../../../icons/lock.ts';
import { IconLockOpen } from '../../../icons/lock-open.ts';
import type { Quiz } from '../../../../shared/contract/quizzes.ts';
import { paths } from '../../../paths.ts';
import { sayLockedFor, sayReleased } from './class-states.ts';
import { resultsState, type ResultsState } from './results-state.ts';
import classes from './view-quizzes.module.css';

const resultsLabels: Record<ResultsState, string> = {
  'as-accepted': 'Results as accepted',
  'as-marked': 'Results as marked',
  released: 'Results released',
  waiting: 'Results not released',
};

/**
 * Active or Locked, even if only for some classes, and whether the results are released; links to
 * the results.
 */
export function QuizStatus({ quiz }: { quiz: Quiz }) {
  const lockedFor = sayLockedFor(quiz.classes);
  const isLocked = quiz.locked || lockedFor !== null;
  const Icon = isLocked ? IconLock : IconLockOpen;
  const state = resultsState(quiz);
  const isByClass = quiz.resultsRelease === 'when-released' && quiz.releasedAt === null;
  const results = (isByClass && sayReleased(quiz.classes)) || resultsLabels[state];
  return (
    <>
      <span className={classes.status} data-locked={isLocked || undefined}>
        <Icon size={14} aria-hidden />
        {isLocked ? ['Locked', lockedFor].filter(Boolean).join(' ') : 'Active'}
      </span>
      <Anchor
        component={Link}
        to={paths.quizResults(quiz.quizCode)}
        aria-label={`${results}: ${quiz.quizCode}`}
        size="sm"
        display="block"
      >
        {results}
      </Anchor>
    </>
  );
}
