type Forget = () => void;

const stores = new Set<Forget>();

/** What a page keeps outside React for whoever is signed in, to be emptied when they sign out. */
export function onForgetPerson(forget: Forget): void {
  stores.add(forget);
}

/**
 * What people leave on a device: drafts, flagged questions, the time they gave a quiz, who they
 * are and whose places the header has. Answers of an exam that the server does not have yet stay: they are the student's
 * only copy, under their own name, and archived quizzes and the colour scheme say nothing about anyone.
 */
const OWN_KEYS =
  /^(?:greenpen\.(?:report-draft|quiz-draft|quiz-minutes|blind-marks|places|person)\b|questionDraft_|flags_)/;

/** Empties what the page keeps in memory, and leaves what the device keeps for when the person comes back. */
export function forgetPage(): void {
  for (const forget of stores) forget();
}

/** Leaves nothing of the person who signs out on this device: no draft, no typed mark. */
export function forgetPerson(storage: Pick<Storage, 'removeItem'> & object): void {
  forgetPage();
  try {
    for (const key of Object.keys(storage)) if (OWN_KEYS.test(key)) storage.removeItem(key);
  } catch {
    // A storage that is switched off holds nothing.
  }
}
