import { Button } from '@mantine/core';
import { flushSync } from 'react-dom';
import { turnToQuestion } from './go-to-question.ts';
import type { OneAtATime } from './use-one-at-a-time.ts';
import classes from './question-strip.module.css';

interface TurnButtonsProps {
  questionIds: readonly string[];
  oneAtATime: OneAtATime;
}

/** Buttons to the previous and next question, if one is shown at a time. */
export function TurnButtons({ questionIds, oneAtATime: { current, show } }: TurnButtonsProps) {
  const turn = (to: number) => {
    flushSync(() => show(to));
    turnToQuestion(questionIds[to] ?? '');
  };
  return (
    <div className={classes.turn}>
      <Button
        variant="default"
        size="md"
        disabled={current === 0}
        onClick={() => turn(current - 1)}
      >
        Previous
      </Button>
      <Button
        variant="default"
        size="md"
        disabled={current === questionIds.length - 1}
        onClick={() => turn(current + 1)}
      >
        Next
      </Button>
    </div>
  );
}
