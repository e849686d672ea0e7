import { MAX_REPORT_STUDENTS, MAX_SHORT_TEXT_CHARACTERS } from '../../../shared/business-rules.ts';
import { reportsMessages } from '../../../shared/messages/reports.ts';
import { hasNotes, nameInField, type ReportStudent } from './details/report-draft.ts';

/**
 * Splits names at commas, trims them and drops empty ones (spec section 5, Report student names).
 */
export function readNames(text: string): string[] {
  return text
    .split(/[,\n]/u)
    .map((name) => name.trim().replaceAll(/\s+/gu, ' '))
    .filter((name) => name !== '');
}

/** Returns why these names cannot form a batch; null if they can. */
export function namesProblem(names: readonly string[]): string | null {
  if (names.length === 0) return reportsMessages.namesRequired;
  if (names.length > MAX_REPORT_STUDENTS) return reportsMessages.tooManyNames;
  const isLong = names.some((name) => name.length > MAX_SHORT_TEXT_CHARACTERS);
  return isLong ? reportsMessages.nameTooLong : null;
}

interface MatchedStudents {
  students: ReportStudent[];
  /** Notes that now belong to another name. */
  renamed: { from: string; to: string }[];
  /** Students whose notes were dropped. */
  dropped: string[];
}

/**
 * Returns a student for each name; known students keep what was entered for them. A new name takes
 * over the notes, though not the account, of the student previously at the same place, if it is
 * clear which that is.
 */
export function matchStudents(
  names: readonly string[],
  before: readonly ReportStudent[],
): MatchedStudents {
  const left = [...before];
  const known = names.map((name) => {
    const index = left.findIndex((student) => nameInField(student) === name);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  });
  const places = gapsIn(before.map((student) => (left.includes(student) ? undefined : student)));
  const earlier = new Map<number, ReportStudent>();
  for (const [forerunner, gap] of gapsIn(known)) {
    const there = places.get(forerunner) ?? [];
    if (there.length !== gap.length) continue;
    there.forEach((place, index) => {
      const [student, now] = [before[place], gap[index]];
      if (student && now !== undefined) earlier.set(now, student);
    });
  }
  const takenOver = [...earlier].filter(([, student]) => hasNotes(student));
  return {
    students: names.map((name, place) => {
      const { level, positives, areasToImprove, pronouns } = earlier.get(place) ?? newStudent(name);
      return known[place] ?? { ...newStudent(name), level, positives, areasToImprove, pronouns };
    }),
    renamed: takenOver.map(([place, student]) => ({ from: student.name, to: names[place] ?? '' })),
    dropped: left
      .filter((student) => hasNotes(student) && ![...earlier.values()].includes(student))
      .map(nameInField),
  };
}

/** Groups the places without a known student by the known student before them. */
function gapsIn(
  known: readonly (ReportStudent | undefined)[],
): Map<ReportStudent | undefined, number[]> {
  const gaps = new Map<ReportStudent | undefined, number[]>();
  let forerunner: ReportStudent | undefined;
  known.forEach((student, place) => {
    if (student) forerunner = student;
    else gaps.set(forerunner, [...(gaps.get(forerunner) ?? []), place]);
  });
  return gaps;
}

/** Creates a student as typed, or as picked from a class. */
export function newStudent(
  name: string,
  picked: { userId: string | null; detail?: string } = { userId: null },
): ReportStudent {
  return { name, level: 5, positives: '', areasToImprove: '', pronouns: 'none', ...picked };
}
