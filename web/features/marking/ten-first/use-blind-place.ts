import { useState } from 'react';
import { type BlindItem, nextOpen } from './blind-queue.ts';

interface BlindPlaceOptions {
  items: readonly BlindItem[];
  /** True if the answer has no mark, or a changed one that is not saved. */
  isOpen: (item: BlindItem) => boolean;
  onFinished: () => void;
}

/** Keeps which of the answers is on the desk, and goes from one to the next. */
export function useBlindPlace({ items, isOpen, onFinished }: BlindPlaceOptions) {
  const [place, setPlace] = useState(() => Math.max(0, nextOpen(items, -1, isOpen)));
  /** True if every answer had a mark at the start: the teacher reviews them one after the other. */
  const [isSecondLook, setIsSecondLook] = useState(() => nextOpen(items, -1, isOpen) === -1);
  const goTo = (to: number) => setPlace(Math.min(Math.max(to, 0), items.length - 1));

  return {
    item: items[Math.min(place, items.length - 1)],
    step: (by: 1 | -1) => goTo(place + by),
    /** Goes on from an answer whose mark is saved. */
    goOnFrom: (item: BlindItem) => {
      const isLeft = (each: BlindItem) => each !== item && isOpen(each);
      const isLast = place >= items.length - 1;
      // After the last answer come any others with unsaved input.
      if (isLast) setIsSecondLook(false);
      const next = isSecondLook && !isLast ? place + 1 : nextOpen(items, place, isLeft);
      if (next === -1) onFinished();
      else goTo(next);
    },
  };
}
