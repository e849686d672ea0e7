import { permissions, type Role } from '../../../shared/permissions.ts';
import type { NamedRoute } from '../../http/check-permissions.ts';
import { expectedOutcomes, type ActorName } from '../expected-outcomes.ts';

const roleOf: Record<ActorName, Role | null> = {
  nobody: null,
  student: 'student',
  'other student': 'student',
  'class teacher': 'teacher',
  'other teacher': 'teacher',
  'co-teacher': 'teacher',
  'cover teacher': 'teacher',
  admin: 'admin',
};

/** Whether this actor may make the call, about some row at least. */
export function mayCall({ name, permission }: NamedRoute, actor: ActorName): boolean {
  if (permission === undefined || permission === 'public') {
    // A few of these ask who calls all the same.
    return expectedOutcomes[name]?.[actor] === 'ok';
  }
  const role = roleOf[actor];
  return role !== null && permissions[permission][role] !== 'none';
}
