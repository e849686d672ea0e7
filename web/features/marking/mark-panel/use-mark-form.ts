import { type RefObject, useEffect, useRef } from 'react';
import { writeMarkFeedback } from '../../../../shared/mark-feedback.ts';
import {
  discardDraft,
  isTyped,
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
import { canAccept } from '../decisions/save-intent.ts';
import { useDesk } from '../desk-context.ts';
import { type LastDigit, markOfDigit } from '../keyboard/typed-mark.ts';
import { useDeskKeys } from '../keyboard/use-desk-keys.ts';

interface MarkFormOptions {
  target: MarkTarget;
  /** Whether single keys mark this target. */
  isCurrent: boolean;
  /** The mark has been sent: the next answer may come. */
  onDone: () => void;
  markField: RefObject<HTMLInputElement | null>;
  feedbackField: RefObject<HTMLTextAreaElement | null>;
}

/** What is said of a mark: another mark gets other words, as the server writes them. */
function feedbackOn(target: MarkTarget, mark: number | ''): string {
  return mark === '' || mark === sharedMark(target)
    ? sharedFeedback(target)
    : writeMarkFeedback(mark, target.question.maxMark);
}

/** The mark fields of a target: what stands in them, and what keys and buttons do to them. */
export function useMarkForm(options: MarkFormOptions) {
  const { target, isCurrent, onDone, markField, feedbackField } = options;
  const { isLocked, decisions } = useDesk();
  const draft = useDraft(target.key);
  const typed = draft !== undefined && isTyped(draft);
  const lastDigit = useRef<LastDigit | null>(null);

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
  /** A mark by its number: what ticked points said of another one goes. */
  function typeNumber(next: number | '') {
    const isByPoints = draft?.points !== undefined;
    type({ mark: next, points: undefined, ...(isByPoints && { feedback: null }) });
  }
  function save() {
    if (!isLocked && decisions.save(target)) onDone();
  }

  function pressDigit(digit: number): boolean {
    const { key, question } = target;
    const pressed = { key, digit, maxMark: question.maxMark, atMs: performance.now() };
    const next = markOfDigit(pressed, lastDigit.current);
    if (next === null) return false;
    lastDigit.current = { key, mark: next, atMs: pressed.atMs };
    typeNumber(next);
    return true;
  }

  useDeskKeys(isCurrent && !isLocked, (key) => {
    if (/^\d$/.test(key)) return pressDigit(Number(key));
    if (key === 'Enter') save();
    else if (key === 'a' && canAccept(target) && !typed) save();
    else if (key === 'f') feedbackField.current?.focus();
    else return false;
    return true;
  });

  return {
    mark,
    feedback: draft?.feedback ?? feedbackOn(target, mark),
    /** What will be said of another mark in place of what was said of this one. */
    isFeedbackRewritten: (draft?.feedback ?? null) === null && mark !== savedMark && mark !== '',
    reason: draft?.reason ?? '',
    aiMark,
    /** The mark in the field is another than the marker's. */
    differsFromMarker: aiMark !== null && mark !== '' && mark !== aiMark,
    isTyped: typed,
    isSaving: draft?.isSaving ?? false,
    problem: draft?.problem ?? null,
    /** Whether Save only turns pencil into ink. */
    isAccepting: !typed && canAccept(target),
    isInInk: isInk(target),
    isLocked,
    type,
    typeNumber,
    save,
    discard: () => discardDraft(target.key),
  };
}
