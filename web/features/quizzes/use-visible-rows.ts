import { useState, type UIEvent } from 'react';

/** Rows beyond the edges, so that scrolling and the Tab key find them there. */
const OVERSCAN_ROWS = 8;
/** Until the list has been scrolled, its height is not known; this fills any screen. */
const FIRST_ROWS = 24;

interface VisibleRows {
  first: number;
  /** Not included. */
  end: number;
}

/** Which rows of a long list, all of one height, are in sight or near it. */
export function useVisibleRows(rowRem: number) {
  const [rows, setRows] = useState<VisibleRows>({ first: 0, end: FIRST_ROWS });

  const onScroll = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const rowPx = rowRem * rootPx;
    const first = Math.max(0, Math.floor(scrollTop / rowPx) - OVERSCAN_ROWS);
    const visible = Math.ceil(clientHeight / rowPx) + 2 * OVERSCAN_ROWS;
    setRows((current) =>
      current.first === first ? current : { first, end: first + Math.max(visible, FIRST_ROWS) },
    );
  };

  return { isVisible: (index: number) => index >= rows.first && index < rows.end, onScroll };
}
