import { permissions, type Role } from '../../../shared/permissions.ts';
import type { NamedRoute } from '../../http/check-permissions.ts';
import { expectedOutcomes, type ActorName } from '../permissions/expected-outcomes.ts';

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

/** True if this actor may make the call for at least some rows. */
export function mayCall({ name, permission }: NamedRoute, actor: ActorName): boolean {
  if (permission === undefined || permission === 'public') {
    // A few public calls depend on the caller all the same.
    return expectedOutcomes[name]?.[actor] === 'ok';
  }
  const role = roleOf[actor];
  return role !== null && permissions[permission][role] !== 'none';
}
