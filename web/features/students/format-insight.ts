import type { Insight } from '../../../shared/contract/students.ts';
import { counted } from '../../../shared/counted.ts';

/** Returns how many of the marked answers were strong, or weak. */
export function countOf({ answers, strongPercent, weakPercent }: Insight, kind: 'strong' | 'weak') {
  return Math.round(((kind === 'strong' ? strongPercent : weakPercent) * answers) / 100);
}

/** Describes the basis of an insight, for example "3 of 4 answers strong". */
export function formatInsight(insight: Insight, kind: 'strong' | 'weak'): string {
  return `${countOf(insight, kind)} of ${counted(insight.answers, 'answer')} ${kind}`;
}
