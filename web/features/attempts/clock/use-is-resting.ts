import { useEffect, useReducer } from 'react';
import { type AttemptTime, isResting, restSecondsLeft } from './attempt-clock.ts';

/** Returns true while a rest break is running; turns false by itself when all of it is used. */
export function useIsResting(time: AttemptTime): boolean {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const isOn = isResting(time);

  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(lookAgain, restSecondsLeft(time) * 1000);
    return () => clearTimeout(timer);
  }, [isOn, time]);

  return isOn;
}
