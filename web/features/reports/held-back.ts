import type { Report } from '../../../shared/contract/report-batches.ts';

/** Whether a report speaks of the student's safety and nobody has decided: it must not leave. */
export function isHeldBack({ warnings }: Report): boolean {
  return warnings.some(({ kind, decision }) => kind === 'safety' && decision === null);
}

/** Whether something in it is still to be looked at. */
export function isFlagged({ warnings }: Report): boolean {
  return warnings.some(({ decision }) => decision === null);
}
