import { Text } from '@mantine/core';
import { HighlightedAnswer } from '../../../ui/text/highlighted-answer.tsx';
import { MarkBadge } from '../../../ui/marks/mark-badge.tsx';
import { MarkerSignature, MarkFlags } from '../../../ui/marks/marker-notes.tsx';
import { MarkingPoints } from '../../../ui/marks/marking-points.tsx';
import classes from './marker-screen.module.css';
import type { TriedMarker } from './try-marker.tsx';

const MS_PER_SECOND = 1_000;

/** The marker's result for the sample, with its duration and usage. */
export function TriedSample({ task, result }: TriedMarker) {
  const { markAwarded, feedback, aiAnalysis, milliseconds, totalTokens } = result;
  const quotes = aiAnalysis.points.flatMap(({ quote }) => (quote === null ? [] : [quote]));
  return (
    <div className={classes.tried}>
      <div className={classes.triedTop}>
        <MarkBadge state="pencil" mark={markAwarded} maxMark={task.maxMark} />
        <Text size="sm" c="dimmed">
          {(milliseconds / MS_PER_SECOND).toFixed(milliseconds < MS_PER_SECOND ? 3 : 1)} s
          {totalTokens > 0 && ` · ${totalTokens.toLocaleString('en-GB')} tokens`}
        </Text>
      </div>
      <HighlightedAnswer answer={task.userAnswer} quotes={quotes} />
      <MarkFlags analysis={aiAnalysis} />
      <MarkingPoints points={aiAnalysis.points} />
      {feedback !== '' && <Text>{feedback}</Text>}
      <MarkerSignature analysis={aiAnalysis} />
    </div>
  );
}
