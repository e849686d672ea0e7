import { useEffect, useState } from 'react';

interface RotationOptions {
  count: number;
  periodMs: number;
  isPaused: boolean;
}

/** An index that advances by itself and wraps around; choosing one restarts the timer. */
export function useRotation({ count, periodMs, isPaused }: RotationOptions) {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), periodMs);
    return () => clearTimeout(timer);
  }, [index, count, periodMs, isPaused]);

  return [index, setIndex] as const;
}
