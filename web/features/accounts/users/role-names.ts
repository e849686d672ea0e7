import type { Role } from '../../../../shared/permissions.ts';

/** How one person of a role is called. */
export const roleNames: Record<Role, string> = {
  student: 'Student',
  teacher: 'Teacher',
  admin: 'Administrator',
};

/** How the people of a role are called, as on the tabs of spec section 2, /manage-users. */
export const roleGroups: Record<Role, string> = {
  student: 'Students',
  teacher: 'Teachers',
  admin: 'Administrators',
};

/** What giving someone a role is called. */
export const grantLabels: Record<Role, string> = {
  admin: 'Promote to Admin',
  teacher: 'Promote to Teacher',
  student: 'Set as Student',
};

const grantOrder = ['admin', 'teacher', 'student'] as const;

/** The roles that may be given to someone, in the order in which they are offered. */
export function inGrantOrder(roles: readonly Role[]): Role[] {
  return grantOrder.filter((role) => roles.includes(role));
}
