type Forget = () => void;

const stores = new Set<Forget>();

/**
 * Registers a function that clears what a page keeps outside React for the signed-in person; it
 * runs on sign-out.
 */
export function onForgetPerson(forget: Forget): void {
  stores.add(forget);
}

/**
 * Storage keys of personal data that a sign-out removes: drafts, flagged questions, the time
 * allowed for a quiz, the person's id and the places shown in the header. Exam answers not yet on
 * the server stay, because they are the student's only copy and stored under their own name.
 * Archived quizzes and the colour scheme stay because they identify nobody.
 */
const OWN_KEYS =
  /^(?:greenpen\.(?:report-draft|quiz-draft|quiz-minutes|blind-marks|places|person)\b|questionDraft_|flags_)/;

/**
 * Clears what the page keeps in memory; keeps what is stored on the device for the person's return.
 */
export function forgetPage(): void {
  for (const forget of stores) forget();
}

/** Removes the personal data of the person who signs out from memory and from this device. */
export function forgetPerson(storage: Pick<Storage, 'removeItem'> & object): void {
  forgetPage();
  try {
    for (const key of Object.keys(storage)) if (OWN_KEYS.test(key)) storage.removeItem(key);
  } catch {
    // Storage that is switched off holds nothing.
  }
}
