import { permissions, type Action, type Scope, type ScopeOf } from '../../shared/permissions.ts';
import { fail } from '../http/fail.ts';
import type { Actor } from './actor.ts';

/** The parts of a row that decide who may access it. */
export interface OwnedRow {
  ownerId: string;
  /** The class's co-teachers; for a student, the teachers of their classes. */
  coTeacherIds?: readonly string[];
  /** The class's co-teachers and today's cover teachers. */
  classTeacherIds?: readonly string[];
}

const scopeOf = ({ role }: Actor, action: Action): Scope => permissions[action][role];

/** True if the access token allows the action, or the call was made without a token. */
const isWithinToken = ({ token }: Actor, action: Action): boolean =>
  token === undefined || token.scopes.includes(action);

/** True if the actor may perform the action on this row, given their role and access token. */
export function can(actor: Actor, action: Action, row: OwnedRow): boolean {
  return isWithinToken(actor, action) && reaches(actor, action, row);
}

/**
 * True if the actor's role covers this row, for calls whose own action has been checked already.
 */
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

/** True if the actor's role and access token allow the action on at least some rows. */
export function isAllowed(actor: Actor, action: Action): boolean {
  return isWithinToken(actor, action) && scopeOf(actor, action) !== 'none';
}

/**
 * Throws if the actor's role never allows the action. People who must first set up a second factor,
 * choose a password or confirm their email address may use only their own account. Throws
 * FORBIDDEN, SECOND_FACTOR_NEEDED, NEW_PASSWORD_NEEDED, EMAIL_PROOF_NEEDED or TOKEN_SCOPE_MISSING.
 */
export function authorizeRole(actor: Actor, action: Action): void {
  if (actor.needsEmailProof && action !== 'account.own') throw fail('EMAIL_PROOF_NEEDED');
  if (actor.needsSecondFactor && action !== 'account.own') throw fail('SECOND_FACTOR_NEEDED');
  if (actor.needsNewPassword && action !== 'account.own') throw fail('NEW_PASSWORD_NEEDED');
  if (!isWithinToken(actor, action)) throw fail('TOKEN_SCOPE_MISSING');
  if (scopeOf(actor, action) === 'none') throw fail('FORBIDDEN');
}

/**
 * The owner a list is limited to; null (no limit) is possible only where an action's scope is
 * `all`.
 */
export type OwnerFilter<A extends Action> = 'all' extends ScopeOf<A> ? string | null : string;

/** Returns the owner that this actor's list is limited to, for actions scoped `own` or `all`. */
export function ownerFilter<A extends Action>(actor: Actor, action: A): OwnerFilter<A> {
  return (scopeOf(actor, action) === 'all' ? null : actor.id) as OwnerFilter<A>;
}
