import type { User } from '../../../shared/contract/accounts.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { PersonRow } from './people-queries.ts';
import { asOwned, canSetExtraTime, grantableRoles, type PeopleSettings } from './people-rules.ts';

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
    createdAt: person.createdAt.toISOString(),
    abilities: {
      canGrant: canChangeRole
        ? grantableRoles(actor, settings).filter((role) => role !== person.role)
        : [],
      canSetExtraTime: canSetExtraTime(actor, person),
      canDelete: !isSelf && can(actor, 'user.delete', asOwned(person)),
    },
  };
}
