import {
  MAX_ROSTER_FINDINGS_SHOWN,
  MAX_TEACHER_CODE_ATTEMPTS,
  ROSTER_REMOVAL_SHARE,
  ROSTER_REMOVALS_ALWAYS_FINE,
} from '../../../../shared/business-rules.ts';
import type { RosterChangeKind, RosterReport } from '../../../../shared/contract/roster.ts';
import {
  rolesLeftOut,
  rosterMessages,
  teacherNotFound,
} from '../../../../shared/messages/roster.ts';
import type { Db } from '../../../database/client.ts';
import { createTeacherCode } from '../../accounts/public.ts';
import * as access from './access-changes-queries.ts';
import * as classes from './class-changes-queries.ts';
import * as enrolments from './enrolment-changes-queries.ts';
import * as matching from './match-queries.ts';
import { isSameName } from './people-by-ids.ts';
import * as people from './people-changes-queries.ts';
import * as addresses from './reused-addresses-queries.ts';
import type { RosterFinding } from './roster.ts';
import type { StagedRoster } from './staged-roster.ts';

interface Options {
  /** The owner of classes without a teacher. */
  administratorId: string;
  /** Whether lists cover the whole school if they do not say so themselves. */
  isWhole: boolean;
}

/**
 * Changes the school to match the roster, in this transaction. Returns what changed and what
 * somebody should check. People with a blocking finding are left unchanged.
 */
export async function applyRoster(
  transaction: Db,
  staged: StagedRoster,
  { administratorId, isWhole }: Options,
): Promise<RosterReport> {
  const whole = staged.isWhole ?? { people: isWhole, classes: isWhole, enrolments: isWhole };
  await matching.lockSchoolChanges(transaction);
  await matching.fillStagingTables(transaction, staged);
  const findings = [...staged.findings];
  const [rosterPeople, rosterClasses, rosterPlaces] = [
    await people.countRosterPeople(transaction),
    await classes.countRosterClasses(transaction),
    await enrolments.countRosterPlaces(transaction),
  ];
  const changed = await changePeople(transaction, findings, whole.people);
  const inClasses = await changeClasses(transaction, findings, administratorId, whole);
  const changes: Record<RosterChangeKind, people.Changes> = { ...changed, ...inClasses };
  const removesMuch =
    isMuch(
      changes['people-left'].total + (await access.countDisabled(transaction)),
      rosterPeople,
    ) ||
    isMuch(changes['classes-archived'].total, rosterClasses) ||
    isMuch(await countLostPlaces(transaction, changes), rosterPlaces);
  return {
    changes: (Object.keys(changes) as RosterChangeKind[])
      .map((kind) => ({ kind, ...changes[kind] }))
      .filter(({ total }) => total > 0),
    findings: findings
      .toSorted((a, b) => Number(b.blocks) - Number(a.blocks))
      .slice(0, MAX_ROSTER_FINDINGS_SHOWN),
    conflicts: findings.filter(({ blocks }) => blocks).length,
    notices: findings.filter(({ blocks }) => !blocks).length,
    removesMuch,
  };
}

/**
 * The number of new people above which the planner needs new statistics, because it would still
 * assume an almost empty school.
 */
const MANY_NEW_PEOPLE = 1_000;

const isMuch = (gone: number, known: number) =>
  gone > ROSTER_REMOVALS_ALWAYS_FINE && gone > known * ROSTER_REMOVAL_SHARE;

/**
 * Counts the places that students and co-teachers have lost; former owners do not count as
 * co-teachers.
 */
async function countLostPlaces(
  transaction: Db,
  changes: Record<'teachers-left' | 'owner-changed', people.Changes>,
): Promise<number> {
  const coTeachers = changes['teachers-left'].total - changes['owner-changed'].total;
  return (await enrolments.countLostPlaces(transaction)) + Math.max(0, coTeachers);
}

async function changePeople(transaction: Db, findings: RosterFinding[], isWhole: boolean) {
  const block = ({ subject, place }: { subject: string; place: string }, sentence: string) =>
    findings.push({ subject, place, sentence, blocks: true });
  const leftOut = await matching.matchPeople(transaction);
  if (leftOut > 0) {
    const sentence = rolesLeftOut(leftOut, '?');
    findings.push({ subject: 'users.csv', place: '', sentence, blocks: false });
  }
  const others = (await addresses.listKnownByEmail(transaction)).filter(
    ({ subject, names }) => !names.some((name) => isSameName(name, subject)),
  );
  await addresses.partFromAccounts(transaction, others);
  for (const row of others) block(row, rosterMessages.addressReused);
  for (const row of await matching.markConflicts(transaction)) {
    block(row, rosterMessages[row.conflict]);
  }
  const renamed = await people.renamePeople(transaction);
  const emailChanged = await people.changeEmails(transaction);
  for (const row of await people.listBackByName(transaction)) {
    findings.push({ ...row, sentence: rosterMessages.backByName, blocks: false });
  }
  const back = await people.bringBackPeople(transaction);
  for (const row of await people.chooseSignInNames(transaction)) {
    block(row, rosterMessages.nameTooCommon);
  }
  const students = await people.insertPeople(transaction, 'student');
  const teachers = await people.insertPeople(transaction, 'teacher');
  await people.rememberPeople(transaction);
  if (students.total > MANY_NEW_PEOPLE) await matching.analyzeSchool(transaction);
  return {
    'students-added': students,
    'teachers-added': teachers,
    renamed,
    'email-changed': emailChanged,
    'people-back': back,
    'people-let-in': await access.letInEnabled(transaction),
    'people-suspended': await access.suspendDisabled(transaction),
    'people-left': await people.suspendLeavers(transaction, isWhole),
  } satisfies Partial<Record<RosterChangeKind, people.Changes>>;
}

async function changeClasses(
  transaction: Db,
  findings: RosterFinding[],
  administratorId: string,
  whole: { classes: boolean; enrolments: boolean },
) {
  const notice = (subject: string, place: string, sentence: string) =>
    findings.push({ subject, place, sentence, blocks: false });
  await matching.matchClasses(transaction);
  for (const { class: name, place, name: teacher } of await matching.findNamedTeachers(
    transaction,
  )) {
    notice(name, place, teacherNotFound(teacher));
  }
  await matching.resolveEnrolments(transaction);
  const added = await addClasses(transaction, administratorId, notice);
  const changed = await classes.updateClasses(transaction);
  const back = await classes.bringBackClasses(transaction);
  await classes.rememberClasses(transaction);
  const archived = await classes.archiveClasses(transaction, whole.classes);
  const lost = await matching.resolveEnrolments(transaction);
  if (lost.withoutPerson > 0) notice('', '', rosterMessages.personUnknown);
  if (lost.withoutClass > 0) notice('', '', rosterMessages.classUnknown);
  const handedOver = await enrolments.handOverClasses(transaction, whole.enrolments);
  await enrolments.rememberOwners(transaction);
  const teachersLeft = await enrolments.removeTeachers(transaction, whole.enrolments);
  const teachersJoined = await enrolments.addTeachers(transaction);
  const members = await enrolments.enrolStudents(transaction, whole.enrolments);
  for (const { subject, place } of await enrolments.listLeaversLeftOut(transaction)) {
    notice(subject, place, rosterMessages.leaverLeftOut);
  }
  for (const { subject, place } of await classes.listEmptyClasses(transaction)) {
    notice(subject, place, rosterMessages.classWithoutStudents);
  }
  return {
    'classes-added': added,
    'classes-changed': changed,
    'classes-back': back,
    'classes-archived': archived,
    'owner-changed': handedOver,
    'teachers-joined': teachersJoined,
    'teachers-left': teachersLeft,
    moved: members.moved,
    joined: members.joined,
    left: members.left,
  } satisfies Partial<Record<RosterChangeKind, people.Changes>>;
}

/** Creates the new classes, with unused codes in the spec's format. */
async function addClasses(
  transaction: Db,
  administratorId: string,
  notice: (subject: string, place: string, sentence: string) => void,
): Promise<people.Changes> {
  const taken = await classes.listTakenCodes(transaction);
  const draw = (username: string) => {
    for (let attempt = 0; attempt < MAX_TEACHER_CODE_ATTEMPTS; attempt += 1) {
      const code = createTeacherCode(username);
      if (taken.has(code)) continue;
      taken.add(code);
      return code;
    }
    throw new Error(`No free class code was found for ${username}.`);
  };
  const newTeachers = await classes.listNewTeachers(transaction);
  await classes.insertTeacherCodes(
    transaction,
    newTeachers.map((teacher) => ({ ...teacher, code: draw(teacher.username) })),
  );
  const reused = new Set<string>();
  const coded = (await classes.listNewClasses(transaction, administratorId)).map((row) => {
    if (!row.isTaught) notice(row.name, row.place, rosterMessages.classWithoutTeacher);
    const { unusedCode } = row;
    const mayReuse = unusedCode !== null && !reused.has(unusedCode);
    if (mayReuse) reused.add(unusedCode);
    return {
      sourceId: row.sourceId,
      ownerId: row.ownerId,
      code: mayReuse ? unusedCode : draw(row.ownerUsername),
    };
  });
  return classes.insertClasses(transaction, coded);
}
