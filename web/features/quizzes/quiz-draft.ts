import { z } from 'zod';
import { countedAttempts, resultsReleases } from '../../../shared/contract/quizzes.ts';
import { emptyQuestion } from '../../../shared/question-content.ts';
import { type LocalStore, localEntry } from '../../local-entry.ts';
import { pickedQuestionSchema } from './quiz-form-schema.ts';

/** A question that an earlier release kept lacks the fields that came later. */
function withLaterFields(kept: unknown): unknown {
  return typeof kept === 'object' ? { ...emptyQuestion, ...kept } : kept;
}

const quizDraftSchema = z.object({
  fields: z.object({
    quizCode: z.string(),
    minutes: z.string(),
    title: z.string(),
    subject: z.string(),
    resultsRelease: z.enum(resultsReleases),
    attempts: z.string().default('1'),
    countedAttempt: z.enum(countedAttempts).default('last'),
  }),
  questions: z.array(z.preprocess(withLaterFields, pickedQuestionSchema)),
  /** What to say when it opens, where it was not left unfinished but put there. */
  notice: z.string().optional(),
});
/** A quiz that is not created yet, as it stands on the screen. */
export type QuizDraft = z.infer<typeof quizDraftSchema>;
export type QuizFields = QuizDraft['fields'];

export const emptyFields: QuizFields = {
  quizCode: '',
  minutes: '',
  title: '',
  subject: '',
  resultsRelease: 'when-released',
  attempts: '1',
  countedAttempt: 'last',
};

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

/** The draft that this person left on this device. An empty one is not kept. */
export function quizDraft(userId: string, store?: LocalStore) {
  const entry = localEntry(
    `greenpen.quiz-draft.${userId}`,
    (stored) => quizDraftSchema.parse(stored),
    store,
  );
  return {
    ...entry,
    write: (draft: QuizDraft) => (isEmptyDraft(draft) ? entry.remove() : entry.write(draft)),
  };
}

/** The time limit that this person gave last on this device, for the next quiz to begin with. */
export const lastMinutes = (userId: string) =>
  localEntry(`greenpen.quiz-minutes.${userId}`, (stored) => z.string().parse(stored));
