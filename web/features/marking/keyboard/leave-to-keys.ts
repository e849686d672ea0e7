import type { MouseEvent } from 'react';

/**
 * Removes the focus after a mouse click, so that the keys act on the current answer again and Enter
 * saves. Keyboard users keep their focus.
 */
export function leaveToKeys({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail > 0) currentTarget.blur();
}
