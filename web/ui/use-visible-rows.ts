import { useState, type UIEvent } from 'react';
import { remPx } from './rem-px.ts';

/** Rows beyond the edges, so that scrolling and the Tab key find them there. */
const OVERSCAN_ROWS = 8;
/** Until the list has been scrolled, its height is not known; this fills any screen. */
const FIRST_ROWS = 30;

/** Which rows of a long list, all of one height, are in sight or near it; `end` is not included. */
export function useVisibleRows(rowRem: number) {
  const [{ first, end }, setRows] = useState({ first: 0, end: FIRST_ROWS });

  const onScroll = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    const rowPx = rowRem * remPx();
    const atTop = Math.max(0, Math.floor(scrollTop / rowPx) - OVERSCAN_ROWS);
    // In steps, so that most scrolling redraws nothing.
    const from = atTop - (atTop % OVERSCAN_ROWS);
    const drawn = Math.ceil(clientHeight / rowPx) + 3 * OVERSCAN_ROWS;
    const to = from + Math.max(drawn, FIRST_ROWS);
    setRows((current) =>
      current.first === from && current.end === to ? current : { first: from, end: to },
    );
  };

  return { first, end, isVisible: (index: number) => index >= first && index < end, onScroll };
}
