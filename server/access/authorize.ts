import { permissions, type Action, type Scope } from '../../shared/permissions.ts';
import { fail } from '../http/fail.ts';
import type { Actor } from './actor.ts';

/** What of a row decides about access to it. */
export interface OwnedRow {
  ownerId: string;
  /** The teachers whose class the owner is in; empty or absent where there are none. */
  classTeacherIds?: readonly string[];
}

function scopeOf(actor: Actor, action: Action): Scope {
  return permissions[action][actor.role];
}

/** Whether the actor may perform the action on this row. */
export function can(actor: Actor, action: Action, row: OwnedRow): boolean {
  switch (scopeOf(actor, action)) {
    case 'all':
      return true;
    case 'class':
      return row.classTeacherIds?.includes(actor.id) ?? false;
    case 'own':
      return row.ownerId === actor.id;
    case 'none':
      return false;
  }
}

/** Refuses an actor whose role may never perform the action. Throws FORBIDDEN. */
export function authorizeRole(actor: Actor, action: Action): void {
  if (scopeOf(actor, action) === 'none') throw fail('FORBIDDEN');
}

/**
 * Refuses the action on a row that is out of the actor's reach, as if the row did not exist.
 * `missing` is the error that says so.
 */
export function authorize(
  actor: Actor,
  action: Action,
  row: OwnedRow,
  missing: 'NOT_FOUND' | 'QUIZ_NOT_FOUND' = 'NOT_FOUND',
): void {
  if (!can(actor, action, row)) throw fail(missing);
}

/**
 * The owner to whom a list is limited for this actor; null for no limit. It is for actions whose
 * scopes are `own` and `all`.
 */
export function ownerFilter(actor: Actor, action: Action): string | null {
  return scopeOf(actor, action) === 'all' ? null : actor.id;
}
