import { remPx } from '../../../ui/lists/rem-px.ts';

/** The height of a row. */
export const ROW_REM = 5.25;

/** Scrolls a list just far enough to show the row and the one after it. */
export function revealRow(list: HTMLElement, index: number): void {
  const rowPx = ROW_REM * remPx();
  const top = index * rowPx;
  const bottom = top + rowPx;
  if (top < list.scrollTop) list.scrollTop = top - rowPx;
  else if (bottom > list.scrollTop + list.clientHeight) {
    list.scrollTop = bottom + rowPx - list.clientHeight;
  }
}
