import { useState, type UIEvent } from 'react';
import { remPx } from './rem-px.ts';

/** Rows rendered beyond the visible ones, so that scrolling and the Tab key find them there. */
const OVERSCAN_ROWS = 8;
/**
 * The rows rendered until the list's height is known from the first scroll; enough for any screen.
 */
const FIRST_ROWS = 30;

/**
 * Returns which rows of a long list are in or near view; all rows have the same height, and `end`
 * is exclusive.
 */
export function useVisibleRows(rowRem: number) {
  const [{ first, end }, setRows] = useState({ first: 0, end: FIRST_ROWS });

  const onScroll = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    const rowPx = rowRem * remPx();
    const atTop = Math.max(0, Math.floor(scrollTop / rowPx) - OVERSCAN_ROWS);
    // Moves in steps, so that most scrolling causes no render.
    const from = atTop - (atTop % OVERSCAN_ROWS);
    const drawn = Math.ceil(clientHeight / rowPx) + 3 * OVERSCAN_ROWS;
    const to = from + Math.max(drawn, FIRST_ROWS);
    setRows((current) =>
      current.first === from && current.end === to ? current : { first: from, end: to },
    );
  };

  return { first, end, isVisible: (index: number) => index >= first && index < end, onScroll };
}
