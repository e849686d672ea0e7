import type { SchemeReading } from '../../../shared/contract/scheme-reading.ts';

type Tone = 'good' | 'attention' | 'quiet';

const inMarks = (count: number) => (count === 1 ? '1 mark' : `${count} marks`);

/** Whether a mark scheme adds up to Max Mark, as a sentence for who writes it. */
export function schemeSentence(
  { sum, marksAvailable, levels }: Pick<SchemeReading, 'sum' | 'marksAvailable' | 'levels'>,
  maxMark: number,
): { tone: Tone; sentence: string } {
  if (sum === 'fits') {
    return {
      tone: 'good',
      sentence: `The points add up to Max Mark: ${inMarks(maxMark)}.`,
    };
  }
  if (sum === 'short') {
    return {
      tone: 'attention',
      sentence: `The points add up to ${inMarks(marksAvailable)}, but Max Mark is ${maxMark}: no answer can get full marks.`,
    };
  }
  if (sum === 'over') {
    return {
      tone: 'quiet',
      sentence: `The points add up to ${inMarks(marksAvailable)}, and Max Mark is ${maxMark}: an answer can leave some out and still get full marks.`,
    };
  }
  return {
    tone: 'attention',
    sentence:
      levels.length > 0
        ? 'The scheme describes levels and names no points to add up. Check the marks that the AI suggests.'
        : 'There are no points to look for yet.',
  };
}
