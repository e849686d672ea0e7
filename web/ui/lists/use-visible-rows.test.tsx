import { act, cleanup, renderHook } from '@testing-library/react';
import type { UIEvent } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useVisibleRows } from './use-visible-rows.ts';

const ROW_PX = 80;

beforeEach(() => {
  document.documentElement.style.fontSize = '16px';
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
});

it('draws the rows in sight and some beyond them, wherever a list of any height is scrolled to', () => {
  const { result } = renderHook(() => useVisibleRows(ROW_PX / 16));
  expect(result.current).toMatchObject({ first: 0, end: 30 });
  for (const rowsInSight of [1, 10, 60]) {
    for (let top = 0; top < 100; top += 1) {
      const list = { scrollTop: top * ROW_PX, clientHeight: rowsInSight * ROW_PX };
      act(() => result.current.onScroll({ currentTarget: list } as UIEvent<HTMLElement>));
      expect(result.current.first).toBeLessThanOrEqual(Math.max(0, top - 8));
      expect(result.current.end).toBeGreaterThanOrEqual(top + rowsInSight + 8);
    }
  }
});

it('redraws nothing while it is scrolled by a few rows', () => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useVisibleRows(ROW_PX / 16);
  });
  const scrollTo = (row: number) => {
    const list = { scrollTop: row * ROW_PX, clientHeight: 10 * ROW_PX };
    act(() => result.current.onScroll({ currentTarget: list } as UIEvent<HTMLElement>));
  };
  scrollTo(48);
  const before = renders;
  for (let row = 48; row < 56; row += 1) scrollTo(row);
  // React may render once more to find that nothing has changed.
  expect(renders - before).toBeLessThanOrEqual(1);
});
