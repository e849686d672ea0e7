import type { MarkFlag } from '../../../../shared/contract/ai-analysis.ts';
import { flagLabel } from '../../../ui/marks/format-mark.ts';
import type { CheckItem } from './use-to-check.ts';

const reasonLabels: Record<Exclude<CheckItem['reasons'][number], 'flagged'>, string> = {
  'treated-as-blank': 'Treated as blank, though something is written',
  unjudged: 'Please judge this yourself',
  'above-maximum': 'The mark is above the question’s maximum',
  'question-changed': 'The question was changed after this mark',
  'held-from-markers': 'For you to mark: it is kept from markers',
  'stopped-or-failed': 'The marking stopped before this answer',
};

/** Returns short labels of the reasons why an answer is in the queue. */
export function formatChecks(item: CheckItem): string[] {
  const flags = item.aiAnalysis?.flags ?? [];
  return [
    ...new Set([...[...flags].sort(plainDoubtLast).map(flagLabel), ...labelsOf(item.reasons)]),
  ];
}

/** Said by a notice beside the mark. */
const NOTICED: ReadonlySet<string> = new Set(['above-maximum', 'question-changed']);

/** Returns the reasons that are not said with the mark already. */
export function formatReasons({ reasons, aiAnalysis }: CheckItem): string[] {
  const shown = new Set(aiAnalysis?.flags.map(flagLabel));
  return labelsOf(reasons.filter((reason) => !NOTICED.has(reason))).filter(
    (label) => !shown.has(label),
  );
}

const labelsOf = (reasons: CheckItem['reasons']): string[] =>
  reasons.flatMap((reason) => (reason === 'flagged' ? [] : [reasonLabels[reason]]));

/** Sorts "doubt" last: almost every flag comes with it, and its cause says more. */
function plainDoubtLast(one: MarkFlag, other: MarkFlag): number {
  return Number(one === 'doubt') - Number(other === 'doubt');
}
