import { useEffect, useState } from 'react';
import { TYPING_COUNTDOWN_SECONDS } from '../../../shared/typing-numbers.ts';
import classes from './start-countdown.module.css';

/** Counts down from 3 over the words, with announcements (spec section 4, Typing test). */
export function StartCountdown({ onElapsed }: { onElapsed: () => void }) {
  const [seconds, setSeconds] = useState(TYPING_COUNTDOWN_SECONDS);

  useEffect(() => {
    if (seconds === 0) {
      onElapsed();
      return undefined;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, onElapsed]);

  return (
    <output className={classes.countdown} aria-label="The test starts in">
      <span key={seconds} className={classes.number}>
        {seconds}
      </span>
    </output>
  );
}
