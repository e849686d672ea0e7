import type { Actor } from '../../../access/actor.ts';
import type { BatchRow } from '../reports-queries.ts';

/**
 * True if a person may read a batch: its teacher and, once it is handed in, its reader and
 * administrators.
 */
export function mayRead(
  { id, role }: Pick<Actor, 'id' | 'role'>,
  { teacherId, readerId, handedInAt }: BatchRow,
): boolean {
  if (teacherId === id) return true;
  if (handedInAt === null) return false;
  return readerId === id || role === 'admin';
}
