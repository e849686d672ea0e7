import { describe, expect, it } from 'vitest';
import { rolesLeftOut, rosterMessages } from '../../../../shared/messages/roster.ts';
import { readRoster } from './read-roster.ts';

/**
 * Uses headings of real exports, taken from public manuals and from programs that schools wrote to
 * read such files (docs/import.md names them). The people in the rows are made up.
 */
const file = (name: string, ...lines: string[]) => ({ name, content: lines.join('\n') });
const read = (...files: [header: string, ...rows: string[]][]) =>
  readRoster(
    files.map((lines, index) => file(`list-${index + 1}.csv`, ...lines)),
    '2026-10-01',
  );

type Roster = ReturnType<typeof read>;
const peopleIn = ({ people }: Roster) => people.map(({ name, ids }) => [name, ...ids]);
const classesIn = ({ classes }: Roster) => classes.map(({ name, yearGroup }) => [name, yearGroup]);
const noticesIn = ({ findings }: Roster) => findings.map(({ sentence }) => sentence);

describe('an export of Arbor', () => {
  it.each([
    [
      'with registration forms',
      'First Name,Last Name,UPN,Sex,Registration form(s) this academic year',
      'Ava,Adams,A802200106001,Female,4A',
      '',
    ],
    [
      'with the name in one cell',
      'UPN,Name,"Year group(s) this academic year","Registration form(s) this academic year","Date of Birth"',
      'A802200106001,"Adams, Ava","Year 4",4A,2017-09-15',
      '4',
    ],
    [
      'with the years of today',
      'Name,FirstName,LastName,UPN,NC Year(s) for today,Registration form(s) for today',
      'Ava Adams,Ava,Adams,A802200106001,4,4A',
      '4',
    ],
    [
      'with legal forenames',
      'UPN,Legal Forename,Legal Surname,Year Group,Current registration form',
      'A802200106001,Ava,Adams,Year 4,4A',
      '4',
    ],
  ])('is read %s', (_, header, row, year) => {
    const roster = read([header, row]);
    expect(peopleIn(roster)).toEqual([['Ava Adams', 'upn:a802200106001']]);
    expect(classesIn(roster)).toEqual([['4A', year]]);
    expect(noticesIn(roster)).toEqual([]);
  });
});

describe('an export of Bromcom', () => {
  it.each([
    [
      'as for access arrangements',
      'Last Name,First Name,Admission Number,UPN,Gender,Year Group,Tutor Group',
      'Adams,Ava,004512,A802200106001,Female,Year 9,9B',
    ],
    [
      'with houses and emails',
      'First Name,Last Name,Admission Number,UPN,House(s),Student email,Year Group Name,Tutor Group Name',
      'Ava,Adams,004512,A802200106001,Red,ava@school.example,Year 9,9B',
    ],
  ])('is read %s', (_, header, row) => {
    const roster = read([header, row]);
    expect(roster.people[0]?.ids).toContain('admission:004512');
    expect(classesIn(roster)).toEqual([['9B', '9']]);
    expect(noticesIn(roster)).toEqual([]);
  });
});

const teachersOf = (cells: string) => {
  const roster = read(['Name,UPN,Class,Teacher Email,Teacher', `Ava Adams,U1,9B,${cells}`]);
  const byEmail = roster.people.flatMap(({ role, email }) => (role === 'teacher' ? [email] : []));
  return [byEmail, roster.namedTeachers.map(({ name }) => name), noticesIn(roster)];
};

describe('the teachers of a class', () => {
  it.each([
    ['addresses', '"a@s.example, b@s.example",', ['a@s.example', 'b@s.example'], []],
    ['names', ',"Ms A Bee, Mr C Dee"', [], ['A Bee', 'C Dee']],
  ])('may be several %s with commas between them', (_, cells, emails, names) => {
    expect(teachersOf(cells)).toEqual([emails, names, []]);
  });

  it('are known by their names if an address is not one, which is said', () => {
    expect(teachersOf('bee at school,Ms A Bee')).toEqual([
      [],
      ['A Bee'],
      [rosterMessages.emailInvalid],
    ]);
  });
});

describe('a list of everybody at a school', () => {
  it('makes students only of students: parents and governors are left out, and nobody has left', () => {
    const roster = read([
      'Name,UPN,Class,Email,Role',
      'Ava Adams,U1,9B,,Student',
      'Pat Adams,,,pat@home.example,Parent',
      'Gus Vern,,,gus@school.example,Governor',
    ]);
    expect(peopleIn(roster)[0]).toEqual(['Ava Adams', 'upn:u1']);
    expect(roster.people.map(({ role, isBlocked }) => [role, isBlocked])).toEqual([
      ['student', false],
      ['unknown', true],
      ['unknown', true],
    ]);
    expect(noticesIn(roster)).toEqual([rolesLeftOut(2, 'parent, governor')]);
  });
});

describe('a report of SIMS', () => {
  it.each([
    [
      'under its title',
      'Class list for Year 9,,,,,,,',
      'Legal Forename,Preferred Forename,Legal Surname,UPN,DOB,Year,Reg Group,SEN',
      'Avalon,Ava,Adams,A 8022 0010 6001,14/03/2012,9,9B,No',
    ],
    [
      'as its own XML names the fields',
      'primary_id,Forename,Surname,UPN,Year taught in Code,Reg',
      '4512,Ava,Adams,A802200106001,9,9B',
      '',
    ],
  ])('is read %s', (_, ...lines) => {
    const [header = '', ...rows] = lines.filter(Boolean);
    const roster = read([header, ...rows]);
    expect(peopleIn(roster)).toEqual([['Ava Adams', 'upn:a802200106001']]);
    expect(classesIn(roster)).toEqual([['9B', '9']]);
  });

  const students = [
    'Forename,Surname,UPN,Adno,Year,Reg',
    'Ava,Adams,A802200106001,004512,9,9B',
    'Ben,Brown,A802200106002,004513,9,9C',
  ] as [string, ...string[]];
  const memberships = [
    'UPN,Class,Teacher,Subject,Subject code,Staff Code,Period,Day name,Room',
    'A802200106001,9X/Bi1,Ms J Okafor,Biology,Bi,JOK,Mon:1,Monday,S2',
    'A802200106001,9X/Bi1,Ms J Okafor,Biology,Bi,JOK,Wed:3,Wednesday,S2',
    'A802200106002,9X/Bi1,Ms J Okafor,Biology,Bi,JOK,Mon:1,Monday,S2',
  ] as [string, ...string[]];

  it('of classes that gives only numbers of students is combined with the one that has their names', () => {
    for (const files of [
      [students, memberships],
      [memberships, students],
    ]) {
      const roster = read(...files);
      expect(roster.people.map(({ name }) => name)).toEqual(['Ava Adams', 'Ben Brown']);
      expect(roster.classes.map(({ name }) => name).toSorted()).toEqual(['9B', '9C', '9X/Bi1']);
      expect(roster.enrolments).toHaveLength(4);
      expect(noticesIn(roster)).toEqual([]);
    }
  });

  it('of classes finds its teachers by their codes in a list of staff', () => {
    const staff = [
      'Title,Preferred Forename,Middle Name(s),Legal Surname,Gender,Staff Code,ID,Work Email',
      'Ms,Jo,Ann,Okafor,F,JOK,17,j.okafor@school.example',
    ] as [string, ...string[]];
    const roster = read(students, memberships, staff);
    expect(roster.enrolments.filter(({ role }) => role === 'teacher')).toMatchObject([
      { personId: 'staff:jok', classId: expect.stringContaining('9x/bi1') },
    ]);
    expect(roster.namedTeachers).toEqual([]);
  });

  it('of classes reports a number that is in no list with names', () => {
    const stranger = 'A802200106009,9X/Bi1,Ms J Okafor,Biology,Bi,JOK,Mon:1,Monday,S2';
    const roster = read(students, [...memberships, stranger]);
    expect(roster.findings).toMatchObject([
      { subject: 'A802200106009', sentence: rosterMessages.numberUnknown, blocks: false },
    ]);
    expect(roster.people).toHaveLength(2);
  });

  it('of classes on its own is refused, since nobody’s name is known', () => {
    expect(() => read(memberships)).toThrow(rosterMessages.namesElsewhere);
  });
});

describe('a OneRoster export', () => {
  const header =
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods';
  const readClasses = (kind: string) =>
    readRoster(
      [
        file('manifest.csv', 'propertyName,value', `file.users,${kind}`, `file.classes,${kind}`),
        file('users.csv', 'sourcedId,enabledUser,role,givenName,familyName', 'u1,true,student,A,B'),
        file(
          'classes.csv',
          header,
          'c1,,,Introduction to Information Processing,,co1,C401,scheduled,,o1,as1,,,1-2',
          'c2,,,Introduction to Information Processing,,co1,C402,scheduled,,o1,as1,,,2-1',
          'c3,,,Advanced Information Systems,,co2,C403,scheduled,,o1,as1,,,1-3',
        ),
      ],
      '2026-10-01',
    ).classes.map(({ name }) => name);

  it('distinguishes classes with the same title by their codes, if it is a full export', () => {
    expect(readClasses('bulk')).toEqual([
      'Introduction to Information Processing C401',
      'Introduction to Information Processing C402',
      'Advanced Information Systems',
    ]);
    expect(readClasses('delta')[0]).toBe('Introduction to Information Processing');
  });
});
