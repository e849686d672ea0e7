import { describe, expect, it } from 'vitest';
import { rosterMessages, spelledTwice } from '../../../../shared/messages/roster.ts';
import { readRoster } from './read-roster.ts';
import { RosterRefused } from './roster.ts';

const today = '2026-10-01';
const file = (name: string, ...lines: string[]) => ({ name, content: lines.join('\n') });
const read = (...files: { name: string; content: string }[]) => readRoster(files, today);
const blocked = (roster: ReturnType<typeof read>) =>
  roster.findings.filter(({ blocks }) => blocks).map(({ sentence }) => sentence);

describe('lists of school systems', () => {
  it('reads a SIMS list: a row for each student with UPN, year and registration group', () => {
    const roster = read(
      file(
        'sims.csv',
        'Surname,Forename,Preferred Forename,UPN,Adno,Year,Reg,Primary Email',
        'Patel,Mayabelle,Maya,A820200000001,004521,09,9B,Maya.Patel@school.example',
        "O'Dowd,Síle,,A820200000002,004522,Year 9,9B,",
      ),
    );
    expect(roster.people).toMatchObject([
      {
        name: 'Maya Patel',
        email: 'maya.patel@school.example',
        ids: ['upn:a820200000001', 'admission:004521', 'email:maya.patel@school.example'],
        place: 'sims.csv, row 1',
      },
      { name: "Síle O'Dowd", email: '', role: 'student' },
    ]);
    expect(roster.classes).toMatchObject([{ name: '9B', yearGroup: '9', academicYear: '2026/27' }]);
    expect(roster.enrolments).toHaveLength(2);
    expect(roster.findings).toEqual([]);
  });

  it('reads an Arbor export: all classes of a student in one cell', () => {
    const roster = read(
      file(
        'arbor.csv',
        '"Globally Unique Student ID","Arbor Student ID","Legal First Name","Legal Last Name","Sex","Year group(s) this academic year","Date of Birth","Courses/classes"',
        'G001,ARB001,Ava,Adams,Female,Year 4,2017-09-15,"4A, Choir"',
      ),
    );
    expect(roster.people[0]).toMatchObject({ name: 'Ava Adams', ids: ['system:g001'] });
    expect(roster.classes.map(({ name }) => name)).toEqual(['4A', 'Choir']);
  });

  it('reads a Bromcom list: a row for each student and class, with the teachers', () => {
    const roster = read(
      file(
        'bromcom.csv',
        'Last Name;First Name;Admission Number;Year Group;Class Name;Subject;Teacher;Teacher Email',
        'Khan;Yusuf;77;10;10X/Bi1;Biology;Ms J Okafor;j.okafor@school.example',
        'Khan;Yusuf;77;10;10X/Ch1;Chemistry;Lund, Per;',
      ),
    );
    expect(roster.people.map(({ name, role }) => `${name} ${role}`)).toEqual([
      'Yusuf Khan student',
      'J Okafor teacher',
    ]);
    expect(roster.enrolments.map(({ personId, role }) => `${personId} ${role}`)).toEqual([
      'admission:77 student',
      'email:j.okafor@school.example teacher',
      'admission:77 student',
    ]);
    expect(roster.namedTeachers.map(({ name }) => name)).toEqual(['Per Lund']);
  });

  it('separates a group by the subjects in which it is taught', () => {
    const roster = read(
      file('list.csv', 'Name,UPN,Class,Subject', 'A B,U1,9B,Biology', 'A B,U1,9B,Chemistry'),
    );
    expect(roster.classes.map(({ name }) => name)).toEqual(['9B Biology', '9B Chemistry']);
  });

  it('finds one student in two files by the number, and says that the spellings differ', () => {
    const roster = read(
      file('biology.csv', 'Name,UPN,Class', 'Zoe Muller,U1,9B Biology'),
      file('maths.csv', 'Name,UPN,Class', '"Müller, Zoë",U1,9 Maths'),
    );
    expect(roster.people.map(({ name }) => name)).toEqual(['Zoe Muller']);
    expect(roster.enrolments).toHaveLength(2);
    expect(roster.findings).toMatchObject([
      { sentence: spelledTwice('Zoe Muller', 'Zoë Müller', 'maths.csv, row 1'), blocks: false },
    ]);
  });

  it('does not guess which of two students with the same name a row means', () => {
    const roster = read(
      file('list.csv', 'Name,Year,Class', 'Sam Hill,9,9B', 'Sam Hill,9,9C', 'Sam Hill,10,10A'),
    );
    expect(blocked(roster)).toEqual([rosterMessages.twoOfOneName]);
    expect(roster.people).toMatchObject([{ name: 'Sam Hill', isBlocked: true }]);
  });

  it('distinguishes two students with the same name by their numbers', () => {
    const roster = read(file('list.csv', 'Name,UPN,Class', 'Sam Hill,U1,9B', 'Sam Hill,U2,9B'));
    expect(blocked(roster)).toEqual([]);
    expect(roster.people).toHaveLength(2);
  });

  it('points out names that may belong to one student if nothing else distinguishes them', () => {
    const roster = read(
      file('list.csv', 'Name,Year,Class', 'Jon Whitcombe,9,9B', 'John Whitcombe,9,9 Maths'),
    );
    expect(roster.findings).toMatchObject([{ subject: 'Jon Whitcombe', blocks: false }]);
  });

  it('says whose name is missing and leaves out an invalid email', () => {
    const roster = read(
      file('list.csv', 'Name,Email,Class', ',a@b.example,9B', 'Ann Lee,ann.lee,9B'),
    );
    expect(roster.findings.map(({ sentence }) => sentence)).toEqual([
      rosterMessages.nameMissing,
      rosterMessages.emailInvalid,
    ]);
    expect(roster.people).toMatchObject([
      { name: 'Ann Lee', email: '' },
      { ids: ['email:a@b.example'], name: '', isBlocked: true },
    ]);
  });

  it('refuses a list whose columns it does not recognise, and names the file', () => {
    const fees = file('fees.csv', 'Invoice,Amount', '1,20');
    expect(() => read(fees)).toThrow(RosterRefused);
    expect(() => read(fees)).toThrow(/^fees\.csv: The columns were not recognised/);
  });
});

const users =
  'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password';
const classHeader =
  'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods';
const enrolHeader =
  'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate';

describe('OneRoster', () => {
  const manifest = (kind: string) =>
    file(
      'manifest.csv',
      'propertyName,value',
      'manifest.version,1.0',
      'oneroster.version,1.1',
      `file.users,${kind}`,
      `file.classes,${kind}`,
      `file.enrollments,${kind}`,
    );
  const classes = file(
    'classes.csv',
    classHeader,
    'c1,,,9B Biology,09,co1,9B,scheduled,,s1,t1,Biology,,1',
  );
  const sessions = file(
    'academicSessions.csv',
    'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear',
    't1,,,Autumn,term,2026-09-01,2026-12-18,y1,',
    'y1,,,2026/27,schoolYear,2026-09-01,2027-07-31,,2027',
  );

  it('reads version 1.1 in full: users with roles, classes with their school year, enrolments', () => {
    const roster = read(
      manifest('bulk'),
      sessions,
      classes,
      file(
        'users.csv',
        users,
        'u1,,,true,s1,student,maya,,Maya,Patel,,,maya@school.example,,,,09,',
        'u2,,,true,s1,teacher,okafor,,Jo,Okafor,,,jo@school.example,,,,,',
        'u3,,,true,s1,parent,x,,A,Parent,,,p@home.example,,,,,',
      ),
      file(
        'enrollments.csv',
        enrolHeader,
        'e1,,,c1,s1,u1,student,false,2026-09-01,2027-07-31',
        'e2,,,c1,s1,u2,teacher,true,,',
        'e3,,,c1,s1,u1,student,false,2020-09-01,2021-07-31',
      ),
    );
    expect(roster.isWhole).toEqual({ people: true, classes: true, enrolments: true });
    expect(roster.people).toMatchObject([
      { ids: ['oneroster:u1'], role: 'student', name: 'Maya Patel' },
      { ids: ['oneroster:u2'], role: 'teacher', name: 'Jo Okafor' },
    ]);
    expect(roster.classes).toMatchObject([
      { name: '9B Biology', yearGroup: '9', academicYear: '2026/27', subject: 'Biology' },
    ]);
    expect(
      roster.enrolments.map(({ role, isPrimary, presence }) => [role, isPrimary, presence]),
    ).toEqual([
      ['student', false, 'present'],
      ['teacher', true, 'present'],
      ['student', false, 'gone'],
    ]);
    expect(roster.findings).toMatchObject([
      { sentence: '1 person with another role is left out (parent).' },
    ]);
  });

  it('reads version 1.2: roles in a separate file, and the name that somebody prefers', () => {
    const roster = read(
      manifest('bulk'),
      classes,
      file(
        'users.csv',
        'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
        'u1,,,true,maya,,Mayabelle,Patel,,,,,,,09,,,,Maya,,,s1,',
      ),
      file(
        'roles.csv',
        'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
        'r1,,,u1,primary,student,,,s1,',
      ),
      file('enrollments.csv', enrolHeader, 'e1,,,c1,s1,u1,student,false,,'),
    );
    expect(roster.people).toMatchObject([{ name: 'Maya Patel', role: 'student', email: '' }]);
  });

  it('reads a delta: records to be deleted are gone, and no list counts as complete', () => {
    const roster = read(
      manifest('delta'),
      file(
        'users.csv',
        users,
        'u1,tobedeleted,2026-10-01,true,s1,student,maya,,Maya,Patel,,,,,,,09,',
      ),
      file('enrollments.csv', enrolHeader, 'e1,tobedeleted,2026-10-01,c1,s1,u1,student,false,,'),
    );
    expect(roster.isWhole).toEqual({ people: false, classes: false, enrolments: false });
    expect(roster.people).toMatchObject([{ presence: 'gone' }]);
    expect(roster.enrolments).toMatchObject([{ presence: 'gone' }]);
  });
});
