import { roles, type Role } from '../../../shared/permissions.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { Config } from '../../config.ts';
import type { PersonRow } from './people-queries.ts';

/** What a deployment decides about people. */
export type PeopleSettings = Pick<Config, 'teachersMayGrantAdmin'>;

/** The roles that the actor may give to anyone within reach (design, section 7, 2). */
function grantableRoles(actor: Actor, { teachersMayGrantAdmin }: PeopleSettings): Role[] {
  const mayGrantAdmin = actor.role === 'admin' || teachersMayGrantAdmin;
  return roles.filter((role) => role !== 'admin' || mayGrantAdmin);
}

/**
 * The roles that the actor may give to this person; the present one where another waits, which is so
 * withdrawn by whoever could have given it. Who invites students and then promotes them would
 * invite teachers, so an account that a teacher made is promoted by administrators alone.
 */
export function rolesFor(
  actor: Actor,
  settings: PeopleSettings,
  person: Pick<PersonRow, 'role' | 'pendingRole' | 'isMadeByTeacher'>,
): Role[] {
  const isForAdmins = person.isMadeByTeacher && actor.role !== 'admin';
  const rolesToGive = grantableRoles(actor, settings).filter(
    (role) => role === 'student' || !isForAdmins,
  );
  const canWithdraw = person.pendingRole !== null && rolesToGive.includes(person.pendingRole);
  return rolesToGive.filter((role) => role !== person.role || canWithdraw);
}

/** Whether the role lets them do more than their own does. */
export function isPromotion(from: Role, to: Role): boolean {
  return roles.indexOf(to) > roles.indexOf(from);
}

/** The roles that the actor may invite people to: teachers bring their students. */
export function invitableRoles(actor: Actor): Role[] {
  return actor.role === 'admin' ? [...roles] : ['student'];
}

/** Extra time is a student's (spec section 2, /manage-users). */
export function canSetExtraTime(actor: Actor, person: PersonRow): boolean {
  return person.role === 'student' && can(actor, 'user.set-extra-time', asOwned(person));
}

/** What of a person decides about taking back their change of role. */
export function asChanged({ undoableBy }: PersonRow) {
  return { ownerId: undoableBy ?? '' };
}

/** What of a person decides about access to them. */
export function asOwned({ id, classTeacherIds, coTeacherIds }: PersonRow) {
  return { ownerId: id, classTeacherIds, coTeacherIds };
}
