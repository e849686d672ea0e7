import { z } from 'zod';
import { textBoxSizes } from '../../../shared/contract/questions.ts';
import { uploadUrl } from '../../../shared/contract/uploads.ts';
import type { QuestionValues } from './question-values.ts';

const draftSchema = z.object({
  questionText: z.string(),
  markSchemeAnswer: z.string(),
  synonyms: z.string().default(''),
  subject: z.string(),
  topic: z.string(),
  level: z.string(),
  specCode: z.string(),
  maxMark: z.union([z.number(), z.literal('')]),
  textBoxSize: z.enum(textBoxSizes),
  questionImageURL: uploadUrl('question').nullable(),
  markSchemeImageURL: uploadUrl('markscheme').nullable(),
});

type LocalStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The local storage key of an unsaved question. An edited one is named with the time of its last
 * change, so that a draft does not come back over someone's later edit.
 */
export function questionDraftKey(userId: string, question?: { id: string; updatedAt: string }) {
  const subject = question ? `${question.id}_${question.updatedAt}` : 'new';
  return `questionDraft_${userId}_${subject}`;
}

/** The question form as it was left on this device; null where there is none, or none readable. */
export function readQuestionDraft(store: LocalStore, key: string): QuestionValues | null {
  try {
    return draftSchema.parse(JSON.parse(store.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps the form on this device. A full or closed store must not disturb the typing. */
export function keepQuestionDraft(store: LocalStore, key: string, values: QuestionValues): void {
  try {
    store.setItem(key, JSON.stringify(values));
  } catch {
    // The form itself still holds everything.
  }
}
