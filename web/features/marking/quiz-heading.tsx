import { Text, Title } from '@mantine/core';
import { counted } from '../../ui/format-mark.ts';
import { useToCheck } from './check-first/use-to-check.ts';
import classes from './quiz-heading.module.css';
import { ReleaseResults } from './release-results.tsx';
import type { Responses } from './use-responses.ts';

/** Which quiz is on the desk, how far it is marked, and whether students see that. */
export function QuizHeading({ responses }: { responses: Responses }) {
  const { quizCode, title, submissionCount, markedCount, resultsRelease, releasedAt } = responses;
  const toCheck = useToCheck(quizCode, submissionCount > 0);
  return (
    <div className={classes.heading}>
      <div className={classes.name}>
        <Title order={2}>{title || quizCode}</Title>
        <Text c="dimmed" size="sm">
          {quizCode} ·{' '}
          {submissionCount === 0
            ? 'no answers yet'
            : `${markedCount} of ${counted(submissionCount, 'answer')} marked`}
        </Text>
      </div>
      {resultsRelease === 'when-released' && submissionCount > 0 && (
        <ReleaseResults
          quizCode={quizCode}
          releasedAt={releasedAt}
          pencil={toCheck.data ? markedCount - toCheck.data.inked : null}
          unmarked={submissionCount - markedCount}
          isReady={markedCount === submissionCount && toCheck.data?.total === 0}
        />
      )}
    </div>
  );
}
