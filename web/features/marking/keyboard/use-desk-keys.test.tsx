import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDeskKeys } from './use-desk-keys.ts';

const handle = vi.fn<(key: string) => boolean>();

/** Presses a key at an element, and returns whether the browser's default action remains. */
function press(
  key: string,
  { at = document.body, isHeld = false }: { at?: Element; isHeld?: boolean } = {},
) {
  const event = new KeyboardEvent('keydown', {
    key,
    repeat: isHeld,
    bubbles: true,
    cancelable: true,
  });
  at.dispatchEvent(event);
  return { isLeft: !event.defaultPrevented };
}
function add<Tag extends keyof HTMLElementTagNameMap>(tag: Tag) {
  return document.body.appendChild(document.createElement(tag));
}

describe('a key that is held down', () => {
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    handle.mockReset();
  });

  it('decides once: nothing is accepted, marked or undone unseen', () => {
    renderHook(() => useDeskKeys(true, handle));
    for (const key of ['a', 'Enter', 'u', '1', 'q', '?']) {
      press(key);
      press(key, { isHeld: true });
      press(key, { isHeld: true });
    }
    expect(handle.mock.calls.flat()).toEqual(['a', 'Enter', 'u', '1', 'q', '?']);
  });

  it('keeps moving through answers and questions', () => {
    renderHook(() => useDeskKeys(true, handle));
    const moves = ['ArrowDown', 'ArrowUp', 'j', 'k', 'n', 'p'];
    for (const key of moves) press(key, { isHeld: true });
    expect(handle.mock.calls.flat()).toEqual(moves);
  });

  it('presses a button or saves a field once, and adds lines to a text as usual', () => {
    renderHook(() => useDeskKeys(true, handle));
    for (const tag of ['button', 'input'] as const) {
      const control = add(tag);
      expect(press('Enter', { at: control })).toEqual({ isLeft: true });
      expect(press('Enter', { at: control, isHeld: true })).toEqual({ isLeft: false });
      expect(press('a', { at: control, isHeld: true })).toEqual({ isLeft: true });
    }
    expect(press('Enter', { at: add('textarea'), isHeld: true })).toEqual({ isLeft: true });
    expect(handle).not.toHaveBeenCalled();
  });
});
