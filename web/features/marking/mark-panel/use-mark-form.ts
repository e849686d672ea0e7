import { type RefObject, useEffect, useRef } from 'react';
import { writeMarkFeedback } from '../../../../shared/mark-feedback.ts';
import {
  discardDraft,
  isTyped,
  type MarkDraft,
  typeAnotherMark,
  type TypedMark,
  typeMark,
  useDraft,
} from '../decisions/mark-drafts.ts';
import {
  isInk,
  type MarkTarget,
  sharedAiMark,
  sharedFeedback,
  sharedMark,
} from '../decisions/mark-target.ts';
import { canAccept, countDecided } from '../decisions/save-intent.ts';
import { useDesk } from '../desk/desk-context.ts';
import { earningWords } from './target-points.ts';

interface MarkFormOptions {
  target: MarkTarget;
  /** Called when the mark has been sent, to move to the next answer. */
  onDone: () => void;
  markField: RefObject<HTMLInputElement | null>;
}

/**
 * Returns the feedback on a mark: a changed mark, or changed points, get the text that the server
 * would write.
 */
export function feedbackOn(
  target: MarkTarget,
  mark: number | '',
  points: MarkDraft['points'],
): string {
  if (mark === '' || (points === undefined && mark === sharedMark(target))) {
    return sharedFeedback(target);
  }
  return writeMarkFeedback(mark, target.question.maxMark, earningWords(points ?? []));
}

/** The mark fields of a target: their content, and the actions of keys and buttons. */
export function useMarkForm(options: MarkFormOptions) {
  const { target, onDone, markField } = options;
  const { isLocked, decisions } = useDesk();
  const draft = useDraft(target.key);
  const typed = draft !== undefined && isTyped(draft);

  const savedMark = sharedMark(target);
  const mark = draft?.mark ?? (typeof savedMark === 'number' ? savedMark : '');
  const aiMark = sharedAiMark(target);

  const shownKey = useRef(target.key);
  useEffect(() => {
    if (shownKey.current === target.key) return;
    shownKey.current = target.key;
    // Someone typing in the field can keep typing there: the next mark replaces the one shown.
    if (document.activeElement === markField.current) markField.current?.select();
  }, [target.key, markField]);

  const type = (changes: Partial<TypedMark>) => typeMark(target, changes);
  const typeNumber = (next: number | '') =>
    typeAnotherMark(target, { mark: next, points: undefined });
  function save() {
    if (!isLocked && decisions.save(target)) onDone();
  }

  return {
    mark,
    feedback: draft?.feedback ?? feedbackOn(target, mark, draft?.points),
    /** True if the feedback will be rewritten because the mark or its points changed. */
    isFeedbackRewritten:
      (draft?.feedback ?? null) === null &&
      mark !== '' &&
      (mark !== savedMark || draft?.points !== undefined),
    /** True if the mark changed but the teacher's own feedback stayed; it could be rewritten. */
    hasOwnWords: (draft?.feedback ?? null) !== null && mark !== savedMark,
    /** The teacher's feedback for an earlier mark, which can be restored. */
    setAside: (draft?.feedback ?? null) === null ? draft?.setAside : undefined,
    reason: draft?.reason ?? '',
    aiMark,
    /** True if the mark in the field differs from the marker's. */
    differsFromMarker: aiMark !== null && mark !== '' && mark !== aiMark,
    isTyped: typed,
    problem: draft?.problem ?? null,
    /** True if Save only turns pencil into ink. */
    isAccepting: !typed && canAccept(target),
    /** How many of the answers Save or Accept applies to. */
    decided: countDecided(target, draft),
    isInInk: isInk(target),
    isLocked,
    type,
    typeNumber,
    save,
    discard: () => discardDraft(target.key),
  };
}
