import { useEffect, useEffectEvent, useRef } from 'react';

interface OpenDoubtsOptions {
  isUnderWay: boolean;
  /** Answers to check; null while it is not known. */
  doubts: number | null;
  onOpen: () => void;
}

/** After a run that left doubts they are what comes next: opens them once, when they are known. */
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
