/** What a column of a school's list holds. */
export type ListField =
  | 'upn'
  | 'admissionNumber'
  | 'systemId'
  | 'staffId'
  | 'firstName'
  | 'lastName'
  | 'preferredFirstName'
  | 'preferredLastName'
  | 'fullName'
  | 'email'
  | 'role'
  | 'yearGroup'
  | 'group'
  | 'className'
  | 'classNames'
  | 'subject'
  | 'academicYear'
  | 'teacherName'
  | 'teacherEmail';

/**
 * The headings under which SIMS, Arbor, Bromcom and lists made by hand have each field, as
 * `plainHeading` leaves them.
 */
const headings: Readonly<Record<ListField, readonly string[]>> = {
  upn: ['upn', 'unique pupil number', 'unique pupil no', 'student upn', 'pupil upn'],
  admissionNumber: [
    'admission number',
    'admissions number',
    'admission no',
    'admissionno',
    'adm no',
    'adno',
  ],
  systemId: [
    'arbor student id',
    'globally unique student id',
    'student id',
    'pupil id',
    'person id',
    'external id',
    'mis id',
  ],
  staffId: ['staff id', 'staff code', 'arbor staff id', 'teacher initials', 'teacher code'],
  firstName: ['first name', 'forename', 'legal first name', 'legal forename', 'given name'],
  lastName: ['last name', 'surname', 'legal last name', 'legal surname', 'family name'],
  preferredFirstName: [
    'preferred first name',
    'preferred forename',
    'chosen name',
    'known as',
    'known as first name',
  ],
  preferredLastName: ['preferred last name', 'preferred surname', 'known as last name'],
  fullName: ['name', 'full name', 'student', 'student name', 'pupil', 'pupil name', 'display name'],
  email: [
    'email',
    'email address',
    'student email',
    'student email address',
    'pupil email',
    'primary email',
    'work email',
    'work email address',
    'school email',
    'school email address',
    'default email',
  ],
  role: ['role', 'user type', 'person type'],
  yearGroup: [
    'year',
    'year group',
    'yeargroup',
    'nc year',
    'national curriculum year',
    'year taught in',
    'curriculum year',
    'year group this academic year',
    'year group present',
  ],
  group: [
    'reg',
    'reg group',
    'registration group',
    'registration form',
    'form',
    'form group',
    'tutor group',
  ],
  className: ['class', 'class name', 'teaching group', 'group', 'group name', 'set', 'class code'],
  classNames: ['classes', 'courses classes', 'class list', 'teaching groups'],
  subject: ['subject', 'subject name', 'course', 'course name'],
  academicYear: ['academic year', 'school year'],
  teacherName: [
    'teacher',
    'main teacher',
    'class teacher',
    'teacher name',
    'teachers',
    'supervisor',
    'staff name',
  ],
  teacherEmail: ['teacher email', 'teacher email address', 'main teacher email', 'staff email'],
};

const fieldOfHeading = new Map(
  Object.entries(headings).flatMap(([field, names]) =>
    names.map((name) => [name, field as ListField] as const),
  ),
);

/** `Year group(s)  this academic year` becomes `year group this academic year`. */
function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('e-mail', 'email')
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** What the columns of a list hold. */
export interface Headings {
  /** The field of each column; undefined for one that nothing is made of. */
  columns: (ListField | undefined)[];
  /** Columns that are left out, each with the one before it that holds the same. */
  twice: { second: string; first: string }[];
}

/** Reads a header. Of two columns of a kind the first counts. */
export function readHeadings(header: readonly string[]): Headings {
  const seen = new Map<ListField, string>();
  const twice: Headings['twice'] = [];
  const columns = header.map((heading) => {
    const field = fieldOfHeading.get(plainHeading(heading));
    if (!field) return undefined;
    const first = seen.get(field);
    if (first !== undefined) {
      twice.push({ second: heading, first });
      return undefined;
    }
    seen.set(field, heading);
    return field;
  });
  return { columns, twice };
}
