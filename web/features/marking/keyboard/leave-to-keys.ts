import type { MouseEvent } from 'react';

/**
 * After a click of the pointer the keys belong to the answer in hand again, so that Enter saves. Who
 * came by the keyboard stays where they are.
 */
export function leaveToKeys({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail > 0) currentTarget.blur();
}
