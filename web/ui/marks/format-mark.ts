import type { AiAnalysis, MarkFlag, UnjudgedReason } from '../../../shared/contract/ai-analysis.ts';
import type { MarkEvent } from '../../../shared/contract/mark-decisions.ts';
import { giverOf } from '../../../shared/mark-giver.ts';
import { unmarkableReasons } from '../../../shared/messages/marking.ts';

const flagTexts: Record<MarkFlag, { label: string; reason: string }> = {
  doubt: { label: 'The marker is unsure', reason: 'its mark may be too high or too low.' },
  'cannot-judge': {
    label: 'Please judge this yourself',
    reason:
      'the AI could not judge this answer. The scheme may give only level bands, or it takes something only you can see.',
  },
  'quote-not-found': {
    label: 'Quotes did not hold',
    reason: 'the AI quoted words that are not in the answer.',
  },
  'instructs-marker': {
    label: 'This answer tries to instruct the marker',
    reason: 'the answer talks to the marker, which may be an attempt to sway the mark.',
  },
  'copies-scheme': {
    label: 'Copies the mark scheme',
    reason: 'the answer repeats the mark scheme almost word for word.',
  },
  'unusual-text': {
    label: 'Unusual text',
    reason: 'the answer holds unusual text, such as hidden characters or random letters.',
  },
  'passes-disagree': {
    label: 'Two passes disagree',
    reason: 'the AI marked this answer twice and came to different marks.',
  },
  'feedback-withheld': {
    label: 'Feedback held back',
    reason: 'the AI wrote feedback that no student should read. Greenpen wrote its own.',
  },
};

/** Returns a flag's short label for lists. */
export function flagLabel(flag: MarkFlag): string {
  return flagTexts[flag].label;
}

/** Returns the sentence that tells a teacher why to check a mark. */
export function flagSentence(flag: MarkFlag, unjudgedReason?: UnjudgedReason): string {
  if (flag !== 'cannot-judge' || unjudgedReason === undefined) {
    return `Check this one: ${flagTexts[flag].reason}`;
  }
  const { why, wayOn } = unmarkableReasons[unjudgedReason];
  return `The AI left this to you: ${why} ${wayOn}`;
}

const CONFIDENT = 0.85;
const FAIRLY_SURE = 0.6;

/**
 * Puts the marker's confidence into words, because a bare number would look more exact than it is.
 * Never sounds surer than the flags shown next to it.
 */
export function formatConfidence({
  confidence,
  flags,
}: Pick<AiAnalysis, 'confidence' | 'flags'>): string {
  if (confidence < FAIRLY_SURE || flags.includes('doubt') || flags.includes('cannot-judge'))
    return 'The AI is not sure of this mark.';
  return confidence >= CONFIDENT
    ? 'The AI is confident of this mark.'
    : 'The AI is fairly sure of this mark.';
}

/** Returns the name of the marker that gave a mark, e.g. "gpt-x (openai)" for `openai:gpt-x`. */
export function markerName({ marker }: Pick<AiAnalysis, 'marker'>): string {
  if (marker === 'built-in') return 'the built-in marker';
  if (giverOf(marker) !== 'ai') return 'Greenpen';
  const [provider, ...model] = marker.split(':');
  return model.length === 0 ? marker : `${model.join(':')} (${provider})`;
}

/** Returns who made a change to a mark: a teacher, a marker, or Greenpen by its rules. */
export function doerOf({ teacher, marker }: Pick<MarkEvent, 'teacher' | 'marker'>): string {
  if (teacher !== null) return teacher;
  const name = marker === null ? 'Greenpen' : markerName({ marker });
  return name.charAt(0).toUpperCase() + name.slice(1);
}
