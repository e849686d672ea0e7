import type { User } from '../../../shared/contract/accounts.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { PersonRow } from './people-queries.ts';
import { asOwned, canSetExtraTime, rolesFor, type PeopleSettings } from './people-rules.ts';

/** A person as this actor sees and may change them. Nobody changes their own role. */
export function presentUser(actor: Actor, person: PersonRow, settings: PeopleSettings): User {
  const isSelf = person.id === actor.id;
  const canChangeRole = !isSelf && can(actor, 'user.change-role', asOwned(person));
  return {
    id: person.id,
    username: person.username,
    displayName: person.displayName,
    email: person.email,
    role: person.role,
    extraTimePercentage: person.extraTimePercentage,
    pendingRole: person.pendingRole,
    createdAt: person.createdAt.toISOString(),
    state: stateOf(person),
    abilities: {
      canGrant: canChangeRole ? rolesFor(actor, settings, person) : [],
      canSetExtraTime: canSetExtraTime(actor, person),
      canResetSecondFactor:
        !isSelf &&
        person.hasSecondFactor &&
        can(actor, 'user.reset-second-factor', asOwned(person)),
      canDelete: !isSelf && can(actor, 'user.delete', asOwned(person)),
      canSuspend: !isSelf && can(actor, 'user.suspend', asOwned(person)),
      canReset: !isSelf && can(actor, 'user.reset', asOwned(person)),
    },
  };
}

/** Whether they can sign in, and if not, why. */
export function stateOf({
  suspendedAt,
  canSignIn,
  hasLink,
}: { suspendedAt: unknown } & Pick<PersonRow, 'canSignIn' | 'hasLink'>): User['state'] {
  if (suspendedAt) return 'suspended';
  if (canSignIn) return 'active';
  return hasLink ? 'invited' : 'not-invited';
}
