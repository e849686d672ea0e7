import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { IconLock } from '../../icons/lock.ts';
import { IconLockOpen } from '../../icons/lock-open.ts';
import type { Quiz } from '../../../shared/contract/quizzes.ts';
import { paths } from '../../paths.ts';
import { resultsState, type ResultsState } from './results-state.ts';
import classes from './view-quizzes.module.css';

const resultsLabels: Record<ResultsState, string> = {
  'as-accepted': 'Results as accepted',
  'as-marked': 'Results as marked',
  released: 'Results released',
  waiting: 'Results not released',
};

/** Active or Locked, and whether the results are unreleased; links to the results. */
export function QuizStatus({ quiz }: { quiz: Quiz }) {
  const Icon = quiz.locked ? IconLock : IconLockOpen;
  const results = resultsLabels[resultsState(quiz)];
  return (
    <>
      <span className={classes.status} data-locked={quiz.locked || undefined}>
        <Icon size={14} aria-hidden />
        {quiz.locked ? 'Locked' : 'Active'}
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
