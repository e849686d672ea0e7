import { z } from 'zod';
import { resultsReleases } from '../../../shared/contract/quizzes.ts';
import { pickedQuestionSchema } from './quiz-form-schema.ts';

const quizDraftSchema = z.object({
  fields: z.object({
    quizCode: z.string(),
    minutes: z.string(),
    title: z.string(),
    subject: z.string(),
    resultsRelease: z.enum(resultsReleases),
  }),
  questions: z.array(pickedQuestionSchema),
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
  resultsRelease: 'as-marked',
};

/** Whether nothing has been entered yet. */
export function isEmptyDraft({ fields, questions }: QuizDraft): boolean {
  const { resultsRelease, ...texts } = fields;
  return (
    questions.length === 0 &&
    resultsRelease === emptyFields.resultsRelease &&
    Object.values(texts).every((text) => text.trim() === '')
  );
}

const keyOf = (userId: string) => `greenpen.quiz-draft.${userId}`;

/** The draft that this person left on this device, or null. */
export function readQuizDraft(userId: string, storage = window.localStorage): QuizDraft | null {
  try {
    const draft = quizDraftSchema.parse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
    return isEmptyDraft(draft) ? null : draft;
  } catch {
    return null;
  }
}

/** Keeps the draft on this device as far as the device can, or forgets it when it is empty. */
export function writeQuizDraft(userId: string, draft: QuizDraft, storage = window.localStorage) {
  if (isEmptyDraft(draft)) {
    removeQuizDraft(userId, storage);
    return;
  }
  try {
    storage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Storage is full or switched off; the page still asks before it is left.
  }
}

export function removeQuizDraft(userId: string, storage = window.localStorage) {
  storage.removeItem(keyOf(userId));
}
