import { askedFields } from '../../../../shared/question-content.ts';
import { pick } from '../../../../shared/pick.ts';
import { type LocalStore, localEntry } from '../../../local-entry.ts';
import type { QuizDraft } from './quiz-checks.ts';

export type QuizFields = QuizDraft['fields'];

/** The fields of a question that a draft quiz stores, for its list and preview. */
export const pickedFields = ['id', ...askedFields, 'specCode'] as const;

export const emptyFields: QuizFields = {
  quizCode: '',
  minutes: '',
  title: '',
  subject: '',
  resultsRelease: 'when-released',
  attempts: '1',
  countedAttempt: 'last',
};

/** Converts typed minutes such as "12.5" to seconds; NaN if empty or not a number. */
export const toSeconds = (minutes: string): number =>
  minutes.trim() === '' ? Number.NaN : Math.round(Number(minutes) * 60);

/**
 * Returns a time limit in minutes as people type it, such as "1.67"; two decimals convert back to
 * the same seconds.
 */
export const toMinutes = (seconds: number): string => String(Number((seconds / 60).toFixed(2)));

/** Converts filled-in settings to the contract's input. */
export function toQuizSettings({ minutes, attempts, ...rest }: QuizFields) {
  return { ...rest, defaultTimeLimit: toSeconds(minutes), attemptsAllowed: Number(attempts) };
}

export const settingNames = [
  'title',
  'subject',
  'defaultTimeLimit',
  'resultsRelease',
  'attemptsAllowed',
  'countedAttempt',
] as const;

/** Returns the filled-in settings that differ from their earlier values. */
export function changedSettings(
  fields: QuizFields,
  before: QuizFields,
): Partial<Omit<ReturnType<typeof toQuizSettings>, 'quizCode'>> {
  const [now, then] = [toQuizSettings(fields), toQuizSettings(before)];
  return pick(
    now,
    settingNames.filter((name) => now[name] !== then[name]),
  );
}

const fieldNames = [
  'minutes',
  'title',
  'subject',
  'resultsRelease',
  'attempts',
  'countedAttempt',
] as const;

/** Returns the quiz's current fields, except those that somebody is editing. */
export function withNewest(fields: QuizFields, before: QuizFields, now: QuizFields): QuizFields {
  const changed = fieldNames.filter((name) => fields[name] !== before[name]);
  return { ...now, ...pick(fields, changed) };
}

/** Converts a filled-in quiz to the contract's input. */
export const toQuizInput = ({ fields, questions }: Omit<QuizDraft, 'notice'>) => ({
  ...toQuizSettings(fields),
  questionIds: questions.map(({ id }) => id),
});

/** Returns true if nothing has been entered yet; code and minutes may be prefilled. */
export function isEmptyDraft({ fields, questions }: QuizDraft): boolean {
  const { resultsRelease, attempts, title, subject } = fields;
  return (
    questions.length === 0 &&
    resultsRelease === emptyFields.resultsRelease &&
    attempts === emptyFields.attempts &&
    [title, subject].every((text) => text.trim() === '')
  );
}

/**
 * The draft that this person left on this device; `toQuizDraft` validates what is read. An empty
 * one is not stored.
 */
export function quizDraft(userId: string, store?: LocalStore) {
  const entry = localEntry<unknown>(`greenpen.quiz-draft.${userId}`, (kept) => kept, store);
  return {
    ...entry,
    write: (draft: QuizDraft) => (isEmptyDraft(draft) ? entry.remove() : entry.write(draft)),
  };
}

/** The time limit that this person last used on this device, as the default for the next quiz. */
export const lastMinutes = (userId: string) =>
  localEntry(`greenpen.quiz-minutes.${userId}`, (kept) => (typeof kept === 'string' ? kept : null));
