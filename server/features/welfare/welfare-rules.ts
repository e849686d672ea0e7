import type { SchoolSettings } from '../../../shared/contract/school-settings.ts';
import type { Actor } from '../../access/actor.ts';

/**
 * Whether the person is the school's safeguarding lead, who reads all concerns. An address alone
 * gives a student nothing: the permission is for staff.
 */
export function isLead(
  { email, role }: Pick<Actor, 'email' | 'role'>,
  { safeguardingLead }: Pick<SchoolSettings, 'safeguardingLead'>,
): boolean {
  return role !== 'student' && safeguardingLead.includes(email.toLowerCase());
}
