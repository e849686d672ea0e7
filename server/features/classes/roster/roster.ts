/** A file of a roster, as text. */
export interface RosterFile {
  name: string;
  content: string;
}

/** Whether a record is still in the school. */
type Presence = 'present' | 'gone';

/** A person as the school's management system describes them. */
export interface RosterPerson {
  /** The system's ids of the person, the most reliable first; none only if blocked. */
  ids: string[];
  /** Unknown if a list of changes does not repeat it. */
  role: 'student' | 'teacher' | 'unknown';
  name: string;
  /** The email in lower case; empty if there is none. */
  email: string;
  presence: Presence;
  /** Whether the system lets them sign in; null if it does not say. */
  maySignIn: boolean | null;
  /** Where the record is, e.g. `students.csv, row 12`. */
  place: string;
  /** Whether a blocking finding concerns them. */
  isBlocked: boolean;
}

interface RosterClass {
  id: string;
  name: string;
  subject: string;
  yearGroup: string;
  /** E.g. `2026/27`; empty if the file does not say. */
  academicYear: string;
  presence: Presence;
  place: string;
}

/** Membership of a person in a class, as student or teacher. */
export interface RosterEnrolment {
  personId: string;
  classId: string;
  role: 'student' | 'teacher';
  /** Whether the teacher owns the class. */
  isPrimary: boolean;
  presence: Presence;
}

/** Something to check before the roster is applied. */
export interface RosterFinding {
  /** The person or thing that it concerns. */
  subject: string;
  place: string;
  sentence: string;
  /** Whether it must be corrected or left out before the import. */
  blocks: boolean;
}

/** A whole roster, as read from its files. */
export interface Roster {
  people: RosterPerson[];
  classes: RosterClass[];
  enrolments: RosterEnrolment[];
  /** Teachers of whom a list only gives the name. */
  namedTeachers: { classId: string; name: string }[];
  /**
   * Which lists are complete, so that missing records count as gone; null if the files do not say.
   */
  isWhole: { people: boolean; classes: boolean; enrolments: boolean } | null;
  findings: RosterFinding[];
}

/** Thrown if a roster cannot be read at all; the message is a sentence for people. */
export class RosterRefused extends Error {}

/** Reduces a cell to a single line without invisible characters. */
export function tidyText(text: string, maxCharacters: number): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters);
}
