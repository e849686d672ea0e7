import type { QuestionValues } from '../../../../shared/question-content.ts';
import type { LeftKinds } from './change-kind.ts';
import { type LocalStore, localEntry } from '../../../local-entry.ts';

/**
 * Returns the local storage key of an unsaved question. The key of an edited question includes the
 * time of its last change, so that a draft is not restored over someone's later edit.
 */
export function questionDraftKey(userId: string, question?: { id: string; updatedAt: string }) {
  const subject = question ? `${question.id}_${question.updatedAt}` : 'new';
  return `questionDraft_${userId}_${subject}`;
}

/**
 * The draft of the question form on this device, under the given key; `toDraft` validates what is
 * read.
 */
export function questionDraft(key: string, store?: LocalStore) {
  const entry = localEntry<unknown>(key, (kept) => kept, store);
  /** The id under which a new question was sent, until it is known to be added. */
  const sentAs = localEntry(`${key}_sent`, (kept) => (isDrawnId(kept) ? kept : null), store);
  return {
    ...entry,
    write: (values: QuestionValues, left: LeftKinds = {}) => entry.write({ ...values, left }),
    sentAs,
    remove: () => {
      sentAs.remove();
      entry.remove();
    },
  };
}

const isDrawnId = (kept: unknown): kept is string =>
  typeof kept === 'string' && /^[0-9a-f]{32}$/.test(kept);
