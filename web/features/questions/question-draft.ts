import { z } from 'zod';
import { textBoxSizes } from '../../../shared/contract/questions.ts';
import { uploadUrl } from '../../../shared/contract/uploads.ts';
import { type LocalStore, localEntry } from '../../local-entry.ts';
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

/**
 * The local storage key of an unsaved question. An edited one is named with the time of its last
 * change, so that a draft does not come back over someone's later edit.
 */
export function questionDraftKey(userId: string, question?: { id: string; updatedAt: string }) {
  const subject = question ? `${question.id}_${question.updatedAt}` : 'new';
  return `questionDraft_${userId}_${subject}`;
}

/** The question form as it was left on this device, under the key given. */
export function questionDraft(key: string, store?: LocalStore) {
  return localEntry<QuestionValues>(key, (stored) => draftSchema.parse(stored), store);
}
