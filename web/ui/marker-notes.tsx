import { Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import type { AiAnalysis } from '../../shared/contract/ai-analysis.ts';
import { confidenceWords, flagSentence, markerName } from './mark-words.ts';
import classes from './marker-notes.module.css';

/** Why a mark deserves a look, one sentence a flag. */
export function MarkFlags({ flags }: { flags: AiAnalysis['flags'] }) {
  if (flags.length === 0) return null;
  return (
    <ul className={classes.flags}>
      {flags.map((flag) => (
        <li key={flag} className={classes.flag}>
          <IconEye size={18} className={classes.icon} aria-hidden />
          {flagSentence(flag)}
        </li>
      ))}
    </ul>
  );
}

type Signature = Pick<AiAnalysis, 'confidence' | 'marker'>;

/** How sure the marker is, and which one it was. */
export function MarkerSignature({ analysis }: { analysis: Signature }) {
  return (
    <Text size="sm" c="dimmed">
      {confidenceWords(analysis.confidence)} Marked by {markerName(analysis)}.
    </Text>
  );
}
