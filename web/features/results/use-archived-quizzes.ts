import { useState } from 'react';
import { type LocalStore, localEntry } from '../../local-entry.ts';

/** The codes of quizzes that a student has archived on this device (spec section 3). */
export function archivedQuizzes(userId: string, store?: LocalStore) {
  const entry = localEntry(
    `archivedQuizzes_${userId}`,
    (stored) => (Array.isArray(stored) ? stored : []).filter((code) => typeof code === 'string'),
    store,
  );
  const read = (): ReadonlySet<string> => new Set(entry.read());
  /**
   * Adds the code, or removes it if it was there: to what is stored, which another tab may have
   * changed, or to what is shown if this browser stores nothing.
   */
  const toggle = (code: string, shown: ReadonlySet<string>): ReadonlySet<string> => {
    const next = new Set(entry.read() ?? shown);
    if (!next.delete(code)) next.add(code);
    entry.write([...next]);
    return next;
  };
  return { read, toggle };
}

/**
 * Returns the student's archived quiz codes on this device, and a function to archive and
 * unarchive.
 */
export function useArchivedQuizzes(userId: string) {
  const [archived, setArchived] = useState(() => archivedQuizzes(userId).read());
  const toggle = (quizCode: string) =>
    setArchived(archivedQuizzes(userId).toggle(quizCode, archived));
  return { archived, toggle };
}
