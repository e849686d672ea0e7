import { type RefObject, useRef } from 'react';
import { findDraft, isTyped, typeAnotherMark } from '../decisions/mark-drafts.ts';
import type { MarkTarget } from '../decisions/mark-target.ts';
import { canAccept } from '../decisions/save-intent.ts';
import { useDesk } from '../desk/desk-context.ts';
import { type LastDigit, markOfDigit } from '../keyboard/typed-mark.ts';
import { useDeskKeys } from '../keyboard/use-desk-keys.ts';

interface MarkKeysOptions {
  target: MarkTarget;
  /** True if single keys mark this target. */
  isCurrent: boolean;
  /** Called when the mark has been sent, to move to the next answer. */
  onDone: () => void;
  feedbackField: RefObject<HTMLTextAreaElement | null>;
}

/** Handles the single keys that mark a target. */
export function useMarkKeys({ target, isCurrent, onDone, feedbackField }: MarkKeysOptions): void {
  const { isLocked, decisions } = useDesk();
  const lastDigit = useRef<LastDigit | null>(null);

  function pressDigit(digit: number): boolean {
    const { key, question } = target;
    const pressed = { key, digit, maxMark: question.maxMark, atMs: performance.now() };
    const next = markOfDigit(pressed, lastDigit.current);
    if (next === null) return false;
    lastDigit.current = { key, mark: next, atMs: pressed.atMs };
    typeAnotherMark(target, { mark: next, points: undefined });
    return true;
  }
  function save() {
    if (decisions.save(target)) onDone();
  }
  function isOnlyToAccept() {
    const draft = findDraft(target.key);
    return canAccept(target) && !(draft && isTyped(draft));
  }

  useDeskKeys(isCurrent && !isLocked, (key) => {
    if (/^\d$/.test(key)) return pressDigit(Number(key));
    if (key === 'Enter') save();
    else if (key === 'a' && isOnlyToAccept()) save();
    else if (key === 'f') feedbackField.current?.focus();
    else return false;
    return true;
  });
}
