import type { Report } from './contract/report-batches.ts';

type ClassInfo = Record<'className' | 'subject' | 'term', string>;

/** Describes a class by the fields that are filled in. */
export function describeClass({ className, subject, term }: ClassInfo): string {
  return [className, subject, term].filter((part) => part !== '').join(' · ');
}

/**
 * True if a report concerns the student's safety and nobody has decided about it: it must not leave
 * the school.
 */
export function isHeldBack({ warnings }: Pick<Report, 'warnings'>): boolean {
  return warnings.some(({ kind, decision }) => kind === 'safety' && decision === null);
}
