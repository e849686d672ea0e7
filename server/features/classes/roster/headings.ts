/** The content of a column in a school's list. */
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
 * The headings that SIMS, Arbor, Bromcom and handmade lists use for each field, as normalised by
 * `plainHeading`.
 */
const headings: Readonly<Record<ListField, readonly string[]>> = {
  upn: ['upn', 'unique pupil number', 'unique pupil no'],
  admissionNumber: [
    'admission number',
    'admissions number',
    'admission no',
    'adm no',
    'ad no',
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
  fullName: [
    'name',
    'full name',
    'student',
    'student name',
    'pupil',
    'pupil name',
    'display name',
    'surname forename',
    'last name first name',
  ],
  email: [
    'email',
    'email address',
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
    'year taught in code',
    'curriculum year',
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

/**
 * Normalises a heading: `Year group(s)  this academic year` becomes `year group this academic
 * year`.
 */
function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('e-mail', 'email')
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Separates words: `FirstName` becomes `First Name`, and `NCYear` becomes `NC Year`. */
const parted = (heading: string) =>
  heading.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');

/** Words that systems add to the name of a field: the time, the kind of person, or `name`. */
const additions = [
  / (?:this academic year|for today|today|present)$|^current /,
  /^(?:student|pupil|learner) /,
  / name$/,
];

/**
 * Returns the field of a heading, trying it unchanged first and then without each addition in turn.
 */
function findField(heading: string): ListField | undefined {
  for (const spelling of new Set([plainHeading(heading), plainHeading(parted(heading))])) {
    let name = spelling;
    for (const addition of [undefined, ...additions]) {
      if (addition) name = name.replace(addition, '');
      const field = fieldOfHeading.get(name);
      if (field) return field;
    }
  }
  return undefined;
}

/** The contents of a list's columns. */
export interface Headings {
  /** The field of each column; undefined for columns that are not used. */
  columns: (ListField | undefined)[];
  /** Columns that are ignored, each with the earlier column that has the same field. */
  twice: { second: string; first: string }[];
}

/** Reads a header. Of two columns with the same field, the first is used. */
export function readHeadings(header: readonly string[]): Headings {
  const seen = new Map<ListField, string>();
  const twice: Headings['twice'] = [];
  const columns = header.map((heading) => {
    const field = findField(heading);
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
