import { roles, type Role } from '../../../shared/permissions.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { Config } from '../../config.ts';
import type { PersonRow } from './people-queries.ts';

/** The deployment settings about people. */
export type PeopleSettings = Pick<Config, 'teachersMayGrantAdmin'>;

/** Returns the roles that the actor may give to anyone within reach. */
function grantableRoles(actor: Actor, { teachersMayGrantAdmin }: PeopleSettings): Role[] {
  const mayGrantAdmin = actor.role === 'admin' || teachersMayGrantAdmin;
  return roles.filter((role) => role !== 'admin' || mayGrantAdmin);
}

/**
 * Returns the roles that the actor may give to this person. The present role is included while
 * another one waits: choosing it withdraws the waiting one. Only administrators promote accounts
 * that a teacher created, because otherwise teachers could invite teachers by inviting students and
 * promoting them.
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

/** True if the second role has more rights than the first. */
export function isPromotion(from: Role, to: Role): boolean {
  return roles.indexOf(to) > roles.indexOf(from);
}

/** Returns the roles to which the actor may invite people: teachers only invite students. */
export function invitableRoles(actor: Actor): Role[] {
  return actor.role === 'admin' ? [...roles] : ['student'];
}

/**
 * True if the actor may set this person's extra time, which only students have (spec section 2,
 * /manage-users).
 */
export function canSetExtraTime(actor: Actor, person: PersonRow): boolean {
  return person.role === 'student' && can(actor, 'user.set-extra-time', asOwned(person));
}

/** Returns the fields that decide who may undo a role change. */
export function asChanged({ undoableBy }: PersonRow) {
  return { ownerId: undoableBy ?? '' };
}

/** Returns the fields that decide who may act on a person. */
export function asOwned({ id, classTeacherIds, coTeacherIds }: PersonRow) {
  return { ownerId: id, classTeacherIds, coTeacherIds };
}
