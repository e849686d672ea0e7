import type { MarkFlag } from '../../../../shared/contract/ai-analysis.ts';
import { flagLabel } from '../../../ui/format-mark.ts';
import type { CheckItem } from './use-to-check.ts';

const reasonLabels: Record<Exclude<CheckItem['reasons'][number], 'flagged'>, string> = {
  'treated-as-blank': 'Treated as blank, though something is written',
  unjudged: 'Please judge this yourself',
  'above-maximum': 'The mark is above the question’s maximum',
  'stopped-or-failed': 'The marking stopped before this answer',
};

/** Why an answer stands in the queue, in a few words each. */
export function formatChecks(item: CheckItem): string[] {
  const flags = item.aiAnalysis?.flags ?? [];
  return [...new Set([...[...flags].sort(plainDoubtLast).map(flagLabel), ...formatReasons(item)])];
}

/** The reasons that the mark itself does not show beside the answer. */
export function formatReasons({ reasons, aiAnalysis }: CheckItem): string[] {
  const labels = reasons.flatMap((reason) => (reason === 'flagged' ? [] : [reasonLabels[reason]]));
  const shown = new Set(aiAnalysis?.flags.map(flagLabel));
  return labels.filter((label) => !shown.has(label));
}

/** Almost every flag comes with doubt; what caused it says more. */
function plainDoubtLast(one: MarkFlag, other: MarkFlag): number {
  return Number(one === 'doubt') - Number(other === 'doubt');
}
