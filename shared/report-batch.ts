import type { Report } from './contract/report-batches.ts';

type ClassInfo = Record<'className' | 'subject' | 'term', string>;

/** Describes a class by the fields that are filled in. */
export function describeClass({ className, subject, term }: ClassInfo): string {
  return [className, subject, term].filter((part) => part !== '').join(' · ');
}

type Named = { name: string; detail?: string | undefined };

/** Returns a student's name with what distinguishes them from others of the same name, if any. */
export const nameWithDetail = ({ name, detail }: Named): string =>
  detail ? `${name} (${detail})` : name;

/**
 * Returns a label for each student: the name, with a distinguishing detail if one is known;
 * identical labels get a number: `Sam Tate (2)`.
 */
export function studentLabels(students: readonly Named[]): string[] {
  const names = students.map(nameWithDetail);
  const shared = new Set(sharedNames(names));
  return names.map((name, index) => {
    if (!shared.has(name)) return name;
    const place = names.slice(0, index + 1).filter((other) => other === name).length;
    return `${name} (${place})`;
  });
}

/** Returns the names that more than one student has. */
export function sharedNames(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/**
 * True if a report concerns the student's safety and nobody has decided about it: it must not leave
 * the school.
 */
export function isHeldBack({ warnings }: Pick<Report, 'warnings'>): boolean {
  return warnings.some(({ kind, decision }) => kind === 'safety' && decision === null);
}
