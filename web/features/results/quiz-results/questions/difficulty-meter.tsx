import { Text } from '@mantine/core';
import type { Difficulty, QuestionResult } from '../../../../../shared/contract/quiz-results.ts';
import { ShareBar } from '../../../../ui/statistics/share-bar.tsx';
import classes from './question-difficulty.module.css';
import { inPercent } from '../format-statistic.ts';

const tones = { Difficult: 'dark', Moderate: 'green', Easy: 'pale' } as const satisfies Record<
  Difficulty,
  string
>;

/** A question's facility as a figure, a word (spec section 9, Question difficulty) and a bar. */
export function DifficultyMeter({ question }: { question: QuestionResult }) {
  const { facility, difficulty, maxMark } = question;
  if (facility === null) {
    return (
      <Text component="span" c="dimmed" size="sm">
        {maxMark === 0 ? 'no marks to give' : 'too few answers'}
      </Text>
    );
  }
  return (
    <span className={classes.meter}>
      <span className={classes.facility}>
        {inPercent(facility)}{' '}
        <span className={classes.difficulty} data-difficulty={difficulty}>
          {difficulty}
        </span>
      </span>
      <ShareBar percent={facility} tone={difficulty === null ? 'pale' : tones[difficulty]} />
    </span>
  );
}
