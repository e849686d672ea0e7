import { useLayoutEffect, useRef, useState } from 'react';
import { carryDraft, findDraft, isSaving } from '../decisions/mark-drafts.ts';
import { isInk, type MarkTarget, placeOf } from '../decisions/mark-target.ts';
import { useDecisionsState } from '../desk/desk-context.ts';
import { stepOf, useDeskKeys } from '../keyboard/use-desk-keys.ts';

function isSettled(target: MarkTarget): boolean {
  return isInk(target) || isSaving(target.key);
}

/**
 * Returns the index to continue at: the next target that is not in ink, otherwise the next one,
 * otherwise the same.
 */
export function placeAfter(targets: readonly MarkTarget[], index: number): number {
  const open = targets.findIndex((target, at) => at > index && !isSettled(target));
  return open === -1 ? Math.min(index + 1, targets.length - 1) : open;
}

/** The target at the cursor and its index, by which it is found again when its group changes. */
interface Held {
  target: MarkTarget;
  at: number;
}

/** Returns the held target's new index, or its old one if the target has gone. */
function findAgain(targets: readonly MarkTarget[], held: Held | null): number {
  if (held === null) return 0;
  const at = placeOf(targets, held.target);
  return at === -1 ? Math.max(0, Math.min(held.at, targets.length - 1)) : at;
}

/** Moves drafts along when answers join or leave a group. */
function useCarriedDrafts(targets: readonly MarkTarget[]) {
  const before = useRef(targets);
  useLayoutEffect(() => {
    for (const left of before.current)
      if (findDraft(left.key) && !targets.some(({ key }) => key === left.key))
        carryDraft(left, targets);
    before.current = targets;
  });
}

/**
 * The cursor in a list of targets. Keys and buttons move it; an undo moves it back. It stays on its
 * target when students hand in answers that join its group or come before it.
 */
export function useCursor(targets: readonly MarkTarget[]) {
  const undone = useDecisionsState('undone');
  const [key, setKey] = useState<string | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const known = targets.findIndex((target) => target.key === key);
  const index = known === -1 ? findAgain(targets, held) : known;
  const current = targets[index];
  if (current !== undefined && (current.key !== held?.target.key || index !== held.at)) {
    setKey(current.key);
    setHeld({ target: current, at: index });
  }
  useCarriedDrafts(targets);

  const goTo = (at: number) => setKey(targets[at]?.key ?? key);
  const step = (by: 1 | -1) => goTo(Math.min(Math.max(index + by, 0), targets.length - 1));

  const [knownUndone, setKnownUndone] = useState(undone);
  if (undone !== knownUndone) {
    setKnownUndone(undone);
    if (undone) goTo(placeOf(targets, undone));
  }

  useDeskKeys(true, (pressed) => {
    const by = stepOf(pressed);
    if (by !== null) step(by);
    return by !== null;
  });

  return {
    index,
    current,
    pick: setKey,
    step,
    goOn: () => goTo(placeAfter(targets, index)),
  };
}

export type Cursor = ReturnType<typeof useCursor>;
