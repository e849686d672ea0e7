import type { Role } from '../../../../shared/permissions.ts';

/** The name of a role, singular. */
export const roleNames: Record<Role, string> = {
  student: 'Student',
  teacher: 'Teacher',
  admin: 'Administrator',
};

/** The name of a role, plural, as on the tabs of spec section 2, /manage-users. */
export const roleGroups: Record<Role, string> = {
  student: 'Students',
  teacher: 'Teachers',
  admin: 'Administrators',
};

/** The label of the action that gives a role. */
export const grantLabels: Record<Role, string> = {
  admin: 'Promote to Admin',
  teacher: 'Promote to Teacher',
  student: 'Set as Student',
};

const grantOrder = ['admin', 'teacher', 'student'] as const;

/** Sorts the roles that may be given into the order in which they are offered. */
export function inGrantOrder(roles: readonly Role[]): Role[] {
  return grantOrder.filter((role) => roles.includes(role));
}
