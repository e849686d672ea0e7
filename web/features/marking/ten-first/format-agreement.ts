import type {
  BulkDemand,
  QuestionAgreement,
  Recommendation,
} from '../../../../shared/contract/blind-marks.ts';
import { counted } from '../../../../shared/counted.ts';

const listed = new Intl.ListFormat('en-GB');
const percent = (share: number): number => Math.round(share * 100);

/** Formats the measured agreement: "8 of 10 the same, 10 within one mark". */
export function formatSeen({ measured, exact, withinOne, kappa }: QuestionAgreement): string {
  const near = withinOne > exact ? `, ${withinOne} within one mark` : '';
  const agreed = kappa === null ? '' : ` · kappa ${kappa.toFixed(2)}`;
  return `${exact} of ${measured} the same${near}${agreed}`;
}

/** Describes in words how much so few marks can prove, and about which answers. */
export function formatInterval({ interval, spotChecked }: QuestionAgreement): string {
  if (interval === null) return '';
  const range = `somewhere from ${percent(interval.low)}% to ${percent(interval.high)}%`;
  if (interval.of === 'bulk')
    return `By ${counted(interval.measured, 'spot check')}, ${range} of the marks accepted in bulk or ready to be.`;
  const by = spotChecked.measured > 0 ? 'first mark' : 'mark';
  return `By ${counted(interval.measured, by)}, ${range} of all answers.`;
}

/** Returns the recommendation for a question in one sentence. */
export function formatRecommendation(question: QuestionAgreement): string {
  const { recommendation, isToLearn, measured, unjudged, chosen, marked, doubtful, isDrifting } =
    question;
  if (question.isExact) return 'Marked exactly, without the AI: nothing to measure.';
  if (isDrifting) return 'Check all: the spot checks agree less than your first marks did.';
  switch (recommendation) {
    case 'unmeasured':
      if (question.skippedBy !== null)
        return `Not measured: ${question.skippedBy} skipped it. Check its marks yourself, or mark it after all.`;
      if (question.isSkipped) return 'Not measured: you skipped it. Check its marks yourself.';
      if (question.isOutdated)
        return isToLearn
          ? 'The question or the AI has changed since. Look at your marks again, then let the AI learn again.'
          : 'The question or the AI has changed since it was measured. Check all.';
      if (chosen === 0) return 'No answers to mark first.';
      if (measured === 0 && unjudged > 0)
        return 'The AI leaves its answers to you: there is nothing to measure.';
      if (marked < chosen) return `${marked} of ${chosen} marked.`;
      return isToLearn
        ? 'Measured when the AI has learnt from your marks.'
        : 'Too few marks to tell. Check all.';
    case 'trust':
      return doubtful === 0
        ? 'Trust it, with spot checks.'
        : `Trust it, with spot checks, and check its ${counted(doubtful, 'doubt')}.`;
    case 'check-all':
      return 'Check all of its marks.';
    case 'by-hand':
      return 'Mark this question by hand.';
  }
}

/** Describes how well two teachers who both marked blind agree. */
export function formatTeachers({ teachers: { both, exact } }: QuestionAgreement): string {
  return `Two teachers, both blind: ${exact} of ${both} the same.`;
}

/** Describes the result of spot checks on marks accepted in bulk. */
export function formatSpotChecks({ spotChecked: { measured, exact } }: QuestionAgreement): string {
  return measured === 0 ? '' : `Spot checks: ${exact} of ${measured} the same.`;
}

/** Returns the recommendations for the quiz in one line, naming each question once. */
export function formatAdvice(questions: readonly QuestionAgreement[]): string {
  const namesOf = (advised: Recommendation) => {
    const numbers = questions.flatMap((each, index) =>
      adviceOn(each) === advised ? [String(index + 1)] : [],
    );
    return `question${numbers.length === 1 ? '' : 's'} ${listed.format(numbers)}`;
  };
  const isAdvised = (advised: Recommendation) =>
    questions.some((each) => adviceOn(each) === advised);
  const parts = [
    isAdvised('trust') && `trust ${namesOf('trust')} with spot checks`,
    isAdvised('check-all') && `check all of ${namesOf('check-all')}`,
    isAdvised('by-hand') && `mark ${namesOf('by-hand')} by hand`,
  ].filter((part) => part !== false);
  const unknown = namesOf('unmeasured');
  const verb = unknown.startsWith('questions') ? 'are' : 'is';
  return [
    parts.length > 0 && `${parts.join(', ')}.`,
    isAdvised('unmeasured') && `${unknown} ${verb} not measured.`,
  ]
    .filter((sentence) => sentence !== false)
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1))
    .join(' ');
}

/** Returns null if there is nothing to measure. */
function adviceOn({ recommendation, isDrifting, chosen, isSkipped }: QuestionAgreement) {
  if (isDrifting) return 'check-all';
  return chosen === 0 && !isSkipped ? null : recommendation;
}

/**
 * Describes what the school requires before marks are accepted in bulk; the line in the plot is the
 * required share.
 */
export function formatDemand({ leastExactPercent, leastSample }: BulkDemand): string {
  const sample = leastSample > 0 ? `at least ${counted(leastSample, 'mark')}` : '';
  if (leastExactPercent > 0) {
    const by = sample === '' ? '' : `, by ${sample}`;
    return `The line is what your school demands before marks are accepted in bulk: ${leastExactPercent}%${by}.`;
  }
  return sample === ''
    ? 'Your school demands nothing before marks are accepted in bulk.'
    : `Your school demands ${sample} before marks are accepted in bulk, however many agree.`;
}
