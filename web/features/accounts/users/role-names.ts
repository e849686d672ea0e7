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
