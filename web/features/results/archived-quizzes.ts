/** The parts of the browser's local storage that are needed. */
type LocalStore = Pick<Storage, 'getItem' | 'setItem'>;

/** The local storage key of the quizzes a student has archived (spec section 3). */
function archivedQuizzesKey(userId: string): string {
  return `archivedQuizzes_${userId}`;
}

/** The archived quiz codes. An entry that cannot be read counts as none. */
export function readArchivedQuizzes(store: LocalStore, userId: string): ReadonlySet<string> {
  try {
    const parsed: unknown = JSON.parse(store.getItem(archivedQuizzesKey(userId)) ?? '[]');
    const codes = Array.isArray(parsed) ? parsed : [];
    return new Set(codes.filter((code) => typeof code === 'string'));
  } catch {
    return new Set();
  }
}

/** Keeps the archived codes; a storage that refuses leaves them as they are for this visit. */
export function writeArchivedQuizzes(
  store: LocalStore,
  userId: string,
  codes: ReadonlySet<string>,
): void {
  try {
    store.setItem(archivedQuizzesKey(userId), JSON.stringify([...codes]));
  } catch {
    // Archiving only tidies a list; it is not worth an error message.
  }
}

/** The set with the code added, or without it if it was there. */
export function toggled(codes: ReadonlySet<string>, code: string): ReadonlySet<string> {
  const next = new Set(codes);
  if (!next.delete(code)) next.add(code);
  return next;
}
