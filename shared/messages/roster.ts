import { counted } from '../counted.ts';
import { MAX_ROSTER_ROWS } from '../business-rules.ts';
import type { RosterChangeKind } from '../contract/roster.ts';

/** The sentences of roster import. */
export const rosterMessages = {
  noFiles: 'There are no CSV files in this folder.',
  noText:
    'This is not a CSV file, nor a ZIP file of them. Export it as CSV rather than as a workbook.',
  archiveTooLarge: 'The lists in this ZIP file are too large.',
  tooManyRows: `A roster may have at most ${MAX_ROSTER_ROWS.toLocaleString('en-GB')} rows.`,
  columnsMissing:
    'The columns were not recognised. A list needs a name (Forename and Surname, or Name), and Class, Reg Group or Tutor Group.',
  namesElsewhere:
    'This list has numbers and no names. Choose it together with the list that has the students’ names.',
  usersMissing: 'users.csv is missing. A OneRoster export has it beside classes.csv.',
  nothingFound: 'There are no people and no classes in these files.',
  nameMissing: 'The name is missing.',
  idMissing: 'The sourcedId is missing, so nobody could tell who this is next time.',
  idTwice: 'Two different people in users.csv have this sourcedId.',
  nameIsNone: 'This is not a name: it has a link, an address or a sentence in it.',
  numberUnknown: 'No list has a name for this number, so the row is left out.',
  classMissing:
    'There is no class in this row, so the student is not put into one. If cells were merged, fill them in.',
  emailInvalid: 'This is not an email address, and is left out.',
  emailOfStaff: 'This email address belongs to a member of staff.',
  emailOfStudent: 'This email address belongs to a student.',
  staffIsStudent: 'A member of staff here is a student in the roster.',
  studentIsStaff: 'A student here is a member of staff in the roster.',
  emailTwice: 'Two people in the roster have this email address.',
  emailTaken: 'Somebody else here has this email address already.',
  addressReused:
    'The account with this email address is somebody else’s from before. Give that account another address first. If they are the same person, change the name there to this one.',
  backByName:
    'Only the name says that this is the student of that name who left. If it is another one, first give a UPN, admission number or email address in the list.',
  /** Appended to the name of someone who is back in the roster. */
  staysSuspended: 'stays suspended',
  sameAccount: 'Two people in the roster match the same account.',
  accountsDiffer:
    'The numbers and the email address in this row belong to two accounts here. If both are one student’s, merge them.',
  idsDiffer: 'The numbers in this row belong to two different people.',
  twoOfOneName:
    'Two students have this name, and no UPN, admission number or email address tells them apart.',
  nameTooCommon: 'There are too many students with this name to make a username.',
  classWithoutTeacher:
    'No teacher is named for this class. It belongs to the administrator until you name one.',
  leaverLeftOut:
    'This student counts as having left, so they cannot sign in and are not put into the class. If they are here again, let them back in under Manage Users, and import the roster again.',
  classWithoutStudents: 'This class has no students.',
  classUnknown: 'An enrolment names a class that is not in the roster.',
  personUnknown: 'An enrolment names a person who is not in the roster.',
  conflicts: 'Some rows need your attention. Nothing has been imported.',
  removesMuch:
    'This roster would remove more than a third of what the last one added, or keep as many people from signing in. Check that the files are complete. Nothing has been imported.',
  filesGone: 'The files are no longer here. Please choose them again.',
  readFailed: 'The roster could not be read. Please try again.',
  importFailed: 'Nothing could be imported. Please try again.',
  imported: 'The roster has been imported.',
  unchanged: 'The roster has been read. Nothing has changed since the last import.',
} as const;

/** Returns a sentence about one of several files. */
export const inFile = (name: string, sentence: string): string => `${name}: ${sentence}`;

/** The finding for one person under two spellings. */
export const spelledTwice = (first: string, second: string, place: string): string =>
  `Also spelled “${second}” (${place}). “${first}” is used.`;

/** The finding for one number or email under two names that cannot belong to one student. */
export const namesDiffer = (other: string, place: string): string =>
  `${other} (${place}) has the same number or email address. Please correct one of the two.`;

/** The finding for two names that may belong to one student. */
export const maybeTheSame = (other: string, place: string): string =>
  `May be the same student as “${other}” (${place}). They become two accounts, which you can merge.`;

/** The finding for two columns with the same content. */
export const columnTwice = (second: string, first: string): string =>
  `The column “${second}” is left out: “${first}” says the same.`;

/** The finding for a teacher who is only named and could not be found. */
export const teacherNotFound = (name: string): string =>
  `The teacher “${name}” was not found. Add them first, or give their email address.`;

/** The finding for people in roles that Greenpen does not have. */
export const rolesLeftOut = (count: number, roles: string): string =>
  count === 1
    ? `1 person with another role is left out (${roles}).`
    : `${count} people with other roles are left out (${roles}).`;

/** The finding for a roster that covers several schools. */
export const severalSchools = (names: string): string =>
  `This roster covers several schools (${names}). All of their classes are imported.`;

/** The wording of each kind of change, in the singular and the plural. */
const changeWords: Readonly<Record<RosterChangeKind, readonly [string, string]>> = {
  'students-added': ['student is new', 'students are new'],
  'teachers-added': ['teacher is new', 'teachers are new'],
  'classes-added': ['class is new', 'classes are new'],
  moved: ['student moves to another class', 'students move to another class'],
  joined: ['student joins a class', 'students join a class'],
  left: ['student leaves a class', 'students leave a class'],
  renamed: ['name changes', 'names change'],
  'email-changed': ['email address changes', 'email addresses change'],
  'classes-changed': ['class changes its details', 'classes change their details'],
  'owner-changed': ['class gets another teacher', 'classes get another teacher'],
  'teachers-joined': ['co-teacher joins a class', 'co-teachers join a class'],
  'teachers-left': ['co-teacher leaves a class', 'co-teachers leave a class'],
  'people-back': ['person is back', 'people are back'],
  'classes-back': ['class restored', 'classes restored'],
  'people-let-in': [
    'person can sign in again, as the roster says',
    'people can sign in again, as the roster says',
  ],
  'people-suspended': [
    'person cannot sign in, as the roster says, but keeps their work and classes',
    'people cannot sign in, as the roster says, but keep their work and classes',
  ],
  'people-left': [
    'person has left, and can no longer sign in; a student is erased after the time for leavers',
    'people have left, and can no longer sign in; students are erased after the time for leavers',
  ],
  'classes-archived': ['class is archived', 'classes are archived'],
};

/** Counts a kind of change, e.g. `3 students are new`. */
export const countedChanges = (kind: RosterChangeKind, total: number): string =>
  counted(total, ...changeWords[kind]);
