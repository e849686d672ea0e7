import type { UnjudgedReason } from '../../../../../shared/contract/ai-analysis.ts';
import { isAspect } from './is-aspect.ts';
import type { Scheme } from './scheme.ts';

/**
 * Returns why the marker would leave every answer to this scheme Pending, or null if it marks them.
 * Does not depend on any answer.
 */
export function abstainsFrom(scheme: Scheme): UnjudgedReason | null {
  const isWarned = (code: Scheme['warnings'][number]['code']): boolean =>
    scheme.warnings.some((warning) => warning.code === code);
  if (isWarned('teacher-notes')) return 'teacher-notes';
  if (scheme.kind === 'levels' || scheme.hasLevels) return 'levels';
  if (scheme.kind === 'empty') return 'no-content';
  if (isWarned('sum-short')) return 'marks-unaccounted';
  const points = scheme.groups.flatMap((group) => group.points);
  if (points.every(({ kind, text }) => kind === 'statement' && isAspect(text))) return 'no-content';
  return null;
}
