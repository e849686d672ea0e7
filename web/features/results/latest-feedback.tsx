import { Text } from '@mantine/core';
import type { LatestFeedback as Latest } from '../../../shared/contract/results.ts';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { SectionHead } from '../../ui/page/section-head.tsx';
import classes from './latest-feedback.module.css';

interface LatestFeedbackProps {
  /**
   * Null or undefined before the first mark, or if it could not be loaded: My Scores shows the
   * error.
   */
  latest: Latest | null | undefined;
}

/** The newest marks that the student may see, with one thing to improve. */
export function LatestFeedback({ latest }: LatestFeedbackProps) {
  if (!latest) return null;
  const { quizCode, title, score, maxScore, markedCount, answerCount, improve } = latest;
  return (
    <Panel component="section" className={classes.panel} aria-labelledby="latest-feedback">
      <SectionHead
        id="latest-feedback"
        title="Latest feedback"
        link={{ to: paths.viewMyScores, text: 'All my feedback' }}
      />
      <Text>
        <strong>
          <bdi>{title || quizCode}</bdi>
        </strong>
        : {score} of {maxScore} marks
        {markedCount < answerCount &&
          ` (you can see ${markedCount} of ${answerCount} marks so far)`}
      </Text>
      {improve && <ToImprove improve={improve} />}
    </Panel>
  );
}

function ToImprove({ improve }: { improve: NonNullable<Latest['improve']> }) {
  const { questionText, feedback, missedPoint } = improve;
  return (
    <div className={classes.improve}>
      <Text fw={600} size="sm">
        One thing to improve
      </Text>
      {questionText && (
        <Text size="sm" c="dimmed" dir="auto" lineClamp={2} title={questionText}>
          {questionText}
        </Text>
      )}
      {missedPoint === null ? (
        <Text dir="auto" lineClamp={4} title={feedback}>
          {feedback}
        </Text>
      ) : (
        <Text lineClamp={4} title={missedPoint}>
          You missed: <bdi>{missedPoint}</bdi>
        </Text>
      )}
    </div>
  );
}
