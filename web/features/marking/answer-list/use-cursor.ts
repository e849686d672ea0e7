import { useState } from 'react';
import { isSaving } from '../decisions/mark-drafts.ts';
import { isInk, type MarkTarget } from '../decisions/mark-target.ts';
import { useDecisionsState } from '../desk-context.ts';
import { stepOf, useDeskKeys } from '../keyboard/use-desk-keys.ts';

function isSettled(target: MarkTarget): boolean {
  return isInk(target) || isSaving(target.key);
}

/**
 * The place after this one to go on at: the next target that is not in ink, else the next at all,
 * else the same.
 */
export function placeAfter(targets: readonly MarkTarget[], index: number): number {
  const open = targets.findIndex((target, at) => at > index && !isSettled(target));
  return open === -1 ? Math.min(index + 1, targets.length - 1) : open;
}

/** Which target of a list the teacher is at. Keys and buttons move it; an undo leads back. */
export function useCursor(targets: readonly MarkTarget[]) {
  const undone = useDecisionsState('undone');
  const [key, setKey] = useState<string | null>(null);
  const index = Math.max(
    0,
    targets.findIndex((target) => target.key === key),
  );

  const goTo = (at: number) => setKey(targets[at]?.key ?? key);
  const step = (by: 1 | -1) => goTo(Math.min(Math.max(index + by, 0), targets.length - 1));

  const [knownUndone, setKnownUndone] = useState(undone);
  if (undone !== knownUndone) {
    setKnownUndone(undone);
    if (targets.some((target) => target.key === undone?.key)) setKey(undone?.key ?? null);
  }

  useDeskKeys(true, (pressed) => {
    const by = stepOf(pressed);
    if (by !== null) step(by);
    return by !== null;
  });

  return {
    index,
    current: targets[index],
    pick: setKey,
    step,
    goOn: () => goTo(placeAfter(targets, index)),
  };
}

export type Cursor = ReturnType<typeof useCursor>;
