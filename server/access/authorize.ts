import { permissions, type Action, type Scope, type ScopeOf } from '../../shared/permissions.ts';
import { fail } from '../http/fail.ts';
import type { Actor } from './actor.ts';

/** What of a row decides about access to it. */
export interface OwnedRow {
  ownerId: string;
  /** Who teaches the class together with its owner; for a student, who teaches a class of theirs. */
  coTeacherIds?: readonly string[];
  /** The same, and who covers the class today. */
  classTeacherIds?: readonly string[];
}

const scopeOf = ({ role }: Actor, action: Action): Scope => permissions[action][role];

/** Whether a key may do this at all; whoever asks without one may. */
const isWithinToken = ({ token }: Actor, action: Action): boolean =>
  token === undefined || token.scopes.includes(action);

/** Whether the actor may perform the action on this row: never more than their role, nor than their key. */
export function can(actor: Actor, action: Action, row: OwnedRow): boolean {
  return isWithinToken(actor, action) && reaches(actor, action, row);
}

/** Whether their role reaches this row, for calls whose own action has been checked already. */
export function reaches(actor: Actor, action: Action, row: OwnedRow): boolean {
  switch (scopeOf(actor, action)) {
    case 'all':
      return true;
    case 'shared':
      return row.ownerId === actor.id || (row.coTeacherIds?.includes(actor.id) ?? false);
    case 'class':
      return row.classTeacherIds?.includes(actor.id) ?? false;
    case 'own':
      return row.ownerId === actor.id;
    case 'none':
      return false;
  }
}

/** Whether the actor's role, and their key, may ever perform the action. */
export function isAllowed(actor: Actor, action: Action): boolean {
  return isWithinToken(actor, action) && scopeOf(actor, action) !== 'none';
}

/**
 * Refuses an actor whose role may never perform the action, and anything but their own account to
 * people who must first set up a second factor, choose a password, or show that their address is
 * theirs. Throws FORBIDDEN, SECOND_FACTOR_NEEDED, NEW_PASSWORD_NEEDED, EMAIL_PROOF_NEEDED or
 * TOKEN_SCOPE_MISSING.
 */
export function authorizeRole(actor: Actor, action: Action): void {
  if (actor.needsEmailProof && action !== 'account.own') throw fail('EMAIL_PROOF_NEEDED');
  if (actor.needsSecondFactor && action !== 'account.own') throw fail('SECOND_FACTOR_NEEDED');
  if (actor.needsNewPassword && action !== 'account.own') throw fail('NEW_PASSWORD_NEEDED');
  if (!isWithinToken(actor, action)) throw fail('TOKEN_SCOPE_MISSING');
  if (scopeOf(actor, action) === 'none') throw fail('FORBIDDEN');
}

/** The owner to whom a list is limited; null, for no limit, only where an action reaches all. */
export type OwnerFilter<A extends Action> = 'all' extends ScopeOf<A> ? string | null : string;

/** The owner to whom a list is limited for this actor; for actions that are `own` or `all`. */
export function ownerFilter<A extends Action>(actor: Actor, action: A): OwnerFilter<A> {
  return (scopeOf(actor, action) === 'all' ? null : actor.id) as OwnerFilter<A>;
}
