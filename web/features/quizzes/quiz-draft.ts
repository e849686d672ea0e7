import { askedFields } from '../../../shared/question-content.ts';
import { pick } from '../../../shared/pick.ts';
import { type LocalStore, localEntry } from '../../local-entry.ts';
import type { QuizDraft } from './quiz-checks.ts';

export type QuizFields = QuizDraft['fields'];

/** What a quiz under construction keeps of a question: what its list and its preview show. */
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

/** Seconds of minutes as they are typed, "12.5"; NaN of nothing and of what is no number. */
export const toSeconds = (minutes: string): number =>
  minutes.trim() === '' ? Number.NaN : Math.round(Number(minutes) * 60);

/** The contract's input for the settings as they are filled in. */
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

/** Of the settings as they are filled in, those that differ from what they were before. */
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

/** The fields as the quiz has them now, but for those that somebody is changing. */
export function withNewest(fields: QuizFields, before: QuizFields, now: QuizFields): QuizFields {
  const changed = fieldNames.filter((name) => fields[name] !== before[name]);
  return { ...now, ...pick(fields, changed) };
}

/** The contract's input for a quiz as it is filled in. */
export const toQuizInput = ({ fields, questions }: Omit<QuizDraft, 'notice'>) => ({
  ...toQuizSettings(fields),
  questionIds: questions.map(({ id }) => id),
});

/** Whether nothing has been entered yet: code and minutes may be filled in from the start. */
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
 * The draft that this person left on this device; `toQuizDraft` judges what is read. An empty one is
 * not kept.
 */
export function quizDraft(userId: string, store?: LocalStore) {
  const entry = localEntry<unknown>(`greenpen.quiz-draft.${userId}`, (kept) => kept, store);
  return {
    ...entry,
    write: (draft: QuizDraft) => (isEmptyDraft(draft) ? entry.remove() : entry.write(draft)),
  };
}

/** The time limit that this person gave last on this device, for the next quiz to begin with. */
export const lastMinutes = (userId: string) =>
  localEntry(`greenpen.quiz-minutes.${userId}`, (kept) => (typeof kept === 'string' ? kept : null));
