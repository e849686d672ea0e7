import type { SchoolSettings } from '../../../shared/contract/school-settings.ts';
import type { OpenedConcern } from '../../../shared/contract/welfare.ts';
import type { Actor } from '../../access/actor.ts';
import { can, type OwnedRow } from '../../access/authorize.ts';
import { namesPerson } from './names-person.ts';
import type { ConcernRow } from './welfare-queries.ts';

/** Where a student writes about themselves, or about somebody they know: staff write the notes. */
export const writtenByStudents: ReadonlySet<ConcernRow['source']> = new Set(['answer', 'appeal']);

/** Whether a student's words name a person, by the names that the school has of them. */
export function isAbout(
  { source, text }: Pick<ConcernRow, 'source' | 'text'>,
  names: readonly string[],
): boolean {
  return writtenByStudents.has(source) && namesPerson(text, names.join(' '));
}

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

/** Whose concern it is: the teacher's whose quiz or report it is about, and any the safeguarding lead's. */
export function concernAsOwned(
  { teacherId }: Pick<ConcernRow, 'teacherId'>,
  actor: Pick<Actor, 'id' | 'email' | 'role'>,
  settings: Pick<SchoolSettings, 'safeguardingLead'>,
): OwnedRow {
  return { ownerId: isLead(actor, settings) ? actor.id : (teacherId ?? '') };
}

/** What the person may do with a concern. Nobody decides on words that name them. */
export function abilitiesOn(
  concern: Pick<ConcernRow, 'teacherId' | 'source' | 'text'>,
  actor: Actor,
  settings: Pick<SchoolSettings, 'safeguardingLead'>,
): OpenedConcern['abilities'] {
  if (isAbout(concern, [actor.displayName, actor.username]))
    return { canDecide: false, canReopen: false, isNamed: true };
  const mayDecide = (teacherId: string | null) =>
    can(actor, 'welfare.decide', concernAsOwned({ teacherId }, actor, settings));
  // Not by the teacher whose quiz it is, who may have decided about themselves.
  return { canDecide: mayDecide(concern.teacherId), canReopen: mayDecide(null), isNamed: false };
}
