import { VisuallyHidden } from '@mantine/core';
import { IconAlarm } from '../../../icons/alarm.ts';
import { IconClock } from '../../../icons/clock.ts';
import { IconClockPause } from '../../../icons/clock-pause.ts';
import { useEffect, useRef, useState } from 'react';
import { isResting, remainingSeconds } from './attempt-clock.ts';
import type { AttemptTime } from './attempt-clock.ts';
import { countdownAnnouncement, formatCountdown, LAST_MINUTE_SECONDS } from './attempt-clock.ts';
import classes from '../attempt-bar.module.css';

/** Often enough that no second is skipped. */
const TICK_MS = 200;

interface TimeRemainingProps {
  time: AttemptTime;
  /** Called once when the time is over. */
  onElapsed: () => void;
}

/** The countdown by the server's clock, announced at ten, five and one minute. */
export function TimeRemaining({ time, onElapsed }: TimeRemainingProps) {
  const [seconds, setSeconds] = useState(() => remainingSeconds(time));
  const [announcement, setAnnouncement] = useState({ text: '', number: 0 });
  const before = useRef(seconds);
  const isStill = isResting(time);
  const isLastMinute = seconds < LAST_MINUTE_SECONDS && !isStill;

  useEffect(() => {
    const tick = () => {
      const now = remainingSeconds(time);
      const text = countdownAnnouncement(before.current, now);
      if (text !== undefined) setAnnouncement(({ number }) => ({ text, number: number + 1 }));
      before.current = now;
      setSeconds(now);
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [time]);

  useEffect(() => {
    if (seconds === 0) onElapsed();
  }, [seconds, onElapsed]);

  return (
    <>
      <div className={classes.time} data-last-minute={isLastMinute || undefined} role="timer">
        <ClockIcon isStill={isStill} isLastMinute={isLastMinute} />
        <span className={classes.timeLabel}>Time Remaining</span>
        <strong className={classes.digits}>{formatCountdown(seconds)}</strong>
      </div>
      {/* The key makes a sentence that occurs again, after minutes were added, be announced
         again. */}
      <VisuallyHidden component="output">
        <span key={announcement.number}>{announcement.text}</span>
      </VisuallyHidden>
    </>
  );
}

function ClockIcon({ isStill, isLastMinute }: { isStill: boolean; isLastMinute: boolean }) {
  if (isStill) return <IconClockPause size={20} aria-hidden />;
  const Icon = isLastMinute ? IconAlarm : IconClock;
  return <Icon size={20} aria-hidden />;
}
