import type { StudentProfile } from '../../../shared/contract/students.ts';
import type { Actor } from '../../access/actor.ts';
import { can, ownerFilter } from '../../access/authorize.ts';
import type { Database } from '../../database/client.ts';
import {
  asOwned,
  canSetExtraTime,
  presentLeaver,
  rolesFor,
  type PeopleSettings,
} from '../accounts/public.ts';
import type { StudentRow } from './find-student.ts';
import { presentProfile } from './present-profile.ts';
import { listHistory, listTopics } from './students-queries.ts';

/**
 * Returns a student's profile. A teacher sees only their own quizzes (spec section 6), and those
 * that are set for one of the student's classes that they teach.
 */
export async function getProfile(
  database: Database,
  actor: Actor,
  settings: PeopleSettings & { leaverMonths: number },
  student: StudentRow,
): Promise<StudentProfile> {
  const teacherId = ownerFilter(actor, 'quiz.read');
  const [history, topics] = await Promise.all([
    listHistory(database, student.id, teacherId),
    listTopics(database, [student.id], teacherId),
  ]);
  return {
    ...presentProfile(student, history, topics, abilitiesOf(actor, settings, student)),
    leaver: presentLeaver(student, settings.leaverMonths),
  };
}

function abilitiesOf(actor: Actor, settings: PeopleSettings, student: StudentRow) {
  const mayChangeRole = student.id !== actor.id && can(actor, 'user.change-role', asOwned(student));
  return {
    canSetExtraTime: canSetExtraTime(actor, student),
    canCorrect: student.id !== actor.id && can(actor, 'user.correct', asOwned(student)),
    canMerge: student.role === 'student' && can(actor, 'user.merge', asOwned(student)),
    grantableRoles: mayChangeRole ? rolesFor(actor, settings, student) : [],
  };
}
