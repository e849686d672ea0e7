import type { QuestionValues } from '../../../shared/question-content.ts';
import { type LocalStore, localEntry } from '../../local-entry.ts';

/**
 * The local storage key of an unsaved question. An edited one is named with the time of its last
 * change, so that a draft does not come back over someone's later edit.
 */
export function questionDraftKey(userId: string, question?: { id: string; updatedAt: string }) {
  const subject = question ? `${question.id}_${question.updatedAt}` : 'new';
  return `questionDraft_${userId}_${subject}`;
}

/** The question form as it was left on this device, under the key given; `toDraft` judges what is read. */
export function questionDraft(key: string, store?: LocalStore) {
  const entry = localEntry<unknown>(key, (kept) => kept, store);
  return { ...entry, write: (values: QuestionValues) => entry.write(values) };
}
