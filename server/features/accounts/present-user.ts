import type { User } from '../../../shared/contract/accounts.ts';
import type { Role } from '../../../shared/permissions.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import { presentLeaver } from './person-data/leavers-rules.ts';
import { signsInElsewhere } from './sign-in/password-sign-in.ts';
import type { PersonRow } from './people-queries.ts';
import { asOwned, canSetExtraTime, rolesFor, type PeopleSettings } from './people-rules.ts';

/** The settings that decide how people are shown. */
export type PresentSettings = PeopleSettings & {
  arePasswordsOn: boolean;
  /** For how many months leavers are kept. */
  leaverMonths: number;
};

/** Presents a person with what this actor may change. Nobody changes their own role. */
export function presentUser(actor: Actor, person: PersonRow, settings: PresentSettings): User {
  const isSelf = person.id === actor.id;
  const isElsewhere = signsInElsewhere(person, settings.arePasswordsOn);
  const canReset = !isSelf && can(actor, 'user.reset', asOwned(person));
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
    state: stateOf(person, settings.arePasswordsOn),
    leaver: presentLeaver(person, settings.leaverMonths),
    abilities: {
      canGrant: canChangeRole ? rolesFor(actor, settings, person) : [],
      canSetExtraTime: canSetExtraTime(actor, person),
      canResetSecondFactor:
        !isSelf &&
        person.hasSecondFactor &&
        can(actor, 'user.reset-second-factor', asOwned(person)),
      canDelete: !isSelf && can(actor, 'user.delete', asOwned(person)),
      canSuspend: !isSelf && can(actor, 'user.suspend', asOwned(person)),
      canReset,
      canMakeLink: canReset && (!isElsewhere || person.pendingRole !== null),
    },
  };
}

/** Returns whether the person can sign in and, if not, why. */
export function stateOf(
  person: { suspendedAt: unknown; role: Role } & Pick<PersonRow, 'canSignIn' | 'hasLink' | 'email'>,
  arePasswordsOn: boolean,
): User['state'] {
  const { suspendedAt, canSignIn, hasLink } = person;
  if (suspendedAt) return 'suspended';
  if (canSignIn) return 'active';
  if (signsInElsewhere(person, arePasswordsOn)) return 'awaited';
  return hasLink ? 'invited' : 'not-invited';
}
