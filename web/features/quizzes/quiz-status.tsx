import { Text } from '@mantine/core';
import { IconLock } from '../../icons/lock.ts';
import { IconLockOpen } from '../../icons/lock-open.ts';
import type { Quiz } from '../../../shared/contract/quizzes.ts';
import { resultsState, type ResultsState } from './results-state.ts';
import classes from './view-quizzes.module.css';

const resultsLabels: Record<ResultsState, string> = {
  'as-accepted': 'Results as accepted',
  'as-marked': 'Results as marked',
  released: 'Results released',
  waiting: 'Results not released',
};

/** Active or Locked, and whether the results wait for their release. */
export function QuizStatus({ quiz }: { quiz: Quiz }) {
  const Icon = quiz.locked ? IconLock : IconLockOpen;
  const results = resultsLabels[resultsState(quiz)];
  return (
    <>
      <span className={classes.status} data-locked={quiz.locked || undefined}>
        <Icon size={14} aria-hidden />
        {quiz.locked ? 'Locked' : 'Active'}
      </span>
      {results !== '' && (
        <Text size="sm" c="dimmed">
          {results}
        </Text>
      )}
    </>
  );
}
