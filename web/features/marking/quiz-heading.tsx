import { Anchor } from '@mantine/core';
import { formatDateTime } from '../../ui/format-date.ts';
import { counted } from '../../ui/format-mark.ts';
import classes from './quiz-heading.module.css';
import type { Responses } from './use-responses.ts';

interface QuizHeadingProps {
  responses: Responses;
  isChanging: boolean;
  onChangeQuiz: () => void;
}

/** Which quiz is on the desk, how far it is marked, and the way to another. */
export function QuizHeading({ responses, isChanging, onChangeQuiz }: QuizHeadingProps) {
  const { submissionCount, markedCount, releasedAt } = responses;
  return (
    <div className={classes.heading}>
      <span>
        {submissionCount === 0
          ? 'No answers yet'
          : `${markedCount} of ${counted(submissionCount, 'answer')} marked`}
      </span>
      <Anchor
        component="button"
        type="button"
        fz="inherit"
        aria-expanded={isChanging}
        onClick={onChangeQuiz}
      >
        Change quiz
      </Anchor>
      {releasedAt !== null && (
        <span className={classes.released}>Released on {formatDateTime(releasedAt)}</span>
      )}
    </div>
  );
}
