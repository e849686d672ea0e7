import { type UIEvent, useState } from 'react';

/** The height of a row. */
export const ROW_REM = 5.25;
/** Rows beyond the edges, so that scrolling finds them there. */
const OVERSCAN_ROWS = 6;
/** Until the list has been scrolled, its height is not known; this fills any screen. */
const FIRST_ROWS = 30;

function rowPx(): number {
  return ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Which rows of a long list are in sight or near it. */
export function useVisibleRows() {
  const [first, setFirst] = useState(0);

  const onScroll = ({ currentTarget: { scrollTop } }: UIEvent<HTMLElement>) => {
    const atTop = Math.max(0, Math.floor(scrollTop / rowPx()) - OVERSCAN_ROWS);
    // In steps, so that most scrolling redraws nothing.
    setFirst(atTop - (atTop % OVERSCAN_ROWS));
  };

  return { first, end: first + FIRST_ROWS + OVERSCAN_ROWS, onScroll };
}

/** Scrolls a list no further than it takes to show the row and one beyond it. */
export function revealRow(list: HTMLElement, index: number): void {
  const top = index * rowPx();
  const bottom = top + rowPx();
  if (top < list.scrollTop) list.scrollTop = top - rowPx();
  else if (bottom > list.scrollTop + list.clientHeight) {
    list.scrollTop = bottom + rowPx() - list.clientHeight;
  }
}
