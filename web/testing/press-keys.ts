import { act } from '@testing-library/react';

/** Presses keys one after the other, wherever the page listens. */
export function pressKeys(...keys: string[]) {
  for (const key of keys)
    act(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
}
