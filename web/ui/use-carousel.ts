import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks';
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

interface CarouselOptions extends Omit<RotationOptions, 'isPaused'> {
  wantsNoMotion: boolean;
}

/** A rotation with a button that stops it; it also pauses under the pointer or focus. */
export function useCarousel({ wantsNoMotion, ...rotation }: CarouselOptions) {
  const [isStopped, setIsStopped] = useState(false);
  const { ref: hoverRef, hovered } = useHover();
  const { ref: focusRef, focused } = useFocusWithin();
  const isPaused = isStopped || wantsNoMotion || hovered || focused;
  const [shown, show] = useRotation({ ...rotation, isPaused });
  return { ref: useMergedRef(hoverRef, focusRef), shown, show, isPaused, isStopped, setIsStopped };
}
