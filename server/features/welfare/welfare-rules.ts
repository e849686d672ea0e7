import type { SchoolSettings } from '../../../shared/contract/school-settings.ts';
import type { OpenedConcern } from '../../../shared/contract/welfare.ts';
import type { Actor } from '../../access/actor.ts';
import { can, type OwnedRow } from '../../access/authorize.ts';
import { namesPerson } from './names-person.ts';
import type { ConcernRow } from './welfare-queries.ts';

/**
 * The sources in which students write, about themselves or somebody they know; staff write the
 * notes.
 */
export const writtenByStudents: ReadonlySet<ConcernRow['source']> = new Set(['answer', 'appeal']);

/** True if a student's words name a person, by the names that the school has for them. */
export function isAbout(
  { source, text }: Pick<ConcernRow, 'source' | 'text'>,
  names: readonly string[],
): boolean {
  return writtenByStudents.has(source) && namesPerson(text, names.join(' '));
}

/**
 * True if the person is one of the school's safeguarding leads, who read all concerns. A student
 * with a lead's address gets nothing, because only staff may be leads.
 */
export function isLead(
  { email, role }: Pick<Actor, 'email' | 'role'>,
  { safeguardingLead }: Pick<SchoolSettings, 'safeguardingLead'>,
): boolean {
  return role !== 'student' && safeguardingLead.includes(email.toLowerCase());
}

/**
 * Returns the owner of a concern: the safeguarding lead if they are the actor, else the teacher
 * whose quiz or report it is about.
 */
export function concernAsOwned(
  { teacherId }: Pick<ConcernRow, 'teacherId'>,
  actor: Pick<Actor, 'id' | 'email' | 'role'>,
  settings: Pick<SchoolSettings, 'safeguardingLead'>,
): OwnedRow {
  return { ownerId: isLead(actor, settings) ? actor.id : (teacherId ?? '') };
}

/** Returns what the person may do with a concern. Nobody decides on words that name them. */
export function abilitiesOn(
  concern: Pick<ConcernRow, 'teacherId' | 'source' | 'text'>,
  actor: Actor,
  settings: Pick<SchoolSettings, 'safeguardingLead'>,
): Omit<OpenedConcern['abilities'], 'canMark'> {
  if (isAbout(concern, [actor.displayName, actor.username]))
    return { canDecide: false, canReopen: false, isNamed: true };
  const mayDecide = (teacherId: string | null) =>
    can(actor, 'welfare.decide', concernAsOwned({ teacherId }, actor, settings));
  // Reopening is not for the teacher whose quiz it is, who may have decided about themselves.
  return { canDecide: mayDecide(concern.teacherId), canReopen: mayDecide(null), isNamed: false };
}
