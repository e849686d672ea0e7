import { useRef } from 'react';

/** Work that a second press does not begin again while the first is under way. */
export function usePressOnce(): (work: () => Promise<void>) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (work) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work();
    } finally {
      isUnderWay.current = false;
    }
  };
}
