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

/** The field of each column; undefined for one that nothing is made of. The first of a kind counts. */
export function readHeadings(header: readonly string[]): (ListField | undefined)[] {
  const seen = new Set<ListField>();
  return header.map((heading) => {
    const field = fieldOfHeading.get(plainHeading(heading));
    if (!field || seen.has(field)) return undefined;
    seen.add(field);
    return field;
  });
}
