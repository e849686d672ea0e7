import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn } from './shortcut-setting.ts';

const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';
/** Elements that handle Enter and Space themselves. */
const CONTROLS = 'button, a, summary, input, label, [role=option] button';
const MOVES = new Set(['ArrowDown', 'ArrowUp']);
const CONTROL_KEYS = new Set(['Enter', ' ']);
/** Keys that may repeat while held: from answer to answer, and from question to question. */
const HELD_KEYS = new Set(['ArrowDown', 'ArrowUp', 'j', 'k', 'n', 'p']);

/** Returns true if the page may handle this key, because no field, control or dialog does. */
function isFree(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isDialogOpen(target)) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(TEXT_FIELDS) !== null) return false;
  if (CONTROL_KEYS.has(key)) return target.closest(CONTROLS) === null;
  return !(MOVES.has(key) && target.closest('input, [role=menu], [role=tablist]') !== null);
}

/**
 * An open dialog has the focus, or nothing has; searching a long page at every key would be slow.
 */
const isDialogOpen = (target: EventTarget | null) =>
  target instanceof Element && target !== document.body
    ? target.closest('dialog') !== null
    : document.querySelector('dialog[open]') !== null;

/** A held Enter would press a button or save a field repeatedly; in a text area it adds lines. */
function pressesAgain({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.closest('textarea') === null;
}

/**
 * Handles single keys while `isActive`. A held key decides only once, but keeps moving the cursor.
 * The handler returns whether it used the key. Keys are never taken from text fields, nor while a
 * dialog is open or shortcuts are switched off.
 */
export function useDeskKeys(isActive: boolean, handle: (key: string) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat && !HELD_KEYS.has(event.key)) {
      if (pressesAgain(event)) event.preventDefault();
      return;
    }
    if (areShortcutsOn() && isFree(event) && handle(event.key)) event.preventDefault();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isActive]);
}

/**
 * Returns the step that a key makes in a list, or null: j and the down arrow move on, k and the up
 * arrow move back.
 */
export function stepOf(key: string): 1 | -1 | null {
  if (key === 'ArrowDown' || key === 'j') return 1;
  return key === 'ArrowUp' || key === 'k' ? -1 : null;
}
