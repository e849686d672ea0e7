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
import { useDesk } from '../desk-context.ts';
import { earningWords } from './target-points.ts';

interface MarkFormOptions {
  target: MarkTarget;
  /** The mark has been sent: the next answer may come. */
  onDone: () => void;
  markField: RefObject<HTMLInputElement | null>;
}

/** What is said of a mark: another mark, or other points, get other words, as the server writes them. */
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

/** The mark fields of a target: what stands in them, and what keys and buttons do to them. */
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
    // Someone typing in the field goes on typing there: the next mark replaces the one shown.
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
    /** What will be said of another mark in place of what was said of this one. */
    isFeedbackRewritten:
      (draft?.feedback ?? null) === null &&
      mark !== '' &&
      (mark !== savedMark || draft?.points !== undefined),
    /** The teacher's own words beside another mark, which could be rewritten. */
    hasOwnWords: (draft?.feedback ?? null) !== null && mark !== savedMark,
    /** The teacher's words for an earlier mark, which can be put back. */
    setAside: (draft?.feedback ?? null) === null ? draft?.setAside : undefined,
    reason: draft?.reason ?? '',
    aiMark,
    /** The mark in the field is another than the marker's. */
    differsFromMarker: aiMark !== null && mark !== '' && mark !== aiMark,
    isTyped: typed,
    problem: draft?.problem ?? null,
    /** Whether Save only turns pencil into ink. */
    isAccepting: !typed && canAccept(target),
    /** For how many of its answers Save or Accept stands. */
    decided: countDecided(target, draft),
    isInInk: isInk(target),
    isLocked,
    type,
    typeNumber,
    save,
    discard: () => discardDraft(target.key),
  };
}
