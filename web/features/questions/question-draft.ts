import { z } from 'zod';
import {
  questionFieldNames,
  questionFields,
  type QuestionValues,
} from '../../../shared/question-content.ts';
import { type LocalStore, localEntry } from '../../local-entry.ts';

/** A draft may be incomplete, and one of an earlier release lacks the fields that came later. */
const draftSchema = z.object(
  Object.fromEntries(
    questionFieldNames.map((name) => {
      const { kind, input, stored, empty } = questionFields[name];
      return [name, kind === 'image' ? input : z.union([stored, z.literal(empty)]).default(empty)];
    }),
  ),
) as unknown as z.ZodType<QuestionValues>;

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
