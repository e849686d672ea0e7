import { z } from 'zod';
import {
  MAX_NAME_CHARACTERS,
  MAX_SHORT_TEXT_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import {
  rolesLeftOut,
  rosterMessages,
  severalSchools,
} from '../../../../shared/messages/roster.ts';
import { baseName, readRows, type Row, type TableName } from './one-roster-rows.ts';
import {
  RosterRefused,
  tidyText,
  type Roster,
  type RosterEnrolment,
  type RosterFile,
  type RosterFinding,
  type RosterPerson,
} from './roster.ts';

const email = z.email();

const idOf = (sourcedId: string) => `oneroster:${sourcedId}`;
const readBoolean = (text = '') =>
  /^true$/i.test(text) ? true : /^false$/i.test(text) ? false : null;
const presenceOf = (status = '') => (/^tobedeleted$/i.test(status) ? 'gone' : 'present');

/** True if these files are a OneRoster export, judging by their names. */
export function isOneRoster(files: readonly RosterFile[]): boolean {
  const names = new Set(files.map(({ name }) => baseName(name)));
  return names.has('manifest.csv') || (names.has('users.csv') && names.has('enrollments.csv'));
}

/**
 * Reads OneRoster 1.1 or 1.2 CSV. The manifest says for each file whether it is complete or only
 * lists changes. Throws RosterRefused if there are no users.
 */
export function readOneRoster(files: readonly RosterFile[], today: string): Roster {
  const read = <Name extends TableName>(name: Name): Row<Name>[] => readRows(files, name);
  const kinds = new Map(
    read('manifest').map(({ propertyName = '', value = '' }) => [
      propertyName,
      value.toLowerCase(),
    ]),
  );
  const has = (name: TableName) =>
    files.some((file) => baseName(file.name) === `${name.toLowerCase()}.csv`);
  const isWhole = (name: TableName) =>
    has(name) && (kinds.get(`file.${name}`) ?? 'bulk') === 'bulk';
  if (isWhole('classes') && !has('users')) throw new RosterRefused(rosterMessages.usersMissing);
  const { people, findings } = readPeople(read('users'), read('roles'), isWhole('users'));
  return {
    people,
    classes: tellApart(
      readClasses(read('classes'), schoolYears(read('academicSessions'))),
      isWhole('classes'),
    ),
    enrolments: readEnrolments(read('enrollments'), today),
    namedTeachers: [],
    isWhole: {
      people: isWhole('users'),
      classes: isWhole('classes'),
      enrolments: isWhole('enrollments'),
    },
    findings: [...findings, ...readSchools(read('orgs'))],
  };
}

/**
 * Returns the role of a user in Greenpen: null if they have another one, and `unknown` if the files
 * give none but need not, because they only list changes or the user is to be deleted.
 */
function roleOf(names: readonly string[], mayBeMissing: boolean): RosterPerson['role'] | null {
  if (names.includes('student')) return 'student';
  if (names.includes('teacher')) return 'teacher';
  return names.length === 0 && mayBeMissing ? 'unknown' : null;
}

/** Roles of people who are not in the school themselves. */
const FAMILY = new Set(['guardian', 'parent', 'relative']);

function readPeople(
  users: readonly Row<'users'>[],
  roles: readonly Row<'roles'>[],
  isWhole: boolean,
) {
  const people: Roster['people'] = [];
  const findings: RosterFinding[] = [];
  const others: string[] = [];
  const rolesOf = Map.groupBy(roles, ({ userSourcedId = '' }) => userSourcedId);
  // A user of several schools, or with several roles, may have several rows.
  const records = Map.groupBy(users, ({ sourcedId, place }) => sourcedId ?? place);
  for (const rows of records.values()) {
    const present = rows.filter(({ status }) => presenceOf(status) === 'present');
    const [user] = present.length > 0 ? present : rows;
    if (!user) continue;
    const isGone = present.length === 0;
    // The roles of a user to be deleted are to be deleted as well.
    const given = (rolesOf.get(user.sourcedId ?? '') ?? []).filter(
      ({ status }) => isGone || presenceOf(status) === 'present',
    );
    const ofRecord = isGone ? rows : present;
    const names = [...ofRecord, ...given].flatMap((row) =>
      row.role ? [row.role.toLowerCase()] : [],
    );
    const role = roleOf(names, isGone || !isWhole);
    if (role !== null) {
      const person = readPerson(user, role, findings);
      if (present.some((other) => !isSamePerson(user, other))) {
        person.isBlocked = true;
        const sentence = rosterMessages.idTwice;
        findings.push({ subject: person.name, place: user.place, sentence, blocks: true });
      }
      people.push(person);
    } else if (!isGone) {
      const [other = '?'] = names;
      others.push(other);
      if (!FAMILY.has(other)) people.push(stillHere(user));
    }
  }
  if (others.length > 0) {
    const kinds = [...new Set(others)].join(', ');
    const sentence = rolesLeftOut(others.length, kinds);
    findings.push({ subject: 'users.csv', place: '', sentence, blocks: false });
  }
  return { people, findings };
}

/** True if two rows with one sourcedId are about one person. */
const isSamePerson = (one: Row<'users'>, other: Row<'users'>) =>
  (['givenName', 'familyName', 'email'] as const).every(
    (field) => one[field]?.toLowerCase() === other[field]?.toLowerCase(),
  );

/** Reads a person, and adds what is wrong with the row to the findings. */
function readPerson(
  user: Row<'users'>,
  role: RosterPerson['role'],
  findings: RosterFinding[],
): RosterPerson {
  const { sourcedId = '', place } = user;
  const presence = presenceOf(user.status);
  const name = tidyText(
    [user.preferredGivenName ?? user.givenName, user.preferredFamilyName ?? user.familyName]
      .filter(Boolean)
      .join(' '),
    MAX_NAME_CHARACTERS,
  );
  const say = (sentence: string, blocks: boolean) =>
    findings.push({ subject: name || sourcedId, place, sentence, blocks });
  // Somebody without a name still counts as being in the school.
  const isNameless = name === '' && presence === 'present';
  if (isNameless) say(rosterMessages.nameMissing, true);
  if (sourcedId === '') say(rosterMessages.idMissing, true);
  const given = (user.email ?? '').toLowerCase();
  const isAddress = email.safeParse(given).success;
  if (given !== '' && !isAddress) say(rosterMessages.emailInvalid, false);
  return {
    ids: sourcedId === '' ? [] : [idOf(sourcedId)],
    role,
    name,
    email: isAddress ? given : '',
    presence,
    maySignIn: readBoolean(user.enabledUser),
    place,
    isBlocked: isNameless || sourcedId === '',
  };
}

/**
 * Returns a person who is left out for their role. An account that an earlier roster gave them
 * stays as it is, because they have not left.
 */
const stillHere = ({ sourcedId, place }: Row<'users'>): RosterPerson => ({
  ids: sourcedId === undefined ? [] : [idOf(sourcedId)],
  role: 'unknown',
  name: '',
  email: '',
  presence: 'present',
  maySignIn: null,
  place,
  isBlocked: true,
});

/**
 * Returns a function that finds the school year of a session, e.g. `2026/27`; a term has the school
 * year that contains it.
 */
function schoolYears(sessions: readonly Row<'academicSessions'>[]): (id: string) => string {
  const bySession = new Map(sessions.map((session) => [session.sourcedId ?? '', session]));
  const yearOf = (id: string, depth = 0): string => {
    const session = bySession.get(id);
    // OneRoster names a school year by the year in which it ends.
    const end = Number(session?.schoolYear);
    if (Number.isInteger(end) && end > 1_000) return `${end - 1}/${String(end).slice(-2)}`;
    const parent = session?.parentSourcedId;
    return parent && depth < bySession.size ? yearOf(parent, depth + 1) : '';
  };
  return yearOf;
}

const short = (text = '') => tidyText(text, MAX_SHORT_TEXT_CHARACTERS);

function readClasses(rows: readonly Row<'classes'>[], yearOf: (id: string) => string) {
  return rows.map((row) => {
    const [grade = ''] = (row.grades ?? '').split(',');
    const [subject = ''] = (row.subjects ?? '').split(',');
    const [term = ''] = (row.termSourcedIds ?? '').split(',');
    return {
      id: idOf(row.sourcedId ?? ''),
      name: short(row.title ?? row.classCode ?? row.sourcedId),
      subject: short(subject),
      yearGroup: short(grade.trim().replace(/^0+(?=\d)/, '')),
      academicYear: yearOf(term.trim()),
      presence: presenceOf(row.status),
      place: row.place,
      code: short(row.classCode),
    } as const;
  });
}

/**
 * Adds the class code to titles that several classes share, as those of one course often do. Only a
 * complete file shows this.
 */
function tellApart(classes: ReturnType<typeof readClasses>, isWhole: boolean): Roster['classes'] {
  const titleOf = ({ academicYear, name }: (typeof classes)[number]) =>
    `${academicYear}|${name.toLowerCase()}`;
  const counts = Map.groupBy(classes, titleOf);
  return classes.map(({ code, ...one }) => {
    const isShared = isWhole && (counts.get(titleOf({ code, ...one }))?.length ?? 0) > 1;
    return {
      ...one,
      name: isShared && code !== one.name ? `${one.name} ${code}`.trim() : one.name,
    };
  });
}

function readEnrolments(rows: readonly Row<'enrollments'>[], today: string): RosterEnrolment[] {
  return rows.flatMap(({ beginDate, endDate, ...row }) => {
    const role = (row.role ?? '').toLowerCase();
    if (role !== 'student' && role !== 'teacher') return [];
    const isOver = (endDate ?? '') !== '' && (endDate ?? '') < today;
    // Future enrolments are ignored; an import after their start adds them.
    if ((beginDate ?? '') > today) return [];
    return {
      personId: idOf(row.userSourcedId ?? ''),
      classId: idOf(row.classSourcedId ?? ''),
      role,
      isPrimary: /^true$/i.test(row.primary ?? ''),
      presence: isOver ? 'gone' : presenceOf(row.status),
    } as const;
  });
}

function readSchools(orgs: readonly Row<'orgs'>[]): RosterFinding[] {
  const schools = orgs.filter(
    ({ type = '', status }) => /^school$/i.test(type) && presenceOf(status) === 'present',
  );
  if (schools.length < 2) return [];
  const names = schools.map(({ name }) => name ?? '?').join(', ');
  return [{ subject: 'orgs.csv', place: '', sentence: severalSchools(names), blocks: false }];
}
