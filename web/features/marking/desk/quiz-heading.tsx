import { Anchor } from '@mantine/core';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { counted } from '../../../../shared/counted.ts';
import classes from './quiz-heading.module.css';
import type { Responses } from '../use-responses.ts';

interface QuizHeadingProps {
  responses: Responses;
  isChanging: boolean;
  onChangeQuiz: () => void;
}

/**
 * One line that says whether students see the marks, or how many are given, with a button to change
 * the quiz.
 */
export function QuizHeading({ responses, isChanging, onChangeQuiz }: QuizHeadingProps) {
  const { schoolClass, submissionCount, markedCount, releasedAt } = responses;
  return (
    <div className={classes.heading}>
      {releasedAt === null ? (
        <span>
          {submissionCount === 0
            ? 'No answers yet'
            : `${markedCount} of ${counted(submissionCount, 'answer')} marked`}
        </span>
      ) : (
        <span className={classes.released}>Released on {formatDateTime(releasedAt)}</span>
      )}
      {schoolClass && <bdi>{schoolClass.name}</bdi>}
      <Anchor
        component="button"
        type="button"
        fz="inherit"
        aria-expanded={isChanging}
        onClick={onChangeQuiz}
      >
        Change quiz
      </Anchor>
    </div>
  );
}
