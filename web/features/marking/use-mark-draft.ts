import { useState } from 'react';
import type { Submission } from '../../../shared/contract/marking.ts';

/** A mark and feedback that a teacher has typed and not saved. */
export interface MarkDraft {
  /** Empty while the field is. */
  mark: number | '';
  feedback: string;
  /** Why the teacher differs from the marker. */
  reason: string;
  /** The revision that was on screen when typing began; null once a conflict has been shown. */
  markRevision: number | null;
}

/** Outlives the card, so that turning the page or folding an answer loses nothing. */
const drafts = new Map<string, MarkDraft>();

/** True while typed marks wait to be saved. */
export function hasMarkDrafts(): boolean {
  return drafts.size > 0;
}

/** What stands in an answer's mark fields: what was typed, else what is saved. */
export function useMarkDraft(submission: Submission) {
  const { submissionId, markAwarded, feedback, markRevision } = submission;
  const [draft, setDraft] = useState(() => drafts.get(submissionId));
  const saved: MarkDraft = {
    mark: markAwarded === 'Pending' ? '' : markAwarded,
    feedback,
    reason: '',
    markRevision,
  };

  function keep(next: MarkDraft) {
    drafts.set(submissionId, next);
    setDraft(next);
  }

  return {
    fields: draft ?? saved,
    isTyped: draft !== undefined,
    type: (changes: Partial<Omit<MarkDraft, 'markRevision'>>) =>
      keep({ ...(draft ?? saved), ...changes }),
    /** The teacher has been shown the newer mark: saving again is meant. */
    acknowledgeConflict: () => keep({ ...(draft ?? saved), markRevision: null }),
    discard: () => {
      drafts.delete(submissionId);
      setDraft(undefined);
    },
  };
}
