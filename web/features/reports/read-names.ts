import { MAX_REPORT_STUDENTS, MAX_SHORT_TEXT_CHARACTERS } from '../../../shared/business-rules.ts';
import { reportsMessages } from '../../../shared/messages/reports.ts';
import { nameInField, type ReportStudent } from './report-draft.ts';

/** Comma separated names, trimmed, empties dropped (spec section 5, Report student names). */
export function readNames(text: string): string[] {
  return text
    .split(/[,\n]/u)
    .map((name) => name.trim().replaceAll(/\s+/gu, ' '))
    .filter((name) => name !== '');
}

/** The sentence for names that no batch can be made of; null for good ones. */
export function namesProblem(names: readonly string[]): string | null {
  if (names.length === 0) return reportsMessages.namesRequired;
  if (names.length > MAX_REPORT_STUDENTS) return reportsMessages.tooManyNames;
  const isLong = names.some((name) => name.length > MAX_SHORT_TEXT_CHARACTERS);
  return isLong ? reportsMessages.nameTooLong : null;
}

/** A student for each name; those who were there before keep what was entered for them. */
export function matchStudents(
  names: readonly string[],
  before: readonly ReportStudent[],
): ReportStudent[] {
  const left = [...before];
  return names.map((name) => {
    const index = left.findIndex((student) => nameInField(student) === name);
    const [known] = index === -1 ? [] : left.splice(index, 1);
    return known ?? newStudent(name);
  });
}

/**
 * A label for each student: the name, with what tells them apart where that is known; of several that
 * are still the same, each has its number: `Sam Tate (2)`.
 */
export function studentLabels(
  students: readonly Pick<ReportStudent, 'name' | 'detail'>[],
): string[] {
  const names = students.map(nameInField);
  const shared = new Set(sharedNames(names));
  return names.map((name, index) => {
    if (!shared.has(name)) return name;
    const place = names.slice(0, index + 1).filter((other) => other === name).length;
    return `${name} (${place})`;
  });
}

/** The names that more than one student has. */
export function sharedNames(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** A student as typed, or as picked from a class. */
export function newStudent(
  name: string,
  picked: { userId: string | null; detail?: string } = { userId: null },
): ReportStudent {
  return { name, level: 5, positives: '', areasToImprove: '', pronouns: 'none', ...picked };
}
