import { useEffect, useEffectEvent, useRef } from 'react';

interface OpenDoubtsOptions {
  isUnderWay: boolean;
  /** The number of answers to check; null while it is not known. */
  doubts: number | null;
  onOpen: () => void;
}

/** Opens the doubts once after a run that left some, as soon as their number is known. */
export function useOpenDoubts({ isUnderWay, doubts, onOpen }: OpenDoubtsOptions): void {
  const hasRun = useRef(false);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isUnderWay) {
      hasRun.current = true;
      return;
    }
    if (!hasRun.current || doubts === null) return;
    hasRun.current = false;
    if (doubts > 0) open();
  }, [isUnderWay, doubts]);
}
