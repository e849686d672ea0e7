import type { Report } from './contract/report-batches.ts';

type ClassInfo = Record<'className' | 'subject' | 'term', string>;

/** As far as they are entered. */
export function describeClass({ className, subject, term }: ClassInfo): string {
  return [className, subject, term].filter((part) => part !== '').join(' · ');
}

/** Whether a report speaks of the student's safety and nobody has decided: it must not leave. */
export function isHeldBack({ warnings }: Pick<Report, 'warnings'>): boolean {
  return warnings.some(({ kind, decision }) => kind === 'safety' && decision === null);
}
