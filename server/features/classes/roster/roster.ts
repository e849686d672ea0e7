/** A file of a roster, as text. */
export interface RosterFile {
  name: string;
  content: string;
}

/** Who or what is no longer in the school is `gone`. */
type Presence = 'present' | 'gone';

/** A person as the school's own system knows them. */
export interface RosterPerson {
  /** What the system calls them, the surest first; at least one. */
  ids: string[];
  role: 'student' | 'teacher';
  name: string;
  /** In lower case; empty for none. */
  email: string;
  presence: Presence;
  /** Whether the system lets them sign in; null where it does not say. */
  maySignIn: boolean | null;
  /** Where they stand, e.g. `students.csv, row 12`. */
  place: string;
  /** Whether a finding that blocks is about them. */
  isBlocked: boolean;
}

interface RosterClass {
  id: string;
  name: string;
  subject: string;
  yearGroup: string;
  /** E.g. `2026/27`; empty where the file does not say. */
  academicYear: string;
  presence: Presence;
  place: string;
}

/** That a person is in a class, or teaches it. */
export interface RosterEnrolment {
  personId: string;
  classId: string;
  role: 'student' | 'teacher';
  /** Whether a teacher is the one whom the class belongs to. */
  isPrimary: boolean;
  presence: Presence;
}

/** What somebody should look at before the roster is applied. */
export interface RosterFinding {
  /** Whom or what it is about. */
  subject: string;
  place: string;
  sentence: string;
  /** Whether nothing can be applied before it is mended, or left out. */
  blocks: boolean;
}

/** A whole roster, read and put in order. */
export interface Roster {
  people: RosterPerson[];
  classes: RosterClass[];
  enrolments: RosterEnrolment[];
  /** Names by which a class's teacher is known, where a list has no more: class, then name. */
  namedTeachers: { classId: string; name: string }[];
  /** Which lists hold everything, so that what they lack is gone; null where the files do not say. */
  isWhole: { people: boolean; classes: boolean; enrolments: boolean } | null;
  findings: RosterFinding[];
}

/** A roster cannot be read at all; the message is a sentence for people. */
export class RosterRefused extends Error {}

/** A cell as one line, without what cannot be seen. */
export function tidyText(text: string, maxCharacters: number): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters);
}
