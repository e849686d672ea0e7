import { Anchor, Text } from '@mantine/core';
import { IconEye } from '../../icons/eye.ts';
import type { AiAnalysis } from '../../../shared/contract/ai-analysis.ts';
import { giverOf } from '../../../shared/mark-giver.ts';
import { paths } from '../../paths.ts';
import { counted } from '../../../shared/counted.ts';
import { formatConfidence, flagLabel, flagSentence, markerName } from './format-mark.ts';
import classes from './marker-notes.module.css';

/** The reasons to check a mark, one sentence per flag. */
export function MarkFlags({
  analysis: { flags, unjudgedReason },
}: {
  analysis: Pick<AiAnalysis, 'flags' | 'unjudgedReason'>;
}) {
  if (flags.length === 0) return null;
  return (
    <ul className={classes.flags}>
      {flags.map((flag) => (
        <li key={flag} className={classes.flag}>
          <IconEye size={18} className={classes.icon} aria-hidden />
          <span>
            <strong>{flagLabel(flag)}.</strong> {flagSentence(flag, unjudgedReason)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Signature = Pick<AiAnalysis, 'confidence' | 'flags' | 'marker' | 'learntFrom'>;

const noMarker = {
  exact: 'Marked exactly, without AI.',
  blank: 'Left blank: no marker looked at it.',
} as const;

interface MarkerSignatureProps {
  analysis: Signature;
  /** True if the question was changed after the mark, so that the confidence is of another one. */
  isOfEarlierQuestion?: boolean;
}

/** The marker's confidence and name. */
export function MarkerSignature({ analysis, isOfEarlierQuestion }: MarkerSignatureProps) {
  const { learntFrom, marker } = analysis;
  const giver = giverOf(marker);
  if (giver !== 'ai') {
    return (
      <Text size="sm" c="dimmed">
        {noMarker[giver]}
      </Text>
    );
  }
  return (
    <Text size="sm" c="dimmed">
      {!isOfEarlierQuestion && formatConfidence(analysis)} Marked by {markerName(analysis)}
      {learntFrom !== undefined &&
        `, which learnt from ${counted(learntFrom, 'confirmed mark')} on this question`}
      .{' '}
      {marker === 'built-in' && (
        <Anchor href={paths.builtInMarker} target="_blank" underline="always" inherit>
          What it can and cannot mark
        </Anchor>
      )}
    </Text>
  );
}
