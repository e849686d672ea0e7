import { z } from 'zod';
import {
  MAX_NAME_CHARACTERS,
  MAX_SHORT_TEXT_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import {
  columnTwice,
  inFile,
  rolesLeftOut,
  rosterMessages,
} from '../../../../shared/messages/roster.ts';
import { schoolYearOf } from '../../../../shared/school-year.ts';
import { readHeadings, type ListField } from './headings.ts';
import { PeopleByIds } from './people-by-ids.ts';
import { placeOf, readCells, readTable, type Table } from './read-table.ts';
import { RosterRefused, tidyText, type Roster, type RosterFile } from './roster.ts';

type Cells = Partial<Record<ListField, string>>;

const email = z.email();
/** Roles of people who are not students, although many lists of the whole school include them. */
const OTHER_ROLES = /parent|guardian|carer|relative|contact|governor/i;
const short = (text = '') => tidyText(text, MAX_SHORT_TEXT_CHARACTERS);

/**
 * Reads lists exported by SIMS, Arbor and Bromcom: one row for each student, or for each student
 * and class, with the teacher in the same row or in a separate list of staff. A list of classes may
 * identify students by number alone, if another list has their names. Throws RosterRefused if a
 * file's columns are not recognised.
 */
export function readSchoolLists(files: readonly RosterFile[], today: string): Roster {
  const reading = new ListReading(schoolYearOf(today));
  const tables = files.map((file) => {
    const table = readTable(file, (labels) => judge(labels) !== undefined);
    const judged = judge(table.header);
    if (!judged) throw new RosterRefused(inFile(file.name, rosterMessages.columnsMissing));
    return { table, ...judged };
  });
  const [first] = tables;
  if (first && tables.every(({ hasName }) => !hasName)) {
    throw new RosterRefused(inFile(first.table.name, rosterMessages.namesElsewhere));
  }
  for (const { table, ...judged } of tables.toSorted((a, b) => rank(a) - rank(b))) {
    reading.read(table, judged);
  }
  return reading.finish();
}

/** Interprets a header; returns undefined if it is not the header of a list of people. */
function judge(header: readonly string[]) {
  const { columns, twice } = readHeadings(header);
  const has = (...fields: ListField[]) => fields.some((field) => columns.includes(field));
  const isStaff = has('staffId') && !has('upn', 'admissionNumber', 'yearGroup', 'group');
  const hasName = has('fullName') || (has('firstName', 'preferredFirstName') && has('lastName'));
  const hasClass = has('className', 'classNames', 'group');
  const isKnown = hasName || (hasClass && has('upn', 'admissionNumber', 'systemId'));
  if (!isKnown || !(isStaff || hasClass || has('role'))) return undefined;
  return { columns, twice, isStaff, hasClass, hasName };
}

type Judged = NonNullable<ReturnType<typeof judge>>;

/**
 * Sorts lists of staff first, so that lists of students can refer to them, and lists with names
 * before lists with only numbers.
 */
function rank({ isStaff, hasName }: Judged): number {
  if (isStaff) return 0;
  return hasName ? 1 : 2;
}

/** Collects the contents of all lists. */
class ListReading {
  private readonly people = new PeopleByIds();
  private readonly classes = new Map<string, Roster['classes'][number] & { base: string }>();
  private readonly enrolments = new Map<string, Roster['enrolments'][number]>();
  private readonly namedTeachers = new Map<string, Roster['namedTeachers'][number]>();
  private readonly schoolYear: string;

  constructor(schoolYear: string) {
    this.schoolYear = schoolYear;
  }

  read(table: Table, { columns, twice, isStaff, hasClass, hasName }: Judged): void {
    for (const { second, first } of twice) {
      this.people.note({ subject: '', place: table.name, sentence: columnTwice(second, first) });
    }
    const others: string[] = [];
    const namesClasses = columns.includes('className') || columns.includes('classNames');
    for (const [index, row] of table.rows.entries()) {
      const cells = readCells(columns, row);
      const place = placeOf(table, index);
      const isTeacher = isStaff || /staff|teach/i.test(cells.role ?? '');
      if (cells.role && OTHER_ROLES.test(cells.role)) {
        others.push(cells.role.toLowerCase());
        const ids = isTeacher ? idsOf({ staff: cells.staffId }) : studentIds(cells);
        this.people.keep({ ids, role: 'unknown', place }, cells.email ?? '');
        continue;
      }
      const classIds = classNamesOf(cells, namesClasses).map((name) =>
        this.addClass(name, cells, place),
      );
      const personId = hasName
        ? this.addPerson(cells, isTeacher, classIds, place)
        : this.findStudent(cells, place);
      if (personId === undefined) continue;
      if (hasClass && !isTeacher && classIds.length === 0) {
        this.people.note({ subject: nameOf(cells), place, sentence: rosterMessages.classMissing });
      }
      for (const classId of classIds) {
        this.enrol(personId, classId, isTeacher ? 'teacher' : 'student');
        if (!isTeacher) this.addTeachers(classId, cells, place);
      }
    }
    if (others.length > 0) {
      const sentence = rolesLeftOut(others.length, [...new Set(others)].join(', '));
      this.people.note({ subject: table.name, place: '', sentence });
    }
  }

  finish(): Roster {
    const subjectsOf = Map.groupBy(this.classes.values(), ({ base }) => base);
    const classes = [...this.classes.values()].map(({ base, ...one }) => ({
      ...one,
      // A class such as 9B that is taught in several subjects becomes several classes.
      name:
        (subjectsOf.get(base)?.length ?? 0) > 1 ? `${one.name} ${one.subject}`.trim() : one.name,
    }));
    const { people, findings } = this.people.finish();
    return {
      people,
      classes,
      enrolments: [...this.enrolments.values()],
      namedTeachers: [...this.namedTeachers.values()],
      isWhole: null,
      findings,
    };
  }

  private addClass(name: string, cells: Cells, place: string): string {
    const subject = short(cells.subject);
    const academicYear = short(cells.academicYear) || this.schoolYear;
    const base = `${academicYear}|${name.toLowerCase()}`;
    const id = `class:${base}|${subject.toLowerCase()}`;
    const yearGroup = yearGroupOf(cells.yearGroup);
    const known = this.classes.get(id);
    if (!known) {
      const one = {
        id,
        name,
        subject,
        yearGroup,
        academicYear,
        presence: 'present',
        place,
      } as const;
      this.classes.set(id, { ...one, base });
    } else if (known.yearGroup !== yearGroup && yearGroup !== '') {
      // A class of several years has no year group.
      known.yearGroup = known.yearGroup === '' ? yearGroup : '';
    }
    return id;
  }

  private addPerson(cells: Cells, isTeacher: boolean, classIds: string[], place: string) {
    return this.people.add({
      ids: isTeacher ? idsOf({ staff: cells.staffId }) : studentIds(cells),
      role: isTeacher ? 'teacher' : 'student',
      name: nameOf(cells),
      email: cells.email ?? '',
      place,
      group: `${short(cells.yearGroup)}|${short(cells.group)}`.toLowerCase(),
      classIds,
    });
  }

  /** Finds the student of a row without a name. */
  private findStudent(cells: Cells, place: string): string | undefined {
    const found = this.people.find(studentIds(cells));
    if (found === undefined) {
      const subject = cells.upn ?? cells.admissionNumber ?? cells.systemId ?? place;
      this.people.note({ subject, place, sentence: rosterMessages.numberUnknown });
    }
    return found;
  }

  private enrol(personId: string, classId: string, role: 'student' | 'teacher'): void {
    const enrolment = { personId, classId, role, isPrimary: false, presence: 'present' } as const;
    this.enrolments.set(`${personId}\n${classId}`, enrolment);
  }

  /**
   * Enrols the teachers of a row. Those with an email address become people, those with a code are
   * in the list of staff, and those with only a name are looked up later.
   */
  private addTeachers(classId: string, cells: Cells, place: string): void {
    const names = listed(cells.teacherName).flatMap(severalNames).map(plainName);
    const given = (cells.teacherEmail ?? '').toLowerCase().split(SEPARATORS).filter(Boolean);
    const emails = given.filter((address) => email.safeParse(address).success);
    if (emails.length < given.length) {
      const subject = cells.teacherEmail ?? '';
      this.people.note({ subject, place, sentence: rosterMessages.emailInvalid });
    }
    for (const [index, address] of emails.entries()) {
      const name =
        (names.length === emails.length && names[index]) ||
        (address.split('@')[0] ?? address).replaceAll('.', ' ');
      const teacher = { ids: [], role: 'teacher', name, email: address, place } as const;
      const id = this.people.add({ ...teacher, ids: [], group: '', classIds: [] });
      if (id !== undefined) this.enrol(id, classId, 'teacher');
    }
    if (emails.length > 0) return;
    const coded = this.people.find(idsOf({ staff: cells.staffId }));
    if (coded !== undefined) return this.enrol(coded, classId, 'teacher');
    for (const name of names) this.namedTeachers.set(`${classId}\n${name}`, { classId, name });
  }
}

/** What may be between the addresses of one cell. */
const SEPARATORS = /[;|,\s]+/;

const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|sir)\.?\s+/iu;

/** Separates `Ms A Bee, Mr C Dee`, but not `Bee, Ms A`. */
function severalNames(name: string): string[] {
  const parts = name.split(/\s*,\s*/);
  return parts.every((part) => TITLE.test(part)) ? parts : [name];
}

const listed = (cell = '') =>
  cell
    .split(/[;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

function classNamesOf(cells: Cells, namesClasses: boolean): string[] {
  const several = (cells.classNames ?? '').split(/[;|,\n]/);
  const names = namesClasses ? [...listed(cells.className), ...several] : [cells.group ?? ''];
  return [...new Set(names.map(short).filter(Boolean))];
}

const idsOf = (ids: Record<string, string | undefined>): string[] =>
  Object.entries(ids).flatMap(([kind, id]) => (id ? [`${kind}:${short(id).toLowerCase()}`] : []));

/** Returns the ids of a student. Spaces in UPNs are removed, because some lists contain them. */
const studentIds = ({ upn, admissionNumber, systemId }: Cells) =>
  idsOf({ upn: upn?.replaceAll(' ', ''), admission: admissionNumber, system: systemId });

/** Removes titles and turns `Patel, Maya` into `Maya Patel`. */
function plainName(name: string): string {
  const [last, first, ...more] = name.split(/\s*,\s*/u);
  const turned = last && first && more.length === 0 ? `${first} ${last}` : name;
  return tidyText(turned.replace(TITLE, ''), MAX_NAME_CHARACTERS);
}

function nameOf(cells: Cells): string {
  const first = cells.preferredFirstName ?? cells.firstName;
  const last = cells.preferredLastName ?? cells.lastName;
  if (!first && !last) return plainName(cells.fullName ?? '');
  return tidyText([first, last].filter(Boolean).join(' '), MAX_NAME_CHARACTERS);
}

/** Reads `9`, `09`, `Yr 9` and `Year 9` as the same year group. */
function yearGroupOf(cell = ''): string {
  const [, number] = /^(?:y|yr|year|nc)?\.?\s*0*(\d{1,2})$/iu.exec(cell) ?? [];
  return number ?? short(cell);
}
